import { describe, expect, it } from 'vitest';
import { svgFault } from './svg-faults.ts';

const drawn = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inside}</svg>`;

describe('the drawing of an operator', () => {
  it.each([
    drawn('<path d="M0 0h8v8z" fill="#123456"/>'),
    `<?xml version="1.0"?>\n<!-- ours -->\n${drawn('<title>A &amp; B</title>')}`,
    drawn('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#a" xlink:href="#a"/>'),
  ])('is taken where it only draws: %s', (svg) => expect(svgFault(svg)).toBeUndefined());

  it.each([
    ['<html></html>', 'viewBox'],
    ['<svg width="8"></svg>', 'viewBox'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${drawn('')}`, 'viewBox'],
    [drawn('<![CDATA[<script>1</script>]]>'), 'declares'],
    [drawn('<script>alert(1)</script>'), '<script>'],
    [drawn('<SCRIPT/>'), '<SCRIPT>'],
    [drawn('<svg:script/>'), '<svg:script>'],
    [drawn('<foreignObject><body/></foreignObject>'), '<foreignObject>'],
    [drawn('<image href="#a"/>'), '<image>'],
    [drawn('<style>a{}</style>'), '<style>'],
    [drawn('<a href="#b"/>'), '<a>'],
    [drawn('<use href="#a"><animate attributeName="href" to="x"/></use>'), '<animate>'],
    [drawn('', ' onload="alert(1)"'), 'onload'],
    [drawn('<path d=""onclick="a()"/>'), 'onclick'],
    [drawn('<use href="https://a.example/#b"/>'), 'href'],
    [drawn("<use xlink:href = ' //a.example'/>"), 'href'],
    [drawn('<use href=https://a.example />'), 'href'],
    [drawn('<rect fill="url(https://a.example/#b)"/>'), 'elsewhere'],
    [drawn('<rect style="fill:u&#114;l(x)"/>'), 'disguise'],
    [drawn('<rect style="fill:\\75rl(x)"/>'), 'disguise'],
    [drawn('<rect style="fill:url( \'data:x\')"/>'), 'elsewhere'],
  ])('is refused where it does more: %s', (svg, fault) => expect(svgFault(svg)).toContain(fault));
});

import { describe, expect, it } from 'vitest';
import { parseDrawing, withLabels } from './parse-drawing.ts';

const drawing = (inside: string, height = 100) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 ${height}">\n${inside}\n</svg>\n`;
const label = (more = '') => `<text data-label="womb" data-fit="8x2" x="10" y="50"${more}/>`;

describe('the form of a drawing', () => {
  it('is shapes in the colours of the house, with places for labels', () => {
    const read = parseDrawing(
      drawing(`<!-- why -->\n<g stroke="#1d2b32" fill="none">\n<path d="M0 0L9 9"/></g>\n${label()}`, 120),
      'a.svg',
    );
    expect(read).toMatchObject({ width: 280, height: 120, labels: ['womb'] });
    expect(read.markup).not.toContain('why');
  });

  it.each([
    ['a style', '<path d="M0 0" style="fill:red"/>', 'leave out style'],
    ['a script', '<script>1</script>', 'leave out “1”'],
    ['an element of its own', '<image x="1"/>', 'draw without <image>'],
    ['an address', '<path href="https://x.example"/>', 'leave out href'],
    ['an id', '<path id="a" d="M0 0"/>', 'leave out id'],
    ['what presses do', '<path onclick="x()" d="M0 0"/>', 'leave out onclick'],
    ['another colour', '<path d="M0 0" fill="#ff0000"/>', 'paint with #1d2b32'],
    ['letters of its own', '<text x="1" y="1">womb</text>', 'leave out “womb”'],
    ['a label without a name', '<text data-fit="8x2" x="1" y="1"/>', 'name its label'],
    ['a label without its room', '<text data-label="womb" x="1" y="1"/>', 'how many characters'],
    ['small letters', label(' font-size="11"'), 'at least 14'],
    ['too many bytes', `<path d="${'M0 0'.repeat(1_600)}"/>`, 'at most 6144'],
  ])('has not %s', (_what, inside, fault) => {
    expect(() => parseDrawing(drawing(inside), 'a.svg')).toThrow(fault);
  });

  it('says on which line', () => {
    expect(() => parseDrawing(drawing('<g>\n<path id="a" d="M0 0"/>\n</g>'), 'a.svg')).toThrow('a.svg:3:');
  });

  it('is as wide as the narrowest column of text', () => {
    expect(() => parseDrawing(drawing('').replace('280', '300'), 'a.svg')).toThrow('0 0 280');
  });
});

describe('labels', () => {
  const read = parseDrawing(drawing(label(' text-anchor="end"')), 'a.svg');

  it('are broken into lines around their place', () => {
    const said = withLabels(read, { womb: 'Neck of <b>' }, 'en.md');
    expect(said).toContain('<tspan x="10" y="46.9">Neck of</tspan><tspan x="10" y="62.9">&lt;b></tspan>');
    expect(said).toContain('text-anchor="end"');
    expect(said).not.toContain('data-');
  });

  it('are refused where there is no room for them', () => {
    expect(() => withLabels(read, { womb: 'Neck of the whole womb' }, 'en.md')).toThrow(
      'en.md:1: the label womb has no room',
    );
    expect(() => withLabels(read, { womb: 'Gebärmutter' }, 'en.md')).toThrow('no room');
  });

  it('keep a French sign with its word', () => {
    expect(withLabels(read, { womb: 'Bébé\u00a0?' }, 'fr.md')).toContain('>Bébé\u00a0?</tspan>');
  });

  it('may be numbers, which are the same in every language', () => {
    const { labels, ...numbered } = parseDrawing(drawing('<text data-number="3" x="1" y="1"/>'), 'a.svg');
    expect(labels).toEqual([]);
    expect(withLabels({ ...numbered, labels }, {}, 'en.md')).toContain('>3</tspan>');
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@salama/contract/language.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOfDrawing, readDrawings } from './read-drawings.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 50"><text data-label="womb" data-fit="9x1" x="1" y="9"/></svg>\n';
const DATA = `anatomy: true
sections: [know-your-body#female-inside]
sources:
  - { organisation: WHO, title: Sizes, url: https://www.who.int/sizes }
`;
const words = (more = 'closed: "Drawing: a womb"', labels = '  womb: Kizazi') =>
  `---\ntitle: Inside\n${more}\nlabels:\n${labels}\n---\nThe womb is in the middle.\n`;

let content: string;
let folder: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'salama-drawings-'));
  folder = join(content, 'drawings/inside');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'drawing.svg'), SVG);
  writeFileSync(join(folder, 'drawing.yaml'), DATA);
  for (const language of LANGUAGES) writeFileSync(join(folder, `${language}.md`), words());
});
afterEach(() => rmSync(content, { recursive: true }));

it('reads a drawing in every language, with its labels in their places', () => {
  const drawings = readDrawings(content);
  expect(drawings.map(({ language }) => language)).toEqual([...LANGUAGES]);
  expect(drawings[0]).toMatchObject({
    name: 'inside',
    isAnatomy: true,
    sections: ['know-your-body#female-inside'],
    title: 'Inside',
    closed: 'Drawing: a womb',
    height: 50,
    text: 'The womb is in the middle.',
  });
  expect(drawings[0]?.shapes).toContain('>Kizazi</tspan>');
});

it.each([
  ['a label that is missing', words(undefined, '  tube: Tube'), 'write the label womb'],
  ['a label that is not drawn', words(undefined, '  womb: Womb\n  tube: Tube'), 'has no label tube'],
  ['anatomy that does not say what will be seen', words(''), 'what will be seen'],
  ['no words', words().replace('The womb is in the middle.', ''), 'say in words'],
])('refuses %s', (_what, text, fault) => {
  writeFileSync(join(folder, 'fr.md'), text);
  expect(() => readDrawings(content)).toThrow(fault);
});

it('refuses a drawing that one language lacks', () => {
  rmSync(join(folder, 'sw.md'));
  expect(() => readDrawings(content)).toThrow('sw.md:1: write this file');
});

it('refuses a drawing that names no source', () => {
  writeFileSync(join(folder, 'drawing.yaml'), DATA.replace(/sources:[\s\S]*/, 'sources: []\n'));
  expect(() => readDrawings(content)).toThrow('where its proportions are from');
});

const signed = (name: string, digest: string) => {
  mkdirSync(join(content, 'library/reviews'), { recursive: true });
  writeFileSync(
    join(content, 'library/reviews/asha.yaml'),
    `name: Asha\nprofession: nurse\nlicence: KNC 1\nscope: all\nsigns: facts\nsigned:\n  - { language: en, on: 2027-03-01, sections: { "drawing#${name}": "${digest}" } }\n`,
  );
};

it('says who signed a drawing, and that it was changed since', () => {
  const [english] = readDrawings(content);
  if (!english) throw new Error('nothing was read');
  signed('inside', digestOfDrawing(english));
  expect(readDrawings(content)[0]?.reviews).toEqual([
    { of: 'facts', isChanged: false, on: '2027-03-01', by: 'Asha, nurse' },
  ]);
  expect(readDrawings(content)[1]?.reviews).toBeUndefined();
  writeFileSync(join(folder, 'drawing.svg'), SVG.replace('y="9"', 'y="10"'));
  expect(readDrawings(content)[0]?.reviews?.[0]?.isChanged).toBe(true);
});

it('refuses the signature of a drawing that is not there', () => {
  signed('outside', '0000000000000000');
  expect(() => readDrawings(content)).toThrow('drawing#outside en is signed and stands nowhere');
});

import type { Drawing } from '@salama/content/drawing-types.ts';
import type { Language } from '@salama/contract/language.ts';
import type { FigureText } from './figure-faults.ts';

const LINE = /<text[^>]*>(.*?)<\/text>/g;

/** What drawings say, each in its three languages: title, labels and words. A number that only counts steps says nothing. */
export function drawingTexts(drawings: readonly Drawing[]): FigureText[] {
  const names = [...new Set(drawings.map(({ name }) => name))];
  return names.flatMap((name) => {
    const versions = drawings.filter((drawing) => drawing.name === name);
    const [first] = versions;
    if (!first) return [];
    const said = (language: Language) => {
      const drawing = versions.find((each) => each.language === language);
      return drawing ? [drawing.title, drawing.text, ...labelsIn(drawing.shapes)].join('\n') : '';
    };
    const { facts, counts } = first;
    const texts = { en: said('en'), sw: said('sw'), fr: said('fr') };
    return [{ place: `drawings/${name}`, texts, named: { facts, counts } }];
  });
}

function labelsIn(shapes: string): string[] {
  return [...shapes.matchAll(LINE)]
    .map(([, lines = '']) =>
      lines
        .replaceAll(/<\/tspan>/g, ' ')
        .replaceAll(/<[^>]*>/g, '')
        .trim(),
    )
    .filter((label) => /\p{L}/u.test(label));
}

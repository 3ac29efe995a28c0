import type { Fact } from '@salama/content/read-facts.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import type { FigureLaw } from './figure-faults.ts';
import { isSame } from './parity.ts';
import { type Figure, readFigures } from './read-figures.ts';

/** From this share of common words on, two facts of one kind tell of the same thing. */
const ALIKE = 0.6;
const SHORT_WORDS = /^(?:the|and|for|from|with|after|before|that|this|than|who|how|are|may|its|per)$/;

/**
 * Two facts that tell of the same thing, with figures that agree (it stands twice) or not (they disagree); a country's line that says
 * another figure than its value; facts that nothing names. One sentence each.
 */
export function registryFaults(
  registry: readonly Fact[],
  named: ReadonlySet<string>,
  law: FigureLaw,
): string[] {
  const idle = registry
    .filter(({ id }) => !named.has(id))
    .map((fact) => `${placeOf(fact)} is named by no text`);
  return [...idle, ...registry.flatMap((fact) => lineFaults(fact, law)), ...twins(registry, law)];
}

function placeOf({ subject, id }: Fact): string {
  return `facts/${subject}.yaml: ${id}`;
}

function twins(registry: readonly Fact[], law: FigureLaw): string[] {
  return registry.flatMap((fact, index) =>
    registry.slice(index + 1).flatMap((other) => {
      if (fact.kind !== other.kind || isKnownUnlike(fact, other) || !areAlike(fact, other)) return [];
      const agree = sameFigures(law.facts.get(fact.id) ?? [], law.facts.get(other.id) ?? []);
      const verdict = agree ? 'tell the same: keep one' : 'disagree: mend one, or name it in "unlike"';
      return [`${placeOf(fact)} and ${other.id} ${verdict}`];
    }),
  );
}

function isKnownUnlike(fact: Fact, other: Fact): boolean {
  return (fact.unlike?.includes(other.id) || other.unlike?.includes(fact.id)) ?? false;
}

function areAlike(fact: Fact, other: Fact): boolean {
  const [one, two] = [wordsOf(fact.says), wordsOf(other.says)];
  const common = [...one].filter((word) => two.has(word)).length;
  return common / Math.max(1, new Set([...one, ...two]).size) >= ALIKE;
}

function wordsOf(says: string): Set<string> {
  const words = says.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !SHORT_WORDS.test(word)));
}

function sameFigures(one: readonly Figure[], other: readonly Figure[]): boolean {
  return one.length === other.length && one.every((figure) => other.some((each) => isSame(each, figure)));
}

function lineFaults(fact: Fact, { readings, phones }: FigureLaw): string[] {
  return Object.entries(fact.countries ?? {}).flatMap(([country, { is, line }]) => {
    const known = is.flatMap((text) => readFigures(text, readings.en, new Set()));
    return LANGUAGES.flatMap((language) =>
      readFigures(line[language], readings[language], phones)
        .filter((figure) => !known.some((each) => isSame(each, figure)))
        .map(
          ({ text }) =>
            `${placeOf(fact)}: the ${language} line of ${country} says ${text}, which is not its value`,
        ),
    );
  });
}

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examAssistant } from './exam-assistant.ts';
import { mark, readCases } from './mark.ts';
import {
  atOnce,
  chosenByErring,
  chosenByKnowing,
  isAmongCandidates,
  isRight,
  sit,
} from './scripted-readers.ts';

const assistant = examAssistant();
const file = join(import.meta.dirname, 'examined-15.jsonl');
const sittings = readCases(file).map((exam) => sit(assistant, exam));
const answers = sittings.filter(({ exam }) => exam.kind === 'answer');

describe('a reader of the examined questions', () => {
  it('finds the right passage among the candidates of 95 in 100', () => {
    expect(answers.filter(isAmongCandidates).length / answers.length).toBeGreaterThanOrEqual(0.95);
  });

  it('that knows is right at once in 92 of 100', () => {
    const right = answers.filter((one) => isRight(one.exam, atOnce(chosenByKnowing(one))));
    expect(right.length / answers.length).toBeGreaterThanOrEqual(0.92);
  });

  it('that always errs says nothing that must not be said, and takes no card away', () => {
    for (const sitting of sittings) {
      const reply = chosenByErring(sitting);
      const { faults } = mark(sitting.exam, atOnce(reply));
      expect(
        faults.filter((fault) => fault.startsWith('says')),
        sitting.exam.id,
      ).toEqual([]);
      expect(reply.help, sitting.exam.id).toEqual(sitting.embedded.help);
    }
  });
});

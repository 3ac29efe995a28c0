// Says what a reader can be worth: in how many questions the right passage is among the candidates, how many one that knows
// gets right at once, and what one that always errs does. By language:
// node tools/exam/readers.ts [questions.jsonl ...]
import { LANGUAGES } from '@salama/contract/language.ts';
import { examAssistant } from './exam-assistant.ts';
import { examinedFiles } from './examined-files.ts';
import { mark, readCases } from './mark.ts';
import {
  atOnce,
  chosenByErring,
  chosenByKnowing,
  isAmongCandidates,
  isRight,
  type Sitting,
  sit,
} from './scripted-readers.ts';

const given = process.argv.slice(2);
const files = given.length > 0 ? given : examinedFiles();
const assistant = examAssistant();
const sittings = files.flatMap(readCases).map((exam) => sit(assistant, exam));
const answers = sittings.filter(({ exam }) => exam.kind === 'answer');

for (const language of LANGUAGES)
  print(
    language,
    answers.filter(({ exam }) => exam.language === language),
  );
print('all', answers);
const cards = sittings.filter(({ embedded }) => embedded.help);
const lost = cards.filter((sitting) => chosenByErring(sitting).help !== sitting.embedded.help);
console.info(`of ${cards.length} help cards the reader that errs takes ${lost.length} away`);

function print(name: string, some: readonly Sitting[]): void {
  const share = (test: (sitting: Sitting) => boolean) =>
    `${((100 * some.filter(test).length) / Math.max(1, some.length)).toFixed(1)} %`;
  const says = (sitting: Sitting) =>
    mark(sitting.exam, atOnce(chosenByErring(sitting))).faults.some((fault) => fault.startsWith('says'));
  console.info(
    [
      `${name} (${some.length} answers)`,
      `right without a reader ${share(({ exam, embedded }) => isRight(exam, embedded))}`,
      `at once ${share(({ exam, embedded }) => isRight(exam, atOnce(embedded)))}`,
      `among the candidates ${share(isAmongCandidates)}`,
      `with the reader that knows, at once ${share((one) => isRight(one.exam, atOnce(chosenByKnowing(one))))}`,
      `with the one that errs: says what it must not ${share(says)}`,
    ].join('; '),
  );
}

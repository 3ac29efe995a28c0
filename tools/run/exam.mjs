// `npm run exam`: how many of the examined questions the assistant answers; `npm run exam -- --model` asks the operator's
// language model as well and says whether it is good enough. Files of questions may be named.
import { handOver, install } from './prepare.mjs';

const words = process.argv.slice(2);
const files = words.filter((word) => word !== '--model');

install();
handOver([words.includes('--model') ? 'tools/exam/model.ts' : 'tools/exam/score.ts', ...files]);

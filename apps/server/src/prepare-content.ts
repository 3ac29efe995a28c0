// Part of the build: makes once what every start of the server would else learn from `content/`.
import { join } from 'node:path';
import { prepareContent } from './prepared-content.ts';

prepareContent(join(import.meta.dirname, '../../..'));

import type { AnswerKnowledge } from '@salama/content/types.ts';
import type { Country } from '@salama/contract/country.ts';
import { fillHelp } from '../safety/help-places.ts';
import { keepKnownNumbers } from '../safety/known-numbers.ts';
import { fillCalls } from '../safety/whom-to-call.ts';
import type { Reply } from './reply.ts';

/** Says whom to call in the country. Whatever a passage says, only numbers of the directory reach a person. */
export function createNumberKeeper({ directories, safety, help }: AnswerKnowledge) {
  return (reply: Reply, country: Country | undefined): Reply => {
    const { added, details, text } = reply;
    const request = { language: details.language, country, directories, texts: safety.words.texts };
    const said = (one: string) =>
      keepKnownNumbers(fillHelp(fillCalls(one, request), help, request), directories);
    return {
      ...reply,
      text: said(text),
      ...(added && { added: said(added) }),
      details: { ...details, ...(details.more && { more: said(details.more) }) },
    };
  };
}

/** Cuts a text that arrives bit by bit into whole sentences. Joined again they are the text, letter by letter. */
export interface SentenceSplitter {
  push(text: string): string[];
  /** What is left at the end. */
  end(): string;
}

/** An end of a sentence or line, what closes it, the space behind, and the first sign of what follows. */
const END = /(?:[.!?…]+["'”’»)\]*_]*\s+|\n+\s*)(?=\S)/g;
const NEXT_DIGIT = /^[\d+(]/;
const ENDS_IN_DIGIT = /\d[^\p{L}\p{N}]*$/u;
const LIST_SIGN = /(?:^|\n)\s*(?:\d+[.)]|[-*])\s*$/;

export function createSentenceSplitter(): SentenceSplitter {
  let waiting = '';
  return {
    push(text) {
      waiting += text;
      const sentences: string[] = [];
      for (let end = firstEnd(waiting); end !== undefined; end = firstEnd(waiting)) {
        sentences.push(waiting.slice(0, end));
        waiting = waiting.slice(end);
      }
      return sentences;
    },
    end() {
      const rest = waiting;
      waiting = '';
      return rest;
    },
  };
}

/** A number, a link or a list sign is never cut in two: what cannot be judged alone waits for the rest. */
function firstEnd(text: string): number | undefined {
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    const sentence = text.slice(0, end);
    if (LIST_SIGN.test(sentence) || isOpen(sentence)) continue;
    if (ENDS_IN_DIGIT.test(sentence) && NEXT_DIGIT.test(text.slice(end))) continue;
    return end;
  }
  return undefined;
}

function isOpen(text: string): boolean {
  return count(text, '[') > count(text, ']') || count(text, '(') > count(text, ')');
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

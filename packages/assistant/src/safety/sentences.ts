/** Words; a message no longer than this is one thing told. */
const ONE_TELLING = 24;
/** Words; less says too little without what stands beside it ("I am fine", "help me"). */
const FEW_WORDS = 4;
/** Sentences; a message of more tells of several things, and words far apart make no sign together. */
const ONE_STORY = 4;
const SENTENCE_END = /(?<=[.!?…;])\s+|\n+/;

export interface MessageParts {
  /** More than one thing told. */
  isLong: boolean;
  /** The whole message; of a long story each sentence with the one before it, and with the beginning it is told of. */
  told: string[];
  /** Each sentence as if it stood alone, so that nothing told around it keeps it silent; none of a short message. */
  sentences: string[];
}

/**
 * The parts in which a message is read for danger. What has no full stops is cut into overlapping stretches. `lasts` tells
 * whether all that follows a story's first sentence is told of it: "am 34 weeks with my first".
 */
export function partsOf(text: string, lasts: (beginning: string) => boolean = () => false): MessageParts {
  const sentences = sentencesOf(text);
  const isStory = sentences.length > ONE_STORY;
  const beginning = isStory && sentences[0] && lasts(sentences[0]) ? sentences[0] : undefined;
  const pairs = sentences.map((one, at) =>
    [at > 1 && beginning, sentences[at - 1], one].filter(Boolean).join('. '),
  );
  return { isLong: sentences.length > 0, told: isStory ? pairs : [text], sentences };
}

function sentencesOf(text: string): string[] {
  if (wordsOf(text).length <= ONE_TELLING) return [];
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const words = wordsOf(sentence);
    return words.length < FEW_WORDS ? [] : stretchesOf(words);
  });
}

function stretchesOf(words: readonly string[]): string[] {
  const step = ONE_TELLING / 2;
  const count = Math.max(1, Math.ceil(words.length / step) - 1);
  return Array.from({ length: count }, (_, at) => words.slice(at * step, at * step + ONE_TELLING).join(' '));
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

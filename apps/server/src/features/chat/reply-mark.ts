import { timingSafeEqual } from 'node:crypto';
import type { Feedback } from '@salama/contract/chat/feedback.ts';
import type { ReplyDetails } from '@salama/contract/chat/schemas.ts';
import { type KeyedDigest, keyedDigest } from '../../platform/keyed-digest.ts';
import type { Randomness } from '../../platform/randomness.ts';

/** Shows that a reply was given, and which one: who holds it got that reply. Leads to nobody, and nothing is kept for it. */
export interface ReplyMarks {
  /** For a reply that is about to go out. */
  markOf(details: ReplyDetails): string;
  /** What the reply counts as, once however often somebody speaks of it; undefined for one that was never given. */
  read(feedback: Feedback): string | undefined;
}

const NONCE_BYTES = 16;

export function createReplyMarks(key: Buffer, randomness: Randomness): ReplyMarks {
  const digest = keyedDigest(key);
  return {
    markOf(details) {
      const nonce = randomness.bytes(NONCE_BYTES).toString('base64url');
      return `${nonce}.${sign(digest, nonce, subjectOf(details))}`;
    },
    read(feedback) {
      const [nonce = '', signature = ''] = feedback.replyMark.split('.');
      const [given, expected] = [signature, sign(digest, nonce, feedback)].map((text) => Buffer.from(text));
      const isOurs =
        given?.length === expected?.length && given && expected && timingSafeEqual(given, expected);
      return isOurs ? digest('counted', nonce) : undefined;
    },
  };
}

type Subject = Pick<Feedback, 'language' | 'kind' | 'writtenBy' | 'topic' | 'sections'>;

/** What a thumb says of the reply: as the page tells it. */
function subjectOf({ language, kind, writtenBy, article, passages }: ReplyDetails): Subject {
  const topic = article?.slug ?? passages?.[0]?.slug;
  return {
    language,
    kind,
    writtenBy,
    topic,
    sections: passages?.map(({ slug, section }) => `${slug}#${section}`),
  };
}

function sign(
  digest: KeyedDigest,
  nonce: string,
  { language, kind, writtenBy, topic, sections }: Subject,
): string {
  return digest('given', nonce, language, kind, writtenBy ?? '', topic ?? '', sections?.join(' ') ?? '');
}

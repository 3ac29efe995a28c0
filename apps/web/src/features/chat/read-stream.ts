import type { ask } from '@salama/contract/chat/endpoints.ts';
import type { DataOf } from '@salama/contract/endpoint.ts';
import { readPiece, STREAM_EVENTS } from '@salama/contract/event-stream.ts';
import { createParser } from 'eventsource-parser';
import { type Outcome, outcomeOf } from '../../lib/http.ts';

type Answer = DataOf<typeof ask>;

/** Gives the pieces on as they come; answers with the envelope at the end. Throws when the stream breaks off. */
export async function readStream(
  response: Response,
  onPiece: (text: string) => void,
  renew: () => void,
): Promise<Outcome<Answer>> {
  let outcome: Outcome<Answer> | undefined;
  const parser = createParser({
    onEvent({ event, data }) {
      const content: unknown = JSON.parse(data);
      if (event === STREAM_EVENTS.piece) onPiece(readPiece(content));
      else outcome = outcomeOf(content, response);
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    renew();
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
  if (!outcome) throw new Error('The answer broke off');
  return outcome;
}

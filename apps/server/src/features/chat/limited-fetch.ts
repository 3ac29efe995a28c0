import { ModelFailure } from './model-failure.ts';

/** Bytes of the longest answer of a model's server: a reply in pieces of a few letters, with all that stands around each. */
const LONGEST_BODY = 2_000_000;

/** `fetch` for a server that may send without end: what it sends is read up to a limit. */
export async function limitedFetch(
  address: string | URL | Request,
  options?: RequestInit,
): Promise<Response> {
  const response = await fetch(address, options);
  if (!response.body) return response;
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > LONGEST_BODY) controller.error(new ModelFailure('garbage'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counting), { status, statusText, headers });
}

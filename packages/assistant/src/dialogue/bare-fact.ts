/** How a message is read; `isFact`: it says nothing but facts. */
interface Reading {
  isAct(text: string): boolean;
  isFact(text: string): boolean;
}

/**
 * The earlier question with what was told since, when a message tells a fact and asks nothing: "can I get the implant. I'm 16".
 * Undefined where there is no such question. `said`: the person's messages, the last first.
 */
export function askedAnew(
  message: string,
  said: readonly string[],
  { isAct, isFact }: Reading,
): string | undefined {
  if (!isFact(message)) return undefined;
  const spoken = said.filter((text) => !isAct(text));
  const place = spoken.findIndex((text) => !isFact(text));
  if (place === -1) return undefined;
  return [message, ...spoken.slice(0, place + 1)].reverse().join('. ');
}

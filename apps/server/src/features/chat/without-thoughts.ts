const THOUGHT = { from: '<think>', to: '</think>' } as const;

/** Some models think aloud first; nobody is meant to read it. */
export function withoutThoughts(say: (text: string) => void): (text: string) => void {
  let head: string | undefined = '';
  return (text) => {
    if (head === undefined) return say(text);
    head += text;
    const start = head.trimStart();
    if (THOUGHT.from.startsWith(start.slice(0, THOUGHT.from.length))) {
      const end = start.indexOf(THOUGHT.to);
      if (end === -1) return undefined;
      head = start.slice(end + THOUGHT.to.length);
    }
    const rest = head.trimStart();
    head = undefined;
    return say(rest);
  };
}

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best of those at hand that the `Accept-Encoding` of a request takes; undefined for the bytes as they are. */
export function acceptedEncoding(
  header: string | undefined,
  atHand: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  return header === undefined ? undefined : atHand.find((encoding) => accepts(header, encoding));
}

function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name, quality] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !/^q=0(?:\.0*)?$/.test(quality ?? '');
  });
}

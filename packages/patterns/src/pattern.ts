import type { TokenReader } from './tokens.ts';

/** What a place in a pattern accepts. The pattern language stands in `content/danger/README.md`. */
export type Node = Part & {
  /** From 0; no two of one parser have the same. */
  id: number;
};
type Part =
  | { kind: 'word'; text: string; match: 'fuzzy' | 'exact' | 'prefix' | 'suffix' | 'infix' }
  | { kind: 'number'; from: number; to: number }
  | { kind: 'any'; options: Node[] }
  | { kind: 'sequence'; parts: Node[]; gaps: number[] };

export interface Sign {
  source: string;
  terms: { node: Node; role: 'present' | 'affirmed' | 'absent' }[];
  /** All present terms lie within so many words. */
  within: number;
}

/** How far apart the terms of one sign may stand when it does not say so. */
const DEFAULT_WITHIN = 40;
const ROLES: Record<string, 'absent' | 'affirmed'> = { '!': 'absent', '^': 'affirmed' };
/** Words that `+` may skip. */
const GAP = 3;

/** Parses signs that share groups and are read alike. Throws an Error that names the faulty pattern. */
export function createPatternParser(groups: Record<string, string[]>, readTokens: TokenReader) {
  const parser = new PatternParser(groups, readTokens);
  return {
    parseSign: (source: string) => parser.parseSign(source),
    parseGroup: (name: string, source: string) => parser.parseGroup(name, source),
  };
}

class PatternParser {
  private readonly groups: Record<string, string[]>;
  private readonly readTokens: TokenReader;
  private readonly parsed = new Map<string, Node>();
  private readonly opened: string[] = [];
  private made = 0;

  constructor(groups: Record<string, string[]>, readTokens: TokenReader) {
    this.groups = groups;
    this.readTokens = readTokens;
  }

  parseSign(source: string): Sign {
    let within = DEFAULT_WITHIN;
    const terms: Sign['terms'] = [];
    for (const word of source.trim().split(/\s+/)) {
      const role = ROLES[word[0] ?? ''];
      if (/^~\d+$/.test(word)) within = Number(word.slice(1));
      else if (role) terms.push({ node: this.parseTerm(word.slice(1), source), role });
      else terms.push({ node: this.parseTerm(word, source), role: 'present' });
    }
    if (!terms.some(({ role }) => role !== 'absent')) throw new Error(`Pattern needs a word: "${source}"`);
    return { source, terms, within };
  }

  parseGroup(name: string, source: string): Node {
    const options = this.groups[name];
    if (!options) throw new Error(`No group <${name}>, used in "${source}"`);
    if (this.opened.includes(name)) throw new Error(`Group <${name}> contains itself`);
    this.opened.push(name);
    const node = this.anyOf(options.map((option) => this.parseTerm(option, `<${name}> ${option}`)));
    this.opened.pop();
    return node;
  }

  private parseTerm(text: string, source: string): Node {
    return this.anyOf(
      text.split('|').map((option) => this.shared(option, () => this.parseSequence(option, source))),
    );
  }

  /** What is written the same is the same node, so that a text is searched for it once. */
  private shared(written: string, parse: () => Node): Node {
    const node = this.parsed.get(written) ?? parse();
    this.parsed.set(written, node);
    return node;
  }

  private parseSequence(text: string, source: string): Node {
    const pieces = text.split(/([_+])/);
    const parts: Node[] = [];
    const gaps: number[] = [];
    for (let at = 0; at < pieces.length; at += 2) {
      if (at > 0) gaps.push(pieces[at - 1] === '+' ? GAP : 0);
      const piece = pieces[at] ?? '';
      parts.push(this.shared(piece, () => this.parsePart(piece, source)));
    }
    return parts.length === 1 && parts[0] ? parts[0] : this.node({ kind: 'sequence', parts, gaps });
  }

  private parsePart(part: string, source: string): Node {
    const group = /^<([a-z-]+)>$/.exec(part)?.[1];
    if (group) return this.parseGroup(group, source);
    const range = /^#(\d+)-(\d+)$/.exec(part);
    if (range) return this.node({ kind: 'number', from: Number(range[1]), to: Number(range[2]) });
    const [, star, exact, word, tail] = /^(\*?)(=?)([\p{L}\p{N}']+)(\*?)$/u.exec(part) ?? [];
    if (!word) throw new Error(`Cannot read "${part}" in the pattern "${source}"`);
    const match = star ? (tail ? 'infix' : 'suffix') : tail ? 'prefix' : exact ? 'exact' : 'fuzzy';
    const words = this.readTokens(word).map(({ text }) => this.node({ kind: 'word', text, match }));
    if (words.length === 1 && words[0]) return words[0];
    return this.node({ kind: 'sequence', parts: words, gaps: words.slice(1).map(() => 0) });
  }

  private anyOf(options: Node[]): Node {
    return options.length === 1 && options[0] ? options[0] : this.node({ kind: 'any', options });
  }

  private node(part: Part): Node {
    const id = this.made;
    this.made += 1;
    return { ...part, id };
  }
}

import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { ContentFault } from './content-fault.ts';
import { spaceFrenchIn } from './french-spaces.ts';

/**
 * Reads YAML and checks it against a schema. A fault names the file, the line and the field.
 * `offset` is the number of lines that stand before `text` in the file.
 */
export function parseYaml<S extends v.GenericSchema>(
  schema: S,
  text: string,
  file: string,
  offset = 0,
): v.InferOutput<S> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new ContentFault(file, lines.linePos(error.pos[0]).line + offset, explain(error.message));
  const result = v.safeParse(schema, document.toJS());
  if (result.success) return spaceFrenchIn(result.output);
  const [issue] = result.issues;
  const path = (issue.path ?? []).map((item) => item.key);
  const line = lineOf(document, lines, path) + offset;
  throw new ContentFault(file, line, `${path.join('.') || 'the file'}: ${issue.message}`);
}

function explain(message: string): string {
  const [first = message] = message.split('\n');
  return `${first.replace(/ at line .*$/, '')} (put text that contains a colon between double quotes)`;
}

/** The line of the field, or of its nearest ancestor that is present. */
function lineOf(document: ReturnType<typeof parseDocument>, lines: LineCounter, path: unknown[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (hasRange(node)) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

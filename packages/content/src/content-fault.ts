/** Something wrong in a content file, said so that a person who does not program can mend it. */
export class ContentFault extends Error {
  override readonly name = 'ContentFault';
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;

  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.file = file;
    this.line = line;
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The files of the project, as they stand or with something planted among them. */
export interface Tree {
  /** Paths from the project's root. */
  files: readonly string[];
  read(file: string): string;
}

/** Something that must hold of every file. */
export interface Law {
  name: string;
  /** What breaks it, each beginning with the file's path; each says how to mend it. */
  faults(tree: Tree): string[];
  /** A file that breaks it and its text: it must be found where it stands, or the law is not being checked. */
  planted: readonly (readonly [file: string, text: string])[];
}

/** What git knows or would add. */
export function realTree(): Tree {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => file && existsSync(file));
  const texts = new Map<string, string>();
  return {
    files,
    read: (file) => {
      const text = texts.get(file) ?? readFileSync(file, 'utf8');
      texts.set(file, text);
      return text;
    },
  };
}

/** The same tree with one more file in it; nothing is written. */
export function plant(tree: Tree, file: string, text: string): Tree {
  return { files: [...tree.files, file], read: (path) => (path === file ? text : tree.read(path)) };
}

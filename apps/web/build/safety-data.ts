import { readDirectories } from '@salama/content/read-directory.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import type { Plugin } from 'vite';
import { folders } from './folders.ts';

const MODULE = 'virtual:salama-safety';
const RESOLVED = `\0${MODULE}`;

/**
 * Serves `virtual:salama-safety`: the crisis and danger rules and the directory, read from `content/` at build
 * time, so that the browser can show help before, and without, any network.
 */
export function safetyData(content: string = folders.content): Plugin {
  return {
    name: 'salama-safety-data',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? moduleText(content) : undefined),
  };
}

function moduleText(content: string): string {
  const rules = readSafety(`${content}/danger`);
  const directories = readDirectories(`${content}/directory`);
  return `export const rules = ${parsed(rules)};\nexport const directories = ${parsed(directories)};\n`;
}

/** JSON.parse of a string starts faster than a literal of this size on a cheap phone. */
function parsed(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
}

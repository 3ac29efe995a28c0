import { describe, expect, it } from 'vitest';
import type { BuiltFile } from './built-file.ts';
import { joinSmall } from './joined-files.ts';

interface Sketch {
  bytes: number;
  imports?: string[];
  sources?: string[];
}

function join(sketches: Record<string, Sketch>, pages: string[][]): string[][] {
  const files = Object.entries(sketches).map(
    ([name, { imports = [], sources = [] }]): BuiltFile => ({
      ...{ name, imports, sources, fetches: [] },
      isEntry: name === 'app',
    }),
  );
  const sizes = new Map(Object.entries(sketches).map(([name, { bytes }]) => [name, bytes]));
  return joinSmall(files, sizes, pages).map((names) => names.sort());
}

const app = { bytes: 70_000 };
const [board, chat, learn] = [{ bytes: 5_000 }, { bytes: 6_000 }, { bytes: 7_000 }];

describe('a script that is too small to ask for', () => {
  it('joins the one that the same pages begin with', () => {
    const pages = [
      ['app', 'board', 'vote'],
      ['app', 'chat'],
    ];
    expect(join({ app, board, chat, vote: { bytes: 200 } }, pages)).toContainEqual(['board', 'vote']);
  });

  it('joins what every page has when several pages need it', () => {
    const pages = [
      ['app', 'board', 'field'],
      ['app', 'chat', 'field'],
      ['app', 'learn'],
    ];
    expect(join({ app, board, chat, learn, field: { bytes: 300 } }, pages)).toContainEqual(['app', 'field']);
  });

  it('stays with words of its own language', () => {
    const sketches = {
      app,
      en: { bytes: 300, sources: ['src/locales/en/home.ts'] },
      sw: { bytes: 300, sources: ['src/locales/sw/home.ts'] },
      moreEn: { bytes: 900, sources: ['src/locales/en/chat.ts'] },
    };
    expect(join(sketches, [['app', 'en'], ['app', 'sw'], ['app']])).toContainEqual(['en', 'moreEn']);
  });

  it('brings nothing of the desk to a phone', () => {
    const sketches = { app, desk: { bytes: 300, sources: ['src/features/admin/saved.ts'] } };
    expect(join(sketches, [['app', 'desk']])).toEqual([['app'], ['desk']]);
  });

  it('closes no circle of files that import each other', () => {
    const sketches = {
      app: { bytes: 70_000, imports: ['board'] },
      board: { bytes: 5_000, imports: ['field'] },
      field: { bytes: 300 },
    };
    expect(join(sketches, [['app', 'board', 'field']])).toContainEqual(['board', 'field']);
  });
});

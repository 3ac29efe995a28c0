import { describe, expect, it } from 'vitest';
import { frenchCatalogues } from './french-catalogues.ts';

const { transform } = frenchCatalogues() as {
  transform: (code: string, id: string) => { code: string } | undefined;
};

describe('the French catalogues', () => {
  it('are bundled with spaces that do not break', () => {
    const source = "export const a = { ask: (n: number) => (n === 1 ? 'Qui ?' : 'À deux : « qui ? »') };";
    const { code = '' } = transform(source, '/app/src/locales/fr/chat.ts') ?? {};
    expect(code).toContain("'Qui\u00a0?'");
    expect(code).toContain('\u00a0: «\u00a0qui\u00a0?\u00a0»');
    expect(code).not.toMatch(/ [:?»]/);
  });

  it('are the only ones', () => {
    expect(transform("'Who ?'", '/app/src/locales/en/chat.ts')).toBeUndefined();
    expect(transform("'Qui ?'", '/contract/src/texts/fr-chat.ts')?.code).toBe("'Qui\u00a0?'");
  });
});

import type { Directory } from '@salama/content/directory-types.ts';
import { listDirectory } from '@salama/contract/directory/endpoints.ts';
import { CONTACT_KINDS } from '@salama/contract/help.ts';
import type { Binder } from '../../platform/endpoint-binding.ts';
import { presentContact } from './present.ts';

export function bindDirectory(bind: Binder, directories: readonly Directory[]): void {
  const byCountry = new Map(directories.map((directory) => [directory.country, directory]));
  bind(
    listDirectory,
    async ({ query, language }) => {
      const directory = byCountry.get(query.country ?? 'world');
      return {
        data: {
          country: query.country ?? null,
          contacts: (directory?.contacts ?? []).map((contact) => presentContact(contact, language)),
          gaps: directory?.gaps ?? [...CONTACT_KINDS],
        },
      };
    },
    { compress: true },
  );
}

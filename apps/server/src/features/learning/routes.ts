import {
  createMaterial,
  deleteMaterial,
  listChanges,
  listMaterials,
  readMaterial,
  searchMaterials,
  updateMaterial,
} from '@salama/contract/learning/endpoints.ts';
import { type Binder, type Call, requireActor } from '../../platform/endpoint-binding.ts';
import { create, remove, update } from './material-changes.ts';
import { changesOf, listFor, readOne, searchForAdmin } from './materials.ts';
import type { Editor, Learning } from './types.ts';

export function bindLearning(bind: Binder, learning: Learning): void {
  bind(listMaterials, ({ query, ...reader }) => listFor(query, reader, learning), { compress: true });
  bind(listChanges, async () => ({ data: await changesOf(learning) }), { compress: true });
  bind(readMaterial, async ({ params, ...reader }) => ({ data: await readOne(params.id, reader, learning) }));
  bind(searchMaterials, async ({ query, language }) => ({
    data: await searchForAdmin(query, language, learning),
  }));

  bind(createMaterial, async ({ body, ...call }) => ({ data: await create(body, editorOf(call), learning) }));
  bind(updateMaterial, async ({ params, body, ...call }) => {
    return { data: await update(params.id, body, editorOf(call), learning) };
  });
  bind(deleteMaterial, async ({ params, ...call }) => {
    await remove(params.id, editorOf(call), learning);
    return { data: {} };
  });
}

function editorOf(call: Pick<Call, 'actor' | 'language'>): Editor {
  return { actor: requireActor(call), language: call.language };
}

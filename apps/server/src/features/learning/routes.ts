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
import type { Editor, Learning } from './types.ts';

export function bindLearning(bind: Binder, learning: Learning): void {
  bind(listMaterials, ({ query, ...reader }) => learning.list(query, reader));
  bind(listChanges, async () => ({ data: await learning.changes() }));
  bind(readMaterial, async ({ params, ...reader }) => ({ data: await learning.read(params.id, reader) }));
  bind(searchMaterials, async ({ query, language }) => ({ data: await learning.search(query, language) }));

  bind(createMaterial, async ({ body, ...call }) => ({ data: await learning.create(body, editorOf(call)) }));
  bind(updateMaterial, async ({ params, body, ...call }) => {
    return { data: await learning.update(params.id, body, editorOf(call)) };
  });
  bind(deleteMaterial, async ({ params, ...call }) => {
    await learning.remove(params.id, editorOf(call));
    return { data: {} };
  });
}

function editorOf(call: Pick<Call, 'actor' | 'language'>): Editor {
  return { actor: requireActor(call), language: call.language };
}

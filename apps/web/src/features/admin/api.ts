import {
  changeModerator,
  changeRole,
  listAudit,
  listUsers,
  readActivity,
  readStats,
} from '@salama/contract/admin/endpoints.ts';
import { listWords, readAsked, readUnanswered } from '@salama/contract/admin/quality.ts';
import { confirm } from '@salama/contract/auth/account-endpoints.ts';
import type { User } from '@salama/contract/auth/schemas.ts';
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  passSecondFactor,
  readSecondFactor,
} from '@salama/contract/auth/second-factor.ts';
import {
  dropCorrection,
  exportCorrections,
  listCorrections,
  listLines,
  proposeCorrection,
  publishCorrection,
  reviseCorrection,
  undoCorrection,
} from '@salama/contract/corrections/endpoints.ts';
import type { Proposal } from '@salama/contract/corrections/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { BodyInputOf, DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import {
  createMaterial,
  deleteMaterial,
  readMaterial,
  searchMaterials,
  updateMaterial,
} from '@salama/contract/learning/endpoints.ts';
import { decideCase, listCases, undoDecision } from '@salama/contract/moderation/endpoints.ts';
import { changeSuggestion, listSuggestions } from '@salama/contract/suggestions/endpoints.ts';
import { decideTestimonial, reviewTestimonials } from '@salama/contract/testimonials/endpoints.ts';
import { call } from '../../lib/http.ts';

export type Suggestions = DataOf<typeof listSuggestions>;
export type Words = DataOf<typeof listWords>;
export type SecondFactorState = DataOf<typeof readSecondFactor>;
export type MaterialDraft = NonNullable<BodyInputOf<typeof createMaterial>>;
export type MaterialChanges = NonNullable<BodyInputOf<typeof updateMaterial>>;
export type CaseDecision = NonNullable<BodyInputOf<typeof decideCase>>;

/** The calls of the desk. */
export const adminApi = {
  stats: () => call(readStats),
  activity: (days: number) => call(readActivity, { query: { days } }),

  users: (query: QueryOf<typeof listUsers>) => call(listUsers, { query }),
  changeRole: (id: string, role: User['role']) => call(changeRole, { params: { id }, body: { role } }),
  changeModerator: (id: string, isModerator: boolean) =>
    call(changeModerator, { params: { id }, body: { isModerator } }),

  materials: (query: QueryOf<typeof searchMaterials>) => call(searchMaterials, { query }),
  material: (id: string) => call(readMaterial, { params: { id } }),
  createMaterial: (body: MaterialDraft) => call(createMaterial, { body }),
  updateMaterial: (id: string, body: MaterialChanges) => call(updateMaterial, { params: { id }, body }),
  deleteMaterial: (id: string) => call(deleteMaterial, { params: { id } }),

  cases: (query: QueryOf<typeof listCases>) => call(listCases, { query }),
  decide: (id: string, body: CaseDecision) => call(decideCase, { params: { id }, body }),
  undo: (id: string, version: string) => call(undoDecision, { params: { id }, body: { version } }),
  testimonials: (query: QueryOf<typeof reviewTestimonials>) => call(reviewTestimonials, { query }),
  decideTestimonial: (id: string, body: NonNullable<BodyInputOf<typeof decideTestimonial>>) =>
    call(decideTestimonial, { params: { id }, body }),

  suggestions: (query: QueryOf<typeof listSuggestions>) => call(listSuggestions, { query }),
  changeSuggestion: (id: string, body: NonNullable<BodyInputOf<typeof changeSuggestion>>) =>
    call(changeSuggestion, { params: { id }, body }),

  asked: (days: number) => call(readAsked, { query: { days } }),
  unanswered: (days: number) => call(readUnanswered, { query: { days } }),
  words: (page: number) => call(listWords, { query: { page } }),

  corrections: () => call(listCorrections),
  lines: (country: Country) => call(listLines, { query: { country } }),
  proposeCorrection: (body: Proposal) => call(proposeCorrection, { body }),
  reviseCorrection: (id: string, body: NonNullable<BodyInputOf<typeof reviseCorrection>>) =>
    call(reviseCorrection, { params: { id }, body }),
  publishCorrection: (id: string, body: NonNullable<BodyInputOf<typeof publishCorrection>>) =>
    call(publishCorrection, { params: { id }, body }),
  undoCorrection: (id: string) => call(undoCorrection, { params: { id } }),
  dropCorrection: (id: string) => call(dropCorrection, { params: { id } }),
  exportCorrections: () => call(exportCorrections),

  trail: (query: QueryOf<typeof listAudit>) => call(listAudit, { query }),

  confirm: (password: string) => call(confirm, { body: { password } }),
  secondFactor: () => call(readSecondFactor),
  beginSecondFactor: () => call(beginSecondFactor),
  enableSecondFactor: (code: string) => call(enableSecondFactor, { body: { code } }),
  passSecondFactor: (code: string) => call(passSecondFactor, { body: { code } }),
  disableSecondFactor: () => call(disableSecondFactor),
};

import { auditEntrySchema } from '@salama/contract/admin/audit.ts';
import { activitySchema, listedUserSchema, statsSchema } from '@salama/contract/admin/schemas.ts';
import { deskExportSchema } from '@salama/contract/auth/desk-export.ts';
import { sessionSchema, userSchema } from '@salama/contract/auth/schemas.ts';
import {
  factsSchema,
  historyMessageSchema,
  passageSchema,
  replyDetailsSchema,
  sourceSchema,
} from '@salama/contract/chat/schemas.ts';
import {
  answerSchema,
  postedSchema,
  questionSchema,
  similarQuestionSchema,
} from '@salama/contract/community/schemas.ts';
import { listedCorrectionSchema } from '@salama/contract/corrections/schemas.ts';
import { directoryEntrySchema } from '@salama/contract/directory/endpoints.ts';
import { failureSchema } from '@salama/contract/envelope.ts';
import { contactSchema, helpSchema } from '@salama/contract/help.ts';
import { materialSchema } from '@salama/contract/learning/schemas.ts';
import { caseSchema } from '@salama/contract/moderation/schemas.ts';
import { suggestionSchema } from '@salama/contract/suggestions/schemas.ts';
import { reviewedTestimonialSchema, testimonialSchema } from '@salama/contract/testimonials/schemas.ts';
import type * as v from 'valibot';

/** The nouns of the answers, as a description of the API and a client made from it call them. */
export const NAMED_SCHEMAS: Record<string, v.GenericSchema> = {
  Activity: activitySchema,
  Answer: answerSchema,
  AuditEntry: auditEntrySchema,
  Case: caseSchema,
  Contact: contactSchema,
  Correction: listedCorrectionSchema,
  DeskExport: deskExportSchema,
  DirectoryEntry: directoryEntrySchema,
  Facts: factsSchema,
  Failure: failureSchema,
  Help: helpSchema,
  HistoryMessage: historyMessageSchema,
  ListedUser: listedUserSchema,
  Material: materialSchema,
  Passage: passageSchema,
  Posted: postedSchema,
  Question: questionSchema,
  ReplyDetails: replyDetailsSchema,
  ReviewedTestimonial: reviewedTestimonialSchema,
  Session: sessionSchema,
  SimilarQuestion: similarQuestionSchema,
  Source: sourceSchema,
  Stats: statsSchema,
  Suggestion: suggestionSchema,
  Testimonial: testimonialSchema,
  User: userSchema,
};

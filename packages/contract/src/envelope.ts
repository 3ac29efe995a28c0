import * as v from 'valibot';
import { ERROR_CODES } from './errors.ts';
import { helpSchema } from './help.ts';

/** `{success: true, data, help?}`: every good answer. */
export function successSchema<const S extends v.GenericSchema>(data: S) {
  return v.object({ success: v.literal(true), data, help: v.optional(helpSchema) });
}

/** `{success: false, message, error, requestId, help?}`: every refusal; `message` is for the person. */
export const failureSchema = v.object({
  success: v.literal(false),
  message: v.string(),
  error: v.picklist(ERROR_CODES),
  requestId: v.string(),
  help: v.optional(helpSchema),
});
export type Failure = v.InferOutput<typeof failureSchema>;

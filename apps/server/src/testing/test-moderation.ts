import { LABELS } from '@salama/contract/moderation/labels.ts';
import type { Moderation } from '@salama/moderation/moderation.ts';

/**
 * Takes its verdict from the text: "hold-grooming" holds, "refuse-phone" refuses, by every label, "alike-grooming" holds
 * by likeness, "may-lure" is suspected. Enough to see what the server does with a verdict; what deserves which is the
 * moderation package's own business.
 */
export const testModeration: Moderation = {
  check({ texts, mode, awayTightened, disclosure }) {
    const text = texts.map((field) => field.text).join('\n');
    const said = (action: string) => LABELS.filter((label) => text.includes(`${action}-${label}`));
    const [refused, held] = [said('refuse'), said('hold')];
    const labels = LABELS.filter((label) => refused.includes(label) || held.includes(label));
    const [reason] = refused.length > 0 ? refused : held;
    if (reason && refused.length > 0) return { action: disclosure ? 'hold' : 'refuse', labels, reason };
    if (reason) return { action: awayTightened ? 'refuse' : 'hold', labels, reason };
    const [alike] = said('alike');
    if (alike) return { action: 'hold', labels: [alike], reason: alike, byLikeness: true };
    return { action: mode === 'review-all' ? 'hold' : 'publish', labels };
  },
  mayLure: (texts) => texts.join('\n').includes('may-lure'),
};

/** What French cuts before a vowel: "j'ai", "qu'il". */
export const ELIDED = 'l|d|j|c|n|s|m|t|qu|jusqu|lorsqu|puisqu';

/**
 * As searches and the telling of languages read it. Patterns keep "quelqu'un" whole and cut "aujourd'hui": what was
 * learned and measured rests on either.
 */
export const ELISION = new RegExp(`\\b(?:${ELIDED}|quelqu)'(?=[a-z])`, 'g');

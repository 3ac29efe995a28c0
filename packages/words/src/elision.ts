/** What French cuts before a vowel: "j'ai", "qu'il", "quelqu'un". */
export const ELIDED = 'l|d|j|c|n|s|m|t|qu|jusqu|lorsqu|puisqu|quelqu';

/** As searches and the telling of languages read it. */
export const ELISION = new RegExp(`\\b(?:${ELIDED})'(?=[a-z])`, 'g');

/** Absolute path of an executable Chromium; throws an Error of one line when none can be had. */
export function findBrowser(): Promise<string>;

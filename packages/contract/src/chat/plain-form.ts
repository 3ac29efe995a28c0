/** The fields of the form by which the chat works without scripts; the server answers it with the page itself. */
export const PLAIN_FIELDS = { question: 'question', country: 'country' } as const;

/** Where in the page the server puts the reply, as the build writes it. */
export const PLAIN_REPLY_PLACE = '<div data-plain-reply="true"></div>';

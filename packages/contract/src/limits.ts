/** Every number both sides must agree on. Text lengths are Unicode code points after trimming. */
export const limits = {
  bodyBytes: 65_536,
  username: { min: 3, max: 30 },
  password: { min: 8, max: 128 },
  chat: {
    message: 1_000,
    /** A run of this many identical characters is refused. */
    identicalRun: 10,
    /** The capital-letters rule looks only at messages longer than this. */
    capitalsFrom: 10,
    /** Capitals divided by all characters; above this the message is refused. */
    capitalsShare: 0.7,
    suggestions: 6,
    /** Sections by which a question names what was spoken of before. */
    context: 6,
    /** Messages of the person that go with the next one. */
    said: 3,
    /** What somebody has told of herself, by names. */
    facts: 12,
    /** What one may add to a thumb. */
    comment: 500,
  },
  community: {
    question: 280,
    answer: 1_000,
    /** A title is the first characters of its question. */
    title: 50,
    tags: 5,
    tag: 30,
    pageSize: 10,
    /** Below this a search looks at the newest questions alone. */
    searchFrom: 3,
    /** How many that are. */
    searchNewest: 1_000,
    popularTags: 12,
    similar: 3,
    /** Most characters somebody may type for a receipt of 24. */
    receiptTyped: 100,
  },
  testimonials: {
    story: 1_000,
    name: 40,
    location: 60,
    rating: { min: 1, max: 5, default: 5 },
    /** How many are shown. */
    listed: 30,
  },
  suggestion: 2_000,
  /** Rows of a page on the administrators' desk. */
  deskPage: 20,
  /** A smaller number of a day or a subject could be somebody who is known to have been here: it is told of none. */
  fewestTold: 5,
  /** Rows of a page of accounts, and of the trail. */
  admin: { pageSize: 50 },
  /** Milliseconds for which a confirmed password lets an administrator change roles. */
  confirmedFor: 900_000,
  learning: {
    title: 200,
    description: 2_000,
    url: 2_048,
    readTime: 20,
    /** Of a description in the administrators' table. */
    preview: 100,
    pageSize: 50,
    adminPageSize: 20,
  },
  correction: {
    /** Of each text of a line. */
    words: 160,
    languages: 8,
    /** How many ended ones the desk still shows. */
    ended: 20,
  },
  /** Days within which a moderator's decision can be taken back. */
  undoDays: 7,
  minimumAge: 10,
  /** Milliseconds a browser waits for an answer before it offers Retry. */
  clientTimeout: 20_000,
} as const;

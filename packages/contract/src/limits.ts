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
  },
  minimumAge: 10,
  /** Milliseconds a browser waits for an answer before it offers Retry. */
  clientTimeout: 20_000,
} as const;

const daySeconds = 24 * 60 * 60;

/** How long somebody stays signed in: without using the product, and at the very most. */
export const sessionLimits = {
  idleSeconds: 14 * daySeconds,
  absoluteSeconds: 90 * daySeconds,
  /** "In use" is noted at most this often: a family's requests are reads. */
  touchAfterSeconds: 60 * 60,
} as const;

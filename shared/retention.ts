/**
 * For how long what is stored about people is kept: one number for each purpose. The job that deletes, the settings of the cloud and the
 * privacy policy all go by these, so that what is promised is what is done.
 */
export const retention = {
  /** A household whose grown-ups and children have not used it for so long is erased … */
  unusedHouseholdMonths: 18,
  /** … after it was announced so many days before, each time. */
  announcedDaysBefore: [60, 30, 7],
  /** That an account is in use is noted at most this often: what goes for not being used may go so much later, never sooner. */
  usageNotedEveryDays: 15,
  /** An account that nobody confirmed, uses or has anything in. */
  unconfirmedAccountDays: 30,
  /** What a family deleted of its decks, cards, quizzes and assignments: so long it can be restored. Learners are erased at once. */
  binDays: 30,
  /** A picture or a sound that no card shows: somebody may be about to put it on one. */
  unusedMediaHours: 24,
  /** The code by which another family takes a copy of a deck. */
  sharedDeckDays: 30,
  /** What an import changed in a deck, so that it can be undone as a whole. */
  undoneImportDays: 30,
  /** What the servers log, network addresses among it. */
  logDays: 30,
  /** A family that does not answer the question about a new notice for so long has taken its consent back. */
  renewalDays: 30,
  /** What a child answered on a device before its family took its consent back is kept there so long, for the family that agrees again. */
  unsentAnswerDays: 30,
  /** What is deleted is in no backup any more after so many days: the most that DynamoDB's point-in-time recovery keeps. */
  backupDays: 35,
  /** What admins did, by ids alone. */
  auditDays: 400,
  /** A sign-in that is not used, and any at the very most. */
  unusedSignInDays: 14,
  signInDays: 90,
  /** Sealed answers to calls that made something, so that the same call makes nothing twice. */
  keptAnswerHours: 25,
  /** The cookie that says that an account signed in from a browser: the most that browsers keep one. */
  knownDeviceDays: 400,
  /** Counts of wrong tries. */
  triesHours: 1,
} as const;

/** @returns the day on which a household is erased that was last used on a day: 18 months later, at the end of a month that is shorter. */
export function endOfUnused(lastUsed: string): string {
  const [year = 0, month = 0, day = 0] = lastUsed.split('-').map(Number);
  const later = month - 1 + retention.unusedHouseholdMonths;
  const lastOfMonth = new Date(Date.UTC(year, later + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, later, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** @returns when a consent is over whose family was asked then about a newer notice and does not answer. */
export function consentEndAfter(askedAt: Date): Date {
  return new Date(askedAt.getTime() + retention.renewalDays * dayMs);
}

const dayMs = 24 * 60 * 60_000;

/** @returns when what was deleted then can be restored no more. */
export function goneForGoodAt(deletedAt: string): Date {
  return new Date(Date.parse(deletedAt) + retention.binDays * dayMs);
}

/** Retention periods of personal data, used by the deletion jobs, the cloud settings and the privacy policy, so that the policy's promises hold. */
export const retention = {
  /** An unused household is erased after this many months. */
  unusedHouseholdMonths: 18,
  /** Days before that erasure on which the household is warned. */
  announcedDaysBefore: [60, 30, 7],
  /** Minimum days between two updates of an account's last use. Deletion for disuse may happen this much later, never sooner. */
  usageNotedEveryDays: 15,
  /** Unconfirmed accounts that are unused and have no content. */
  unconfirmedAccountDays: 30,
  /** Deleted decks, cards, quizzes and assignments, which can be restored for this long. Learners are erased immediately. */
  binDays: 30,
  /** Media that no card shows. The delay covers uploads about to be put on a card. */
  unusedMediaHours: 24,
  /** Share codes of decks. */
  sharedDeckDays: 30,
  /** Records of an import's changes, so that it can be undone as a whole. */
  undoneImportDays: 30,
  /** Server logs, including IP addresses. */
  logDays: 30,
  /** Time to answer a new notice; after that the consent ends. */
  renewalDays: 30,
  /** Unsent answers on a device after consent was withdrawn, for families that agree again. */
  unsentAnswerDays: 30,
  /** Backups. Deleted data is in no backup after this many days, the maximum of DynamoDB's point-in-time recovery. */
  backupDays: 35,
  /** Audit log of admin actions, by ids only. */
  auditDays: 400,
  /** Unused sign-in sessions, and the absolute maximum for any. */
  unusedSignInDays: 14,
  signInDays: 90,
  /** Encrypted responses of creating calls, so that a repeated call creates nothing twice. */
  keptAnswerHours: 25,
  /** Cookie that marks a browser as known to an account; browsers keep cookies no longer. */
  knownDeviceDays: 400,
  /** Counters of failed attempts. */
  triesHours: 1,
} as const;

/** @returns the day on which a household last used on `lastUsed` is erased: 18 months later, clamped to the end of a shorter month */
export function endOfUnused(lastUsed: string): string {
  const [year = 0, month = 0, day = 0] = lastUsed.split('-').map(Number);
  const later = month - 1 + retention.unusedHouseholdMonths;
  const lastOfMonth = new Date(Date.UTC(year, later + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, later, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** @returns when consent ends if the family doesn't answer a new notice shown at `askedAt` */
export function consentEndAfter(askedAt: Date): Date {
  return new Date(askedAt.getTime() + retention.renewalDays * dayMs);
}

const dayMs = 24 * 60 * 60_000;

/** @returns when an item deleted at `deletedAt` can no longer be restored */
export function goneForGoodAt(deletedAt: string): Date {
  return new Date(Date.parse(deletedAt) + retention.binDays * dayMs);
}

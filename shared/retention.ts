/** Retention periods of personal data. Deletion jobs, cloud settings and the privacy policy all read them, so that the policy's promises hold. */
export const retention = {
  /** An unused household is erased after this many months. */
  unusedHouseholdMonths: 18,
  /** Numbers of days before the erasure of an unused household at which its grown-ups are warned. */
  announcedDaysBefore: [60, 30, 7],
  /** Minimum days between two updates of an account's last use. A deletion for disuse may therefore happen up to this much later, but never sooner. */
  usageNotedEveryDays: 15,
  /** Days until an unused, unconfirmed account without content is deleted. */
  unconfirmedAccountDays: 30,
  /** Days that deleted decks, cards, quizzes and assignments can be restored. Learners are erased immediately. */
  binDays: 30,
  /** Hours until media that no card shows are deleted. The delay covers uploads about to be put on a card. */
  unusedMediaHours: 24,
  /** Days that a deck's share code is valid. */
  sharedDeckDays: 30,
  /** Days that the record of an import's changes is kept, so that the import can be undone as a whole. */
  undoneImportDays: 30,
  /** Days that server logs, including IP addresses, are kept. */
  logDays: 30,
  /** Days in which a family can agree to a new privacy notice before its consent ends. */
  renewalDays: 30,
  /** Days that unsent answers stay on a device after a sign-out or a withdrawn consent. */
  unsentAnswerDays: 30,
  /** Days until deleted data is in no backup: the maximum of DynamoDB's point-in-time recovery. */
  backupDays: 35,
  /** Days that the audit log of admin actions is kept. It contains only ids. */
  auditDays: 400,
  /** Days until an unused sign-in session ends. `signInDays` is the maximum for any session. */
  unusedSignInDays: 14,
  signInDays: 90,
  /** Hours that encrypted responses to creating calls are kept, so that a repeated call creates nothing twice. */
  keptAnswerHours: 25,
  /** Days until the cookie that marks a browser as known to an account expires. Browsers don't keep cookies longer than this. */
  knownDeviceDays: 400,
  /** Hours that counters of failed attempts, such as wrong passwords, are kept. */
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

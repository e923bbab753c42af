import type { lineOfItem } from '../../shared/kept/line-of-item.ts';
import { storedActiveDays } from './people/active-accounts.ts';
import { storedAssignments, storedDoneAssignments } from './content/assignment.ts';
import { storedAuditEntries } from './operations/audit-entry.ts';
import { storedBinEntries } from './content/bin.ts';
import { storedFlags } from './content/card-flag.ts';
import { storedCardImports, storedImportChanges } from './content/card-import.ts';
import { storedMemories } from './study/card-memory.ts';
import { storedCards } from './content/card.ts';
import { storedProgress } from './study/deck-progress.ts';
import { storedConsents } from './people/consent.ts';
import { storedShareCodes, storedShares, storedTakes } from './content/deck-share.ts';
import { storedDecks } from './content/deck.ts';
import { storedChildSessions, storedDevices, storedPairingCodes, storedPairings } from './people/device.ts';
import { storedBadges } from './study/earned-badge.ts';
import { storedFitNotes } from './study/fit-note.ts';
import { storedHouseholds, storedListedNames } from './people/household.ts';
import { storedErasures } from './operations/erasure.ts';
import { storedInvitations, storedOpenInvitations } from './people/invitation.ts';
import { storedFacts, storedLearners } from './people/learner.ts';
import { storedAnswers } from './operations/kept-answer.ts';
import { storedEmailChanges, storedEmailCodes, storedMailLinks } from './operations/mail-link.ts';
import { storedMedia } from './content/media.ts';
import { storedAccountMemberships, storedMemberships } from './people/membership.ts';
import { storedOwnChallenges, storedPasskeys, storedSignInChallenges } from './people/passkey.ts';
import { storedDeletions } from './operations/pending-deletion.ts';
import { storedCounts } from './operations/product-counts.ts';
import { storedAttempts, storedOpenAttempts, storedSheets } from './study/quiz-attempt.ts';
import { storedQuizzes } from './content/quiz.ts';
import { storedRecordImports } from './content/record-import.ts';
import { storedNotices, storedWalks } from './operations/retention.ts';
import { storedReviews } from './study/review.ts';
import { storedScheduling } from './study/scheduling.ts';
import { storedSignInSessions } from './people/sign-in-session.ts';
import { storedStudyDays } from './study/study-day.ts';
import { storedStudySessions } from './study/study-session.ts';
import { storedThrottles } from './operations/throttle.ts';
import { storedUndeliverable } from './operations/undeliverable-address.ts';
import { storedCredentials, storedEmailPointers, storedGooglePointers, storedUsers } from './people/user.ts';
import { storedVisits } from './people/visit.ts';
import { storedWaitingMails } from './operations/waiting-mail.ts';
import { storedWeeklyMails } from './operations/weekly-mail.ts';

/** What a household owns, in the order in which its deletion removes it. Its members and itself go last, in one transaction. */
const owned = [
  storedListedNames,
  storedOpenInvitations,
  storedVisits,
  storedRecordImports,
  storedNotices,
  storedWeeklyMails,
  storedPairings,
  storedDevices,
  storedConsents,
  storedBinEntries,
  storedLearners,
  storedDecks,
  storedShares,
  storedTakes,
  storedCards,
  storedMedia,
  storedCardImports,
  storedImportChanges,
  storedProgress,
  storedFlags,
  storedQuizzes,
  storedAssignments,
  storedDoneAssignments,
  storedMemories,
  storedReviews,
  storedStudyDays,
  storedStudySessions,
  storedAttempts,
  storedSheets,
  storedOpenAttempts,
  storedBadges,
  storedFacts,
  storedScheduling,
  storedChildSessions,
] as const;

/**
 * Every kind of item that the table holds: a row that is none of them does not belong there. One family is one partition; nothing is
 * ever scanned.
 *
 * | Access pattern                                   | Read                                                             |
 * |--------------------------------------------------|------------------------------------------------------------------|
 * | who is calling, from where, in which household   | BatchGet user, sign-in-session, account-membership, household    |
 * | account by e-mail, by Google's sub               | Get email-pointer, google-pointer, then Get user                 |
 * | the password of an account                       | Get credential                                                   |
 * | a child on a device                              | BatchGet child-session, device, learner, household               |
 * | households of an account                         | Query account-membership of the user, then BatchGet household    |
 * | members, learners, decks, quizzes of a household | Query membership, learner, deck, quiz                            |
 * | cards of a deck, in order                        | Query card of the deck                                           |
 * | a picture or sound; all of a household           | Get media, Query media                                           |
 * | progress of one learner, of all learners         | Query deck-progress of the learner, or all                       |
 * | cards that a child, or any child, flagged        | Query card-flag of the learner, or all                           |
 * | due cards of a learner in a deck, soonest first  | Query index by-due of learner and deck                           |
 * | memories of some cards, of a stretch of the deck | BatchGet, Query card-memory of learner and deck                  |
 * | log of one card                                  | Query review of learner, deck and card                           |
 * | study days, sessions, badges of a learner        | Query study-day, study-session, earned-badge of the learner      |
 * | attempts of a learner; the unfinished one        | Query quiz-attempt of the learner; Get open-attempt              |
 * | an attempt with its questions                    | Get quiz-attempt, quiz-sheet                                     |
 * | open assignments of a learner, of a household    | Query assignment of the learner, or all                          |
 * | imports of a deck; what one changed              | Query card-import of the deck, import-change of the import       |
 * | how a learner's answers are scheduled            | Get scheduling                                                   |
 * | a learner's done assignments, newest first       | Query index by-due of the learner                                |
 * | an invitation by its code, a counter of tries    | Get invitation, Get throttle                                     |
 * | open invitations of a household                  | Query open-invitation                                            |
 * | how far an export was brought back               | Get record-import                                                |
 * | a shared deck by its code; how it is shared      | Get share-code, then Get deck-share                              |
 * | how far a copy of a shared deck is               | Get deck-take                                                    |
 * | what a household deleted lately                  | Query bin-entry                                                  |
 * | devices and open pairings of a household         | Query device, pairing                                            |
 * | a pairing by its code                            | Get pairing-code, then Get pairing                               |
 * | what a household agreed to                       | Get consent                                                      |
 * | an admin's open visit; who looked at a family     | Query visit from an hour ago on; Query visit                      |
 * | totals and active accounts (admin)               | BatchGet product-count, Query active-day from a day on           |
 * | all households (admin), newest first             | Query index admin-lists, HOUSEHOLDS                              |
 * | accounts by e-mail, households by name (admin)   | Query index admin-lists, USERS, HOUSEHOLD-NAMES                  |
 * | what admins did, newest first                    | Query audit-entry                                                |
 * | households, oldest first, to see who uses them   | Query index admin-lists, HOUSEHOLDS; Get unused-notice           |
 * | how far that came today                          | Get retention-walk                                               |
 * | deletions that are not through, oldest first     | Query pending-deletion                                           |
 * | learners whose log has grown, oldest first       | Query fit-note; Query review of the learner                      |
 * | mails that are due, oldest first                 | Query waiting-mail                                               |
 * | weekly mails that are due, oldest first          | Query index admin-lists, WEEKLY-MAILS                            |
 * | a link from a mail; a change of e-mail           | Get mail-link with user; Get email-change                        |
 * | passkeys of an account                           | Query passkey                                                    |
 * | what somebody was asked to sign                  | Get sign-in-challenge; Get own-challenge                         |
 * | whether an address can be reached                | Get undeliverable-address                                        |
 * | what was erased since an instant (restore)       | Query erasure                                                    |
 */
export const catalogue = [
  storedUsers,
  storedSignInSessions,
  storedAnswers,
  storedAccountMemberships,
  storedCredentials,
  storedEmailPointers,
  storedGooglePointers,
  storedInvitations,
  storedPairingCodes,
  storedShareCodes,
  storedThrottles,
  storedWaitingMails,
  storedMailLinks,
  storedEmailCodes,
  storedEmailChanges,
  storedPasskeys,
  storedOwnChallenges,
  storedSignInChallenges,
  storedUndeliverable,
  storedHouseholds,
  storedMemberships,
  ...owned,
  storedCounts,
  storedActiveDays,
  storedDeletions,
  storedFitNotes,
  storedErasures,
  storedWalks,
  storedAuditEntries,
  // An item without its line in what is kept, by which the privacy policy and an export's README go, does not compile.
] as const satisfies readonly { readonly name: keyof typeof lineOfItem }[];

/** @returns how the sort keys begin of all that a household owns, in the order in which its deletion removes it. */
export function beginningsOfHousehold(): string[] {
  return [...new Set(owned.map(({ sortKey }) => sortKey.beginning))];
}

/**
 * @returns how the sort keys begin of all that belongs to a learner, in the order in which its deletion removes it. Rows are removed from
 *   the last key back, so that of what its study left behind, once no progress is left, the memories go first, then the sessions without
 *   which no answer is stored, then the rest: an answer that is on its way meanwhile leaves nothing behind.
 */
export function beginningsOfLearner(learner: string): string[] {
  return [...new Set(owned.flatMap(({ sortKey }) => sortKey.writeOwner('learner', learner) ?? []))];
}

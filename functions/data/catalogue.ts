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
import { storedShareCodes, storedShares, storedDeckCopies } from './content/deck-share.ts';
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
import { storedPins } from './people/grown-up-pin.ts';
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

/** Kinds of items that belong to a household, in deletion order. Its memberships and its own row are deleted last, in one transaction. */
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
  storedDeckCopies,
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
 * Every kind of item in the table: a row of any other kind is an error. Each family has one partition; nothing is ever scanned.
 *
 * | Access pattern                                   | Read                                                             |
 * |--------------------------------------------------|------------------------------------------------------------------|
 * | caller with session, membership and household    | BatchGet user, sign-in-session, account-membership, household    |
 * | account by email, by Google subject              | Get email-pointer, google-pointer, then Get user                 |
 * | password of an account                           | Get credential                                                   |
 * | child on a device                                | BatchGet child-session, device, learner, household               |
 * | households of an account                         | Query account-membership of the user, then BatchGet household    |
 * | members, learners, decks, quizzes of a household | Query membership, learner, deck, quiz                            |
 * | cards of a deck, in order                        | Query card of the deck                                           |
 * | one picture or sound; all of a household         | Get media, Query media                                           |
 * | progress of one learner, of all learners         | Query deck-progress of the learner, or all                       |
 * | cards flagged by one child, by all               | Query card-flag of the learner, or all                           |
 * | due cards of a learner in a deck, soonest first  | Query index by-due of learner and deck                           |
 * | memories of some cards, of part of a deck        | BatchGet, Query card-memory of learner and deck                  |
 * | log of one card                                  | Query review of learner, deck and card                           |
 * | study days, sessions, badges of a learner        | Query study-day, study-session, earned-badge of the learner      |
 * | quiz attempts of a learner; the unfinished one   | Query quiz-attempt of the learner; Get open-attempt              |
 * | quiz attempt with its questions                  | Get quiz-attempt, quiz-sheet                                     |
 * | open assignments of a learner, of a household    | Query assignment of the learner, or all                          |
 * | imports of a deck; changes of one import         | Query card-import of the deck, import-change of the import       |
 * | scheduling settings of a learner                 | Get scheduling                                                   |
 * | a learner's done assignments, newest first       | Query index by-due of the learner                                |
 * | invitation by its code; counter of attempts      | Get invitation, Get throttle                                     |
 * | open invitations of a household                  | Query open-invitation                                            |
 * | progress of restoring an export                  | Get record-import                                                |
 * | shared deck by its code                          | Get share-code, then Get deck-share                              |
 * | progress of copying a shared deck                | Get deck-take                                                    |
 * | bin of a household                               | Query bin-entry                                                  |
 * | devices and open pairings of a household         | Query device, pairing                                            |
 * | pairing by its code                              | Get pairing-code, then Get pairing                               |
 * | consent of a household                           | Get consent                                                      |
 * | an admin's open visit; all visits to a family    | Query visit of the last hour; Query visit                        |
 * | totals and active accounts (admin)               | BatchGet product-count, Query active-day of 30 days              |
 * | all households (admin), newest first             | Query index admin-lists, HOUSEHOLDS                              |
 * | accounts by email, households by name (admin)    | Query index admin-lists, USERS, HOUSEHOLD-NAMES                  |
 * | audit entries, newest first                      | Query audit-entry                                                |
 * | households, oldest first, to find unused ones    | Query index admin-lists, HOUSEHOLDS; Get unused-notice           |
 * | progress of that search                          | Get retention-walk                                               |
 * | unfinished deletions, oldest first               | Query pending-deletion                                           |
 * | learners to refit, longest due first             | Query fit-note; Query review of the learner                      |
 * | due mails, oldest first                          | Query waiting-mail                                               |
 * | due weekly mails, oldest first                   | Query index admin-lists, WEEKLY-MAILS                            |
 * | link from a mail; change of email                | Get mail-link with user; Get email-change                        |
 * | passkeys of an account                           | Query passkey                                                    |
 * | a grown-up's PIN on a device                     | Get grown-up-pin with user; Query grown-up-pin                   |
 * | passkey challenge                                | Get sign-in-challenge; Get own-challenge                         |
 * | undeliverable address                            | Get undeliverable-address                                        |
 * | erasures since an instant (for a restore)        | Query erasure                                                    |
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
  storedPins,
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
  // The privacy policy and an export's README are generated from `lineOfItem`, so adding an item here without an entry there is a compile error.
] as const satisfies readonly { readonly name: keyof typeof lineOfItem }[];

/** @returns the sort key prefixes of everything that a household owns, in deletion order. */
export function beginningsOfHousehold(): string[] {
  return [...new Set(owned.map(({ sortKey }) => sortKey.beginning))];
}

/**
 * @returns the sort key prefixes of a learner's rows, in deletion order: progress first. The rows of a prefix are deleted last key first, so memories are
 *   deleted before sessions. No answer is stored without a session, so answers given during the deletion leave no rows behind.
 */
export function beginningsOfLearner(learner: string): string[] {
  return [...new Set(owned.flatMap(({ sortKey }) => sortKey.writeOwner('learner', learner) ?? []))];
}

/*
 * All limits of the product, defined once and read as `limits`; user-facing sentences are built from them. Lengths count UTF-16 code units. They are separate
 * exports so that the browser bundle leaves out the server's.
 */
import { retention } from './retention.ts';

export * from './quiz-bounds.ts';
export * from './sign-in-bounds.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

// Texts.
export const nameLength = 120;
export const descriptionLength = 1_000;
/** Length of a deck's subject, a free text. */
export const subjectLength = 40;
/** A family emoji of four people with skin tones takes 41 code units. */
export const emojiLength = 48;
export const cardSideLength = 5_000;
export const tagsPerCard = 10;
export const tagLength = 40;
/** Length of a moved card's order key. When a key would get longer, the cards around it get new keys, see `card-marks.ts`. */
export const placeLength = 60;
/** Longest answer that is typed or offered as a choice. Cards with a longer answer are flipped, whatever the deck's answer mode. */
export const shortAnswerLength = 200;
/** Nesting depth of marks on a formatted side. Each list counts as two levels. */
export const richTextDepth = 12;
/** Tokens on a formatted side. With more, the side is shown as plain text. */
export const richTextPieces = 600;
/** Pictures and sounds on each side of a card, and the length of their text alternatives. */
export const mediaPerSide = 4;
export const altLength = 200;
/**
 * Size of one picture or sound that the server accepts. Browsers shrink to the smaller limits below: a picture's longer side in pixels, a sound's length in
 * seconds.
 */
export const mediaBytes = 400 * 1024;
export const pictureBytes = 150 * 1024;
export const picturePixels = 1_024;
export const soundBytes = 300 * 1024;
export const soundSeconds = 30;
/** Size of a browser's cache for an account's pictures and sounds. */
export const keptMediaBytes = 50 * 1024 * 1024;
export const notesLength = 1_000;
export const emailLength = 254;
export const avatarLength = 64;
export const timeZoneLength = 64;
/** Long enough for every language tag in use (RFC 5646, section 4.4.1). */
export const languageLength = 35;
/** An ISO 8601 instant with nanoseconds. */
export const instantLength = 30;
export const idLength = 96;
export const cursorLength = 2_048;

// Mails.
export const linkTokenLength = 128;
export const resetLinkSeconds = 30 * minute;
export const verifyLinkSeconds = 7 * day;
/** Lifetime of the confirmation code, which is mailed beside that link and typed into the open page. */
export const emailCodeSeconds = 10 * minute;
export const emailCodeDigits = 6;
export const emailChangeSeconds = day;
/** Delivery attempts for a mail, and the wait after the first failure, which doubles each time. */
export const mailTries = 8;
export const mailFirstWaitSeconds = minute;
/** How long an address gets no mail after a bounce or a complaint. */
export const undeliverableSeconds = 400 * day;
/** Length at which names are cut in mails. */
export const mailNameLength = 60;
/** Weekly mail: newest sessions and open assignments for each child; hard questions, cards read to find them, and the length at which a question is cut. */
export const weeklyMail = { sessions: 8, work: 3, questions: 3, cardsRead: 5, sideLength: 160 } as const;
/** Mails that the local `/mailbox` keeps. */
export const mailboxMails = 200;

// A household.
export const householdsPerAccount = 20;
export const grownUpsPerHousehold = 10;
export const learnersPerHousehold = 20;
export const decksPerHousehold = 500;
export const quizzesPerHousehold = 500;
export const mediaPerHousehold = 10_000;
export const mediaBytesPerHousehold = 200 * 1024 * 1024;
export const openAssignmentsPerLearner = 200;
/** Entries in the bin of deleted decks and cards. With more, the oldest are deleted for good. One call deletes up to `cardsPerDeletion` cards. */
export const binEntries = 1_000;
export const cardsPerDeletion = 50;
/** Stored changes of a learner's pace and fitted memory models. Together they stay within one DynamoDB read unit. */
export const paceChanges = 40;
export const memoryFits = 12;
/** Answers in a learner's log before the memory model is fitted, answers between two checks, and the growth of the log that triggers a new fit: less after one that is used. */
export const answersToFit = 400;
export const answersBetweenFits = 200;
export const growthBetweenFits = 1.5;
export const growthUntilRetry = 2;
/** Answers that one fit reads. */
export const answersFitted = 10_000;
/** Open reports of a learner that a card is wrong. */
export const flagsPerLearner = 100;
export const invitationSeconds = 7 * day;
/** Lifetime of a shared deck's code. */
export const shareSeconds = retention.sharedDeckDays * day;
/** How long an interrupted copy of a shared deck can continue, and how many cards each step copies in one transaction. */
export const takeSeconds = 30 * minute;
export const cardsPerTakeStep = 96;
/** Pending invitations of a household. */
export const openInvitations = 100;
/** Devices of a household that its children study on. */
export const devicesPerHousehold = 20;
export const deviceCredentialLength = 128;
/** After this long without use, a family's device is removed. */
export const deviceUnusedSeconds = 400 * day;
export const pairingSeconds = 10 * minute;
/** Open pairing codes of a household. */
export const openPairings = 5;
export const picturesShown = 12;
export const picturesInCode = 3;
export const picturesInCodeAsWord = 'three';
export const noticeVersionLength = 32;
/** A code as typed, with spaces and dashes. */
export const invitationCodeLength = 32;

// Decks and importing.
/** Source of a deck that comes from the library of ready decks: its id, its version and the chosen options. */
export const libraryIdLength = 40;
export const libraryVersion = 10_000;
export const libraryOptionsLength = 200;
export const cardsPerDeck = 5_000;
/** Cards that one call copies or moves into another deck. */
export const cardsPerCopy = 50;
export const cardsPerMove = 20;
export const importFileBytes = 10 * 1024 * 1024;
/** Size of an imported package or workbook, and the number of files in it. */
export const importPackage = { bytes: 100 * 1024 * 1024, entries: 20_000 } as const;
export const importRows = 10_000;
export const cardsPerImportCall = 200;
/** Cards in one import call plus the distinct pictures and sounds on them. All are written in one transaction. */
export const shownPerImportCall = 90;
/** Unfinished calls of one import, running or interrupted, that may be recorded. A full import (10,000 rows in calls of 200) needs half as many. */
export const importCallsAtOnce = 100;
/** Well below the limit of a request body, which leaves room for the fields around the cards. */
export const importCallBytes = 200 * 1024;

/** Existing cards that one import call may change or remove. */
export const changesPerImportCall = 50;
export const removalsPerImportCall = 20;
/** Newest imports listed for a deck. */
export const importsListed = 50;
/** Newest answers imported with a card. They are written in one transaction. */
export const historyPerCard = 80;
/** Cards and answers in one call that imports a study history. */
export const historyCardsPerCall = 50;
export const historyPerCall = 400;
/** Milliseconds since 1970. Imported answers from before 2000 or after 2100 are refused as implausible. */
export const earliestAnswer = 946_684_800_000;
export const latestAnswer = 4_102_444_800_000;
/** Answers imported from one package. A larger history keeps fewer answers of each card. */
export const historyPerImport = 50_000;

// Study.
export const cardsPerSession = 20;
/** Today's mix over all decks: its number of cards, as the grown-ups chose it, and the number of decks in it. */
export const cardsPerMix = { least: 5, most: 50, usual: 15 } as const;
export const decksPerMix = 8;
/** Range of a daily goal in minutes. */
export const minutesPerDay = { least: 5, most: 60 } as const;
export const newCardsPerDay = 10;
/** Other cards' answers that a learner last chose for a card. As many as a choice has wrong options. */
export const mixUps = 3;
/** Cards of a session's decks that are read as candidates for wrong options, and mixed-up cards outside them that are read in addition. */
export const cardsConsideredForOptions = 96;
export const mixUpsSearched = 6;
/** A session chooses the most forgettable cards among this many that are longest overdue. Its cost doesn't grow with the backlog. */
export const sessionCandidates = 60;
/** Cards, those forgotten first, that are checked in each direction to see whether a deck is known by its due date. */
export const readyCards = 200;
/** Offline pack: days of study, due cards and tracks that a device stores. */
export const packDays = 7;
export const packCards = 400;
export const packTracks = 20;
/** Offline pack: days of new cards for the track that comes first. */
export const packNewDays = 3;
/** How old an offline session may be when it arrives. Answers from before count for the earliest allowed day. */
export const adoptedDays = 60;
export const longestIntervalDays = 180;
export const answerSeconds = day;
/** Thinking time counted for a card. Beyond it, the device was probably idle. */
export const thinkingSeconds = 2 * minute;
export const reviewsPerCall = 50;
/** No child gives more answers in one session or on one day. Further ones are ignored. */
export const answersPerSession = 1_000;
export const answersPerDay = 5_000;
/** Answers are sent as soon as this many are waiting: a session's cards plus repeated wrong ones. */
export const gatheredAnswers = 25;
/** The longest that an answer waits to be sent. Other devices and reports may lag by this much. */
export const gatheringSeconds = 3 * minute;
/** Upper bound for counts that a client reports for a session. */
export const claimedCount = 1_000_000;

// Lists, reports and requests.
export const pageSize = 1_000;
/** Small pages: each user is listed with their households, which are read user by user. */
export const usersPerPage = 50;
/** Small pages: quizzes include their questions. */
export const quizzesPerPage = 25;
/** Attempts are listed without their questions. */
export const attemptsPerPage = 100;
/** Completed assignments on a page, after all open ones. */
export const doneAssignmentsPerPage = 10;
/** Default page size: over the years a learner has thousands of sessions. */
export const sessionsPerPage = 50;
export const auditEntriesPerPage = 100;
/** How long an admin's stated reason gives access to a family. */
export const visitSeconds = hour;
export const visitReason = { least: 3, most: 200 } as const;
export const visitsPerPage = 20;
export const auditKeptSeconds = retention.auditDays * day;
/** Lambda responses are limited to 6 MB after JSON escaping. Half of that always fits. */
export const pageBytes = 3 * 1024 * 1024;
/** How long after its start a function's writes may still arrive. Functions are stopped after ten seconds. */
export const arrivalSeconds = 30;
export const idempotencyKeyLength = 64;
/** How long an idempotency key returns the first answer again. */
export const keptAnswerSeconds = retention.keptAnswerHours * hour;
export const requestBodyBytes = 256 * 1024;
/** Records of a family's export that are restored: by call (count and bytes) and in total. */
export const broughtPerCall = 300;
export const broughtCallBytes = 200 * 1024;
export const broughtRecords = 1_000_000;
/** Upper bound for counters in an export. */
export const exportedCount = 10_000_000;
export const reportedDays = 366;
export const defaultReportedDays = 30;
export const hardestCards = 5;
/** Hardest cards of a learner that are checked for the badges of brave retries. */
export const retriesLookedAt = 25;
export const firstYear = 2000;
export const lastYear = 2200;

/*
 * All limits of the product, defined once and read as `limits`; user-facing sentences are built from them. Lengths count UTF-16 code units. Each limit is a
 * separate export, so that the browser bundle leaves out the server's.
 */
import { retention } from './retention.ts';

export * from './quiz-bounds.ts';
export * from './sign-in-bounds.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

// Texts. A deck's subject is free text; a card's extra is what children see under its answer.
export const nameLength = 120;
export const descriptionLength = 1_000;
export const subjectLength = 40;
/** A family emoji of four people with skin tones takes 41 code units. */
export const emojiLength = 48;
export const cardSideLength = 5_000;
export const cardExtraLength = 500;
export const tagsPerCard = 10;
export const tagLength = 40;
/** Maximum length of a moved card's order key. If a key would get longer, the surrounding cards get new keys, see `card-marks.ts`. */
export const placeLength = 60;
/** Longest answer that is typed or offered as a choice. Cards with a longer answer are flipped, whatever the deck's answer mode. */
export const shortAnswerLength = 200;
/** Maximum nesting depth of formatting on a formatted side. Each list counts as two levels. */
export const richTextDepth = 12;
/** Maximum number of tokens on a formatted side. A side with more is shown as plain text. */
export const richTextPieces = 600;
/** Maximum number of pictures and sounds on each side of a card. `altLength` limits their alternative texts. */
export const mediaPerSide = 4;
export const altLength = 200;
/**
 * Maximum size of a picture or sound that the server accepts. Browsers shrink files to the smaller limits below: a picture's longer side in pixels, a sound's
 * length in seconds.
 */
export const mediaBytes = 400 * 1024;
export const pictureBytes = 150 * 1024;
export const picturePixels = 1_024;
export const soundBytes = 300 * 1024;
export const soundSeconds = 30;
/** Maximum size of a browser's cache for an account's pictures and sounds. */
export const keptMediaBytes = 50 * 1024 * 1024;
export const notesLength = 1_000;
export const emailLength = 254;
export const avatarLength = 64;
export const timeZoneLength = 64;
/** Long enough for every language tag in use (RFC 5646, section 4.4.1). */
export const languageLength = 35;
/** Length of an ISO 8601 instant with nanoseconds. */
export const instantLength = 30;
export const idLength = 96;
export const cursorLength = 2_048;

// Mails.
export const linkTokenLength = 128;
export const resetLinkSeconds = 30 * minute;
export const verifyLinkSeconds = 7 * day;
/** Lifetime of the confirmation code. It is in the same mail as the confirmation link, and is typed into the open page. */
export const emailCodeSeconds = 10 * minute;
export const emailCodeDigits = 6;
export const emailChangeSeconds = day;
/** Maximum delivery attempts for a mail. The wait after the first failure is `mailFirstWaitSeconds`, and doubles each time. */
export const mailTries = 8;
export const mailFirstWaitSeconds = minute;
/** How long an address gets no mail after a bounce or a complaint. */
export const undeliverableSeconds = 400 * day;
/** Length at which names are cut in mails. */
export const mailNameLength = 60;
/**
 * Limits of the weekly mail. Per child: newest sessions, open assignments (`work`). Per mail: hard questions, and cards read to find them (`cardsRead`).
 * Cards with a side longer than `sideLength` are left out.
 */
export const weeklyMail = { sessions: 8, work: 3, questions: 3, cardsRead: 5, sideLength: 160 } as const;
/** Maximum number of mails that the local `/mailbox` keeps. */
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
/** Maximum things in a household's bin, and their bytes. What does not fit is not deleted. One call deletes up to `cardsPerDeletion` cards. */
export const binEntries = 10_000;
export const binBytes = 8 * 1024 * 1024;
export const cardsPerDeletion = 50;
/** Maximum stored changes of a learner's pace. Together with the fitted models (`memoryFits`), they fit in one DynamoDB read unit. */
export const paceChanges = 40;
export const memoryFits = 12;
/**
 * Minimum number of a learner's answers before the memory model is fitted. `answersBetweenFits`: minimum number of new answers between checks.
 * `growthBetweenFits`: factor by which the log must grow before the next fit if the last fit's weights are in use; `growthUntilRetry`: the same if they
 * aren't.
 */
export const answersToFit = 400;
export const answersBetweenFits = 200;
export const growthBetweenFits = 1.5;
export const growthUntilRetry = 2;
/** Maximum number of answers that one fit reads. */
export const answersFitted = 10_000;
/** Maximum number of a learner's unresolved reports that a card is wrong. */
export const flagsPerLearner = 100;
export const invitationSeconds = 7 * day;
/** Lifetime of a shared deck's code. */
export const shareSeconds = retention.sharedDeckDays * day;
/** How long an interrupted copy of a shared deck can be resumed. Each step copies `cardsPerCopyStep` cards in one transaction. */
export const deckCopySeconds = 30 * minute;
export const cardsPerCopyStep = 96;
export const openInvitations = 100;
/** Maximum number of devices on which a household's children study. */
export const devicesPerHousehold = 20;
export const deviceCredentialLength = 128;
/** Time without use after which a family's device is removed. */
export const deviceUnusedSeconds = 400 * day;
export const pairingSeconds = 10 * minute;
export const openPairings = 5;
export const picturesShown = 12;
export const picturesInCode = 3;
export const picturesInCodeAsWord = 'three';
export const noticeVersionLength = 32;
/** Maximum length of a code as typed, with spaces and dashes. */
export const invitationCodeLength = 32;

// Decks and importing.
/** Maximum length of a library deck's id. `libraryVersion` is its maximum version, `libraryOptionsLength` the maximum length of its chosen options. */
export const libraryIdLength = 40;
export const libraryVersion = 10_000;
export const libraryOptionsLength = 200;
export const cardsPerDeck = 5_000;
/** Maximum number of cards that one call copies into another deck. `cardsPerMove` is the limit for moving them. */
export const cardsPerCopy = 50;
export const cardsPerMove = 20;
export const importFileBytes = 10 * 1024 * 1024;
/** Maximum size of an imported package or workbook, number of files in it, and number of a package's notes. */
export const importPackage = { bytes: 220 * 1024 * 1024, entries: 20_000, notes: 100_000 } as const;
export const importRows = 10_000;
export const cardsPerImportCall = 500;
/** Maximum number of cards in one import call plus the distinct pictures and sounds on them. All are written in one transaction. */
export const shownPerImportCall = 90;
/** Maximum recorded unfinished calls of one import, running or interrupted. A full import (10,000 rows in calls of 500) makes only 20 calls. */
export const importCallsAtOnce = 100;
/** Maximum size of the cards in an import call, well below the limit of a request body, which also holds other fields. */
export const importCallBytes = 200 * 1024;
/** Maximum number of existing cards that one import call may change. `removalsPerImportCall` is the limit for removing them. */
export const changesPerImportCall = 50;
export const removalsPerImportCall = 20;
/** Maximum number of imports listed for a deck, newest first. */
export const importsListed = 50;
/** Maximum number of answers imported with a card: its newest ones. They are written in one transaction. */
export const historyPerCard = 80;
/** Maximum number of cards in one call that imports a study history. `historyPerCall` limits their answers. */
export const historyCardsPerCall = 50;
export const historyPerCall = 400;
/** Earliest accepted time of an imported answer, in milliseconds since 1970: the year 2000. `latestAnswer` is the year 2100. Other times are implausible. */
export const earliestAnswer = 946_684_800_000;
export const latestAnswer = 4_102_444_800_000;
/** Maximum number of answers imported from one package. If its history is larger, fewer answers per card are imported. */
export const historyPerImport = 50_000;

// Study.
export const cardsPerSession = 20;
/** Number of cards in today's mix over all decks, as chosen by the grown-ups. `decksPerMix` limits its decks. */
export const cardsPerMix = { least: 5, most: 50, usual: 15 } as const;
export const decksPerMix = 8;
/** Range of a daily goal in minutes. New learners begin with `usual`, or `young` if they are under seven. */
export const minutesPerDay = { least: 5, most: 60, usual: 10, young: 5 } as const;
/** New cards a day. `usual`: in a session with one deck, and at least in the mix. `most`: in the mix, however many minutes. `onTop`: for who asks for more. */
export const newCardsPerDay = { usual: 10, most: 40, onTop: 5 } as const;
/** Maximum remembered mix-ups per card: the cards whose answers were last chosen by mistake. As many as a multiple-choice question has wrong options. */
export const mixUps = 3;
/** Maximum cards of a session's decks read as candidates for wrong options. `mixUpsSearched` limits the confused cards read in addition. */
export const cardsConsideredForOptions = 96;
export const mixUpsSearched = 6;
/** Number of cards, those due first, from which a session chooses those most likely to be forgotten. This keeps its cost independent of the backlog. */
export const sessionCandidates = 60;
/** Maximum cards checked per direction to predict whether a deck will be known by its due date. The cards that come due first are checked. */
export const cardsCheckedForDeadline = 200;
/** Offline pack: days of study that a device stores. `packCards` and `packTracks` limit the due cards and tracks. */
export const packDays = 7;
export const packCards = 400;
export const packTracks = 20;
/** Offline pack: days' worth of new cards for the highest-ranked track. Other tracks get one day's worth. */
export const packNewDays = 3;
/** Maximum age of an offline session when it reaches the server. Older answers count for the earliest allowed day. */
export const offlineSessionMaxAgeDays = 60;
export const longestIntervalDays = 180;
export const answerSeconds = day;
/** Maximum thinking time counted for a card. After that, the device was probably idle. */
export const thinkingSeconds = 2 * minute;
export const reviewsPerCall = 50;
/** Maximum answers in one session (`answersPerDay`: on one day), more than any child gives. Further ones are refused. */
export const answersPerSession = 1_000;
/** Unsent answers and their like in one saved file. */
export const answersPerFile = 5_000;
/** The same in one call of a removed device, well below the size of a request. */
export const answersPerDelivery = 100;
export const answersPerDay = 5_000;
/** Number of waiting answers at which a device sends them: a session's cards plus repeats of those answered wrong. */
export const gatheredAnswers = 25;
/** Maximum time that an answer waits on the device before it is sent. Other devices and reports may lag by this much. */
export const gatheringSeconds = 3 * minute;
/** Upper bound for counts that a client reports for a session. */
export const maxReportedCount = 1_000_000;

// Lists, reports and requests.
export const pageSize = 1_000;
/** Small pages: each user is listed with their households, which are read user by user. */
export const usersPerPage = 50;
/** Small pages: quizzes include their questions. */
export const quizzesPerPage = 25;
/** Attempts are listed without their questions: about 470 bytes each for a quiz of ten, so that a page stays below 20 KB. */
export const attemptsPerPage = 40;
/** Number of completed assignments on a page, listed after all open ones. */
export const doneAssignmentsPerPage = 10;
/** Default page size: over the years a learner has thousands of sessions. */
export const sessionsPerPage = 50;
export const auditEntriesPerPage = 100;
/** How long an admin can access a family after stating a reason. */
export const visitSeconds = hour;
export const visitReason = { least: 3, most: 200 } as const;
export const visitsPerPage = 20;
export const auditKeptSeconds = retention.auditDays * day;
/** Lambda responses are limited to 6 MB after JSON escaping. Half of that always fits. */
export const pageBytes = 3 * 1024 * 1024;
/** How long after its start a function's writes may still arrive. Functions are stopped after ten seconds. */
export const lateWriteSeconds = 30;
export const idempotencyKeyLength = 64;
/** How long repeated calls with the same idempotency key get the first response again. */
export const keptAnswerSeconds = retention.keptAnswerHours * hour;
export const requestBodyBytes = 256 * 1024;
/** Maximum records of a family's export that one call restores. `restoreCallBytes` limits their size, `restoredRecords` their total. */
export const restoredPerCall = 300;
export const restoreCallBytes = 200 * 1024;
export const restoredRecords = 1_000_000;
/** Upper bound for counters in an export. */
export const exportedCount = 10_000_000;
export const reportedDays = 366;
export const defaultReportedDays = 30;
export const hardestCards = 5;
export const leftOutPerDeck = 20;
/** Maximum number of a learner's hardest cards that are checked for the brave-retry badges. */
export const retriesLookedAt = 25;
export const firstYear = 2000;
export const lastYear = 2200;

/*
 * Every bound of the product, each only here; sentences that say one are built from it. Lengths count UTF-16 code units. They are read as `limits`,
 * and stand for themselves so that the browser is not sent those which only the server holds.
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
/** Of a deck, as the family calls it. */
export const subjectLength = 40;
/** A family of four people, each with a skin, is 41. */
export const emojiLength = 48;
export const cardSideLength = 5_000;
export const tagsPerCard = 10;
export const tagLength = 40;
/** Of the text by which a card that was moved stands in its deck: what is longer has the cards around it written anew, see `card-marks.ts`. */
export const placeLength = 60;
/** A card whose answer is longer is turned over, in whatever way its deck is answered: nobody types that much, nor reads four of it. */
export const shortAnswerLength = 200;
/** How deep marks of a formatted side stand in each other: each list counts twice. */
export const richTextDepth = 12;
/** Of how many pieces a formatted side consists at most: more is drawn as text. */
export const richTextPieces = 600;
/** Pictures and sounds on each side of a card, and what is said of each for those who do not see or hear it. */
export const mediaPerSide = 4;
export const altLength = 200;
/** Of one picture or sound. Browsers make smaller ones: pictures by their longer side, and sounds. */
export const mediaBytes = 400 * 1024;
export const pictureBytes = 150 * 1024;
export const picturePixels = 1_024;
export const soundBytes = 300 * 1024;
export const soundSeconds = 30;
/** What a browser keeps of an account's pictures and sounds. */
export const keptMediaBytes = 50 * 1024 * 1024;
export const notesLength = 1_000;
export const emailLength = 254;
export const avatarLength = 64;
export const timeZoneLength = 64;
/** What every tag in use fits into (RFC 5646, section 4.4.1). */
export const languageLength = 35;
/** To the nanosecond. */
export const instantLength = 30;
export const idLength = 96;
export const cursorLength = 2_048;

// Mails.
export const linkTokenLength = 128;
export const resetLinkSeconds = 30 * minute;
export const verifyLinkSeconds = 7 * day;
/** The code beside that link, for whoever has the page open that asks for it. */
export const emailCodeSeconds = 10 * minute;
export const emailCodeDigits = 6;
export const emailChangeSeconds = day;
/** How often a mail is tried, and how long the first wait is: it doubles each time. */
export const mailTries = 8;
export const mailFirstWaitSeconds = minute;
/** So long nothing is sent to an address that could not be reached, or that complained. */
export const undeliverableSeconds = 400 * day;
/** Of a name in a mail. */
export const mailNameLength = 60;
/** The weekly mail: of a child the newest sessions and the open work; questions, of cards that are read, and their length. */
export const weeklyMail = { sessions: 8, work: 3, questions: 3, cardsRead: 5, sideLength: 160 } as const;
/** On one machine. */
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
/** What was deleted and can be restored: of more, what was deleted first is gone for good. One call deletes so many cards. */
export const binEntries = 1_000;
export const cardsPerDeletion = 50;
/** Both together stay below what one read unit reads. */
export const paceChanges = 40;
export const memoryFits = 12;
/** From how many answers on a learner's log is fitted, how many come between two looks, and how much it must have grown since it was fitted. */
export const answersToFit = 400;
export const answersBetweenFits = 200;
export const growthBetweenFits = 1.5;
/** What one look reads at most. */
export const answersFitted = 10_000;
/** Cards that a learner says something is wrong with, until they are mended. */
export const flagsPerLearner = 100;
export const invitationSeconds = 7 * day;
/** So long the code of a shared deck is good. */
export const shareSeconds = retention.sharedDeckDays * day;
/** So long a copy of a shared deck can be gone on with, and how many of its cards are read at once: one transaction takes no more. */
export const takeSeconds = 30 * minute;
export const cardsPerTakeStep = 96;
/** In a household, those that nobody has accepted yet. */
export const openInvitations = 100;
/** Devices that the children study on. */
export const devicesPerHousehold = 20;
export const deviceCredentialLength = 128;
/** A device that nobody used for so long is none of the family's any more. */
export const deviceUnusedSeconds = 400 * day;
export const pairingSeconds = 10 * minute;
/** Codes of a household that are open at once. */
export const openPairings = 5;
export const picturesShown = 12;
export const picturesInCode = 3;
export const picturesInCodeAsWord = 'three';
export const noticeVersionLength = 32;
/** As it is typed, with blanks and dashes. */
export const invitationCodeLength = 32;

// Decks and importing.
/** What a deck keeps of the ready deck that it was: its id, its version and what was chosen. */
export const libraryIdLength = 40;
export const libraryVersion = 10_000;
export const libraryOptionsLength = 200;
export const cardsPerDeck = 5_000;
/** Copied or moved into another deck in one call. */
export const cardsPerCopy = 50;
export const cardsPerMove = 20;
export const importFileBytes = 10 * 1024 * 1024;
/** Of a package or a workbook, and of the files in it. */
export const importPackage = { bytes: 100 * 1024 * 1024, entries: 20_000 } as const;
export const importRows = 10_000;
export const cardsPerImportCall = 200;
/** Cards of one call together with the different pictures and sounds on them: all are written in one transaction. */
export const shownPerImportCall = 90;
/** That put cards of one import, or were cut off while they did: an import of 10,000 rows in calls of 200 takes half as many. */
export const importCallsAtOnce = 100;
/** Well under what a request may have, with room for what stands around the cards. */
export const importCallBytes = 200 * 1024;

/** Cards of the deck that one call of an import changes, and removes. */
export const changesPerImportCall = 50;
export const removalsPerImportCall = 20;
/** The newest of a deck. */
export const importsListed = 50;
/** Answers to a card that were given elsewhere, the last of them: they are taken over in one transaction. */
export const historyPerCard = 80;
/** Cards of one call that takes over, and their answers. */
export const historyCardsPerCall = 50;
export const historyPerCall = 400;
/** Milliseconds since 1970: nobody learned with cards on a device before the year 2000, and no clock is past 2100. */
export const earliestAnswer = 946_684_800_000;
export const latestAnswer = 4_102_444_800_000;
/** Answers of one package: of a larger one fewer of each card. */
export const historyPerImport = 50_000;

// Study.
export const cardsPerSession = 20;
/** Today's mix over all decks: as many cards as its learner's grown-ups chose within these bounds, of so many decks. */
export const cardsPerMix = { least: 5, most: 50, usual: 15 } as const;
export const decksPerMix = 8;
/** Where a learner's day is measured in minutes with cards, these. */
export const minutesPerDay = { least: 5, most: 60 } as const;
export const newCardsPerDay = 10;
/** Whose answers a learner chose last for a card: as many as stand beside the right one. */
export const mixUps = 3;
/** Cards of a session's decks that are read for wrong answers to choose from, and such that a learner mixed up and that are not among them. */
export const cardsConsideredForOptions = 96;
export const mixUpsSearched = 6;
/** Among so many of the longest due cards the most forgettable are chosen: the cost of a session does not grow with a backlog. */
export const sessionCandidates = 60;
/** Whether a deck is known by a day is seen from so many of its cards, in each direction: those that are forgotten first. */
export const readyCards = 200;
/** What a device keeps to study without a connection: the cards of so many study days, at most so many known ones, of so many tracks … */
export const packDays = 7;
export const packCards = 400;
export const packTracks = 20;
/** … and new ones for so many days of the track that comes first. */
export const packNewDays = 3;
/** How long ago a session may have begun that a device opened without a connection; an answer of before counts for that day. */
export const adoptedDays = 60;
export const longestIntervalDays = 180;
export const answerSeconds = day;
/** Nobody thinks longer about a card: what comes on top the device lay there, and is no time with cards. */
export const thinkingSeconds = 2 * minute;
export const reviewsPerCall = 50;
/** Nobody answers so often in one round, or on one day: what comes on top is no child. */
export const answersPerSession = 1_000;
export const answersPerDay = 5_000;
/** So many answers go out without waiting longer: a session's cards, with the wrong ones that came back. */
export const gatheredAnswers = 25;
/** Nor does an answer wait longer: so far another device, or a grown-up's report, may be behind. */
export const gatheringSeconds = 3 * minute;
/** What a client may claim to have counted in a session. */
export const claimedCount = 1_000_000;

// Lists, reports and requests.
export const pageSize = 1_000;
/** Each shows its households, which are read account by account. */
export const usersPerPage = 50;
/** They carry their questions. */
export const quizzesPerPage = 25;
/** Without their questions, which are read with each by itself. */
export const attemptsPerPage = 100;
/** Behind what is still to do. */
export const doneAssignmentsPerPage = 10;
/** Unless more are asked for: the years make thousands of them. */
export const sessionsPerPage = 50;
export const auditEntriesPerPage = 100;
/** An admin who said why they look into a family need not say it again for so long. */
export const visitSeconds = hour;
export const visitReason = { least: 3, most: 200 } as const;
export const visitsPerPage = 20;
export const auditKeptSeconds = retention.auditDays * day;
/** A function answers 6 MB at most, counted after its JSON was quoted once more: half of that always fits. */
export const pageBytes = 3 * 1024 * 1024;
/** A function is ended after ten seconds; what it sent may arrive so long after it began, and no later. */
export const arrivalSeconds = 30;
export const idempotencyKeyLength = 64;
/** So long an answer can be had again by its key. */
export const keptAnswerSeconds = retention.keptAnswerHours * hour;
export const requestBodyBytes = 256 * 1024;
/** Records of a family's export that are brought back: in one call (in bytes, too), and at all. */
export const broughtPerCall = 300;
export const broughtCallBytes = 200 * 1024;
export const broughtRecords = 1_000_000;
/** The largest number that a record counts up to. */
export const exportedCount = 10_000_000;
export const reportedDays = 366;
export const defaultReportedDays = 30;
export const hardestCards = 5;
/** Of all of a learner's hardest cards, for the badges of brave retries. */
export const retriesLookedAt = 25;
export const firstYear = 2000;
export const lastYear = 2200;

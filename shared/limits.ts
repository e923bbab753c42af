import { retention } from './retention.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Every bound of the product, each only here; sentences that say one are built from it. Lengths count UTF-16 code units. */
export const limits = {
  // Texts.
  nameLength: 120,
  descriptionLength: 1_000,
  cardSideLength: 5_000,
  /** A card whose answer is longer is turned over, in whatever way its deck is answered: nobody types that much, nor reads four of it. */
  shortAnswerLength: 200,
  notesLength: 1_000,
  emailLength: 254,
  avatarLength: 64,
  timeZoneLength: 64,
  /** What every tag in use fits into (RFC 5646, section 4.4.1). */
  languageLength: 35,
  /** To the nanosecond. */
  instantLength: 30,
  idLength: 96,
  cursorLength: 2_048,

  // Signing in.
  passwordMinLength: 6,
  passwordMaxLength: 128,
  /** The bounds of a new password do not apply to the one that is typed: an old account's is whatever it is. */
  typedPasswordLength: 1_000,
  /** A learner's own account is for who is older than this by the year of birth alone: thirteen for certain. */
  ownAccountYears: 13,
  oldestYears: 120,
  googleTokenLength: 8_192,
  nonceMinLength: 16,
  nonceMaxLength: 128,
  /** How long somebody stays signed in without using the product, and at the very most. */
  signedInUnusedSeconds: retention.unusedSignInDays * day,
  signedInSeconds: retention.signInDays * day,
  /** How many tries need no waiting, and how long a wait can become: see functions/platform/throttle-tries.ts. */
  tries: {
    'sign-in': { free: 5, longestWaitSeconds: 15 * minute },
    account: { free: 50, longestWaitSeconds: 5 * minute },
    network: { free: 60, longestWaitSeconds: 15 * minute },
    /** A browser that signed in to the account before. */
    'known-device': { free: 5, longestWaitSeconds: 15 * minute },
    password: { free: 5, longestWaitSeconds: 15 * minute },
    /** What went well, and is counted all the same: new accounts of a network, sign-ins of an account. */
    registration: { free: 30, longestWaitSeconds: hour },
    'signed-in': { free: 100, longestWaitSeconds: 15 * minute },
    invitation: { free: 10, longestWaitSeconds: 15 * minute },
    /** Codes of new devices, by network. */
    pairing: { free: 10, longestWaitSeconds: 15 * minute },
    /** A child's picture code: 1,320 of them, so after five wrong ones a grown-up is asked, or a quarter of an hour passes. */
    pictures: { free: 5, firstWaitSeconds: 15 * minute, longestWaitSeconds: 15 * minute },
    /** Links from mails, by the network that opens them. */
    link: { free: 10, longestWaitSeconds: 15 * minute },
    /** Mails that somebody asks for: to one address, from one network, by one account. */
    'mail-address': { free: 3, firstWaitSeconds: minute, longestWaitSeconds: hour },
    'mail-network': { free: 30, firstWaitSeconds: minute, longestWaitSeconds: hour },
    'mail-account': { free: 20, firstWaitSeconds: minute, longestWaitSeconds: hour },
  },
  triesRememberedSeconds: retention.triesHours * hour,
  /**
   * How often one network may call: a family, a school or a mobile carrier. Study sends its answers together, so that a child makes
   * about ten calls a minute.
   */
  callsPerMinute: { public: 300, 'signed-in': 3_000 },
  /** How long a sign-in counts as "just now" where there is no password to ask for. */
  freshSignInSeconds: 10 * minute,
  /** The newest ones are listed. */
  sessionsListed: 100,

  // Passkeys.
  passkeysPerAccount: 10,
  /** So long a browser may take to let somebody make or show a passkey. The sign-in screen asks for a new challenge in time. */
  challengeSeconds: 10 * minute,
  /** A credential's id has 1,023 bytes at most (Web Authentication Level 3, "Credential ID"); these are their characters as base64url. */
  passkeyIdLength: 1_364,
  /** Of what a browser signs: data of the client and the authenticator, a signature. */
  passkeyPartLength: 4_096,
  attestationLength: 16_384,

  // Mails.
  linkTokenLength: 128,
  resetLinkSeconds: 30 * minute,
  verifyLinkSeconds: 7 * day,
  emailChangeSeconds: day,
  /** How often a mail is tried, and how long the first wait is: it doubles each time. */
  mailTries: 8,
  mailFirstWaitSeconds: minute,
  /** So long nothing is sent to an address that could not be reached, or that complained. */
  undeliverableSeconds: 400 * day,
  /** Of a name in a mail. */
  mailNameLength: 60,
  /** On one machine. */
  mailboxMails: 200,

  // A household.
  householdsPerAccount: 20,
  grownUpsPerHousehold: 10,
  learnersPerHousehold: 20,
  decksPerHousehold: 500,
  quizzesPerHousehold: 500,
  openAssignmentsPerLearner: 200,
  invitationSeconds: 7 * day,
  /** In a household, those that nobody has accepted yet. */
  openInvitations: 100,
  /** Devices that the children study on. */
  devicesPerHousehold: 20,
  deviceCredentialLength: 128,
  /** A device that nobody used for so long is none of the family's any more. */
  deviceUnusedSeconds: 400 * day,
  pairingSeconds: 10 * minute,
  /** Codes of a household that are open at once. */
  openPairings: 5,
  picturesShown: 12,
  picturesInCode: 3,
  noticeVersionLength: 32,
  /** As it is typed, with blanks and dashes. */
  invitationCodeLength: 32,

  // Decks and importing.
  cardsPerDeck: 5_000,
  importFileBytes: 10 * 1024 * 1024,
  importRows: 10_000,
  cardsPerImportCall: 200,
  /** That put cards of one import, or were cut off while they did: an import of 10,000 rows in calls of 200 takes half as many. */
  importCallsAtOnce: 100,
  /** Well under what a request may have, with room for what stands around the cards. */
  importCallBytes: 200 * 1024,

  // Study.
  cardsPerSession: 20,
  newCardsPerDay: 10,
  /** Among so many of the longest due cards the most forgettable are chosen: the cost of a session does not grow with a backlog. */
  sessionCandidates: 60,
  longestIntervalDays: 180,
  answerSeconds: day,
  reviewsPerCall: 50,
  /** Nobody answers so often in one round, or on one day: what comes on top is no child. */
  answersPerSession: 1_000,
  answersPerDay: 5_000,
  /** So many answers go out without waiting longer: a session's cards, with the wrong ones that came back. */
  gatheredAnswers: 25,
  /** Nor does an answer wait longer: so far another device, or a grown-up's report, may be behind. */
  gatheringSeconds: 3 * minute,
  /** What a client may claim to have counted in a session. */
  claimedCount: 1_000_000,

  // Quizzes.
  questionLength: 1_000,
  optionLength: 500,
  explanationLength: 1_000,
  minOptions: 2,
  maxOptions: 6,
  questionsPerQuiz: 100,
  /** Of all its questions together, as they are sent: a hundred of them with some 600 Chinese characters each, or three times as many Latin ones. */
  quizBytes: 200 * 1024,
  quizSeconds: day,
  /** A quiz's time with the most extra time that there is. */
  attemptSeconds: 2 * day,
  /** Handed in by one learner on one study day: then no further one begins. */
  quizzesPerDay: 100,
  /** How long a submit may be on its way after the time is up. */
  graceSeconds: 10,
  /** Percent. */
  maxPassingScore: 100,
  defaultPassingScore: 70,
  /** A deck with fewer cards gives no quiz. */
  minCardsForQuiz: 3,
  cardsConsideredForQuiz: 200,
  generatedQuestions: 10,
  generatedOptions: 4,
  generatedSecondsPerQuestion: minute,
  generatedSeconds: 10 * minute,

  // Lists, reports and requests.
  pageSize: 1_000,
  /** Each shows its households, which are read account by account. */
  usersPerPage: 50,
  /** They carry their questions. */
  quizzesPerPage: 25,
  /** Without their questions, which are read with each by itself. */
  attemptsPerPage: 100,
  /** Behind what is still to do. */
  doneAssignmentsPerPage: 10,
  /** Unless more are asked for: the years make thousands of them. */
  sessionsPerPage: 50,
  auditEntriesPerPage: 100,
  auditKeptSeconds: retention.auditDays * day,
  /** A function answers 6 MB at most, counted after its JSON was quoted once more: half of that always fits. */
  pageBytes: 3 * 1024 * 1024,
  idempotencyKeyLength: 64,
  /** So long an answer can be had again by its key. */
  keptAnswerSeconds: retention.keptAnswerHours * hour,
  requestBodyBytes: 256 * 1024,
  /** Records of a family's export that are brought back: in one call (in bytes, too), and at all. */
  broughtPerCall: 300,
  broughtCallBytes: 200 * 1024,
  broughtRecords: 1_000_000,
  /** The largest number that a record counts up to. */
  exportedCount: 10_000_000,
  reportedDays: 366,
  defaultReportedDays: 30,
  hardestCards: 5,
  firstYear: 2000,
  lastYear: 2200,
} as const;

/** @returns the whole number as sentences write it: `10,000`. Unlike `toLocaleString` it costs nothing when a function starts. */
export function writeNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

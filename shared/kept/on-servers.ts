import { limits } from '../limits.ts';
import { retention } from '../retention.ts';

/**
 * One kind of stored data in the words of the privacy policy: what it is, why and how long it is kept. Durations are the constants used for deletion. The
 * privacy policy lists all of them, and an export's readme lists those it omits.
 */
export interface KeptLine {
  readonly what: string;
  readonly why: string;
  readonly long: string;
  /** Replaces `long` on stages that send no email, and so can't warn anyone before a deletion. */
  readonly longWithoutMails?: string;
  /** Why the data isn't in a family's export; absent if it is. */
  readonly notExported?: string;
}

const secondsPerDay = 24 * 60 * 60;
const secondsPerMinute = 60;
const inDays = (seconds: number) => `${seconds / secondsPerDay} days`;
const inMinutes = (seconds: number) => `${seconds / secondsPerMinute} minutes`;

const ofYourAccount = 'It belongs to your account, not to the family. You see it in Settings.';
const secret = 'It is a secret, or gone again within minutes or hours.';
const ofTheService = 'It says nothing about your family but numbers, or is needed to keep the service running.';

const learnerLives = 'As long as the learner exists. Deleting a learner erases it at once.';
const [first, second, third] = retention.announcedDaysBefore;

/** Data stored on servers, in the groups of the privacy policy. */
export const keptOnServers = {
  'You and your sign-ins': {
    account: {
      what: 'Your account: email, role, when you joined, when you last used it (to the day), and a one-way scrypt hash of your password or the account number that Google gives us',
      why: 'To sign you in and nobody else',
      long: `Until you delete it. An account whose email nobody confirmed, and that has nothing, is deleted after ${retention.unconfirmedAccountDays} days without use.`,
      longWithoutMails: 'Until you delete it.',
      notExported: ofYourAccount,
    },
    signIns: {
      what: 'Sign-ins: when each began and was last used, and its browser (such as “Firefox on Android”)',
      why: 'To keep you signed in, and to let you end a sign-in elsewhere',
      long: `Each ends after ${retention.unusedSignInDays} days without use, at the latest after ${retention.signInDays} days.`,
      notExported: ofYourAccount,
    },
    passkeys: {
      what: 'Passkeys: the public key, the name you gave it, when it was made and last used',
      why: 'To sign you in without a password',
      long: `Until you remove it. What your device is asked while you sign in: ${inMinutes(limits.challengeSeconds)}.`,
      notExported: ofYourAccount,
    },
    mailedCodes: {
      what: 'Codes and links that we mailed you, as one-way hashes, and a new email until you confirm it',
      why: 'To confirm that an email is yours, or to give you a new password',
      long: `Until you use them, at most ${inDays(limits.verifyLinkSeconds)}.`,
      notExported: secret,
    },
    mails: {
      what: 'A mail that waits to be sent',
      why: 'To send it',
      long: 'Until it is sent or given up, within hours.',
      notExported: secret,
    },
    undeliverable: {
      what: 'An email from which mails came back or whose owner complained, as a one-way code',
      why: 'To send it no more mails',
      long: `${inDays(limits.undeliverableSeconds)}.`,
      notExported: ofYourAccount,
    },
    tries: {
      what: 'How often a password or a code was wrong, for an account or a network address, and how much a network asks for',
      why: 'To keep out people who guess',
      long: 'Hours.',
      notExported: ofTheService,
    },
    answers: {
      what: 'What a request was answered, encrypted so that only its sender can read it',
      why: 'So that a request that comes twice does its work once',
      long: `${retention.keptAnswerHours} hours.`,
      notExported: secret,
    },
  },
  'Your family': {
    household: {
      what: 'Your household: its name and time zone, and who belongs to it in which role',
      why: 'To show it to the people who belong to it',
      long: `Until you delete it. A household that nobody uses for ${retention.unusedHouseholdMonths} months is deleted with everything in it; we write to its owners and guardians ${first}, ${second} and ${third} days before, and one sign-in keeps it.`,
      longWithoutMails:
        'Until you delete it. This Flashspark sends no mails, so it can warn nobody and deletes no unused household by itself.',
    },
    warnings: {
      what: 'Which warnings we sent to a household that nobody uses',
      why: 'So that none comes twice',
      long: 'Until the household is used again or deleted.',
      notExported: 'It follows from when your family last used Flashspark.',
    },
    invitations: {
      what: 'Invitations: the role, the email, who invited, and the code as a one-way hash',
      why: 'To let the person in whom you invited',
      long: `Until it is accepted or withdrawn, at most ${inDays(limits.invitationSeconds)}.`,
    },
    consent: {
      what: 'What you agreed to: which notice, when, who and how, and when you withdrew it',
      why: 'To show that a parent agreed',
      long: 'As long as the household.',
    },
    weeklyMail: {
      what: 'Whether you want the weekly email, and when the next is due',
      why: 'To send it',
      long: 'Until you end it.',
      longWithoutMails: 'Until you end it. This Flashspark sends no mails.',
    },
    visits: {
      what: 'When an administrator looked at your family: the day, the reason, and what was looked at or changed',
      why: 'So that you know: you see it in Settings',
      long: `${retention.auditDays} days.`,
    },
    devices: {
      what: 'Your children’s devices: the name you gave each, when it was last used, and which child is signed in on it',
      why: 'So that children study without an email or a password',
      long: `Until you remove it, or ${inDays(limits.deviceUnusedSeconds)} without use. After a removal, ${retention.unsentAnswerDays} days without its name, so that answers given before still arrive.`,
    },
    pairing: {
      what: 'The code that adds a device, as a one-way hash',
      why: 'To add the device',
      long: `${inMinutes(limits.pairingSeconds)}.`,
      notExported: secret,
    },
  },
  'Your children': {
    learner: {
      what: 'A learner: name or nickname, animal, picture code, goal (cards or minutes a day), pace (how soon cards come back), extra time in quizzes, whether the child can read yet, and how the screens look and sound',
      why: 'So that the child finds its own, and practice fits it',
      long: `${learnerLives} Learners are never in the bin.`,
    },
    study: {
      what: 'Practice: every answer with its card, time, how long it took, whether it was right and with a look at the extra, and what it was mixed up with; sessions, days of practice, rest days, streaks and badges; and what follows for each card: when it comes next',
      why: 'To ask the right card at the right time, and to show you and the child how it goes',
      long: `${learnerLives} The whole schedule can be rebuilt from the answers.`,
    },
    quizAttempts: {
      what: 'Quizzes taken: questions, answers, score and time',
      why: 'To show the result',
      long: learnerLives,
    },
    flags: {
      what: 'Cards with which a child says something is wrong',
      why: 'So that you can mend them',
      long: 'Until you have seen to it, or the card or the learner is deleted.',
    },
    assignments: {
      what: 'Work you gave, your notes on it, and when it was done',
      why: 'So that the child sees it, and you see what is done',
      long: 'Until you or the learner’s deletion remove it.',
    },
  },
  'What you make': {
    decks: {
      what: 'Decks, cards and quizzes',
      why: 'To practise with them',
      long: 'Until you delete them, and then in the bin.',
    },
    media: {
      what: 'Pictures and sounds on cards',
      why: 'To show and play them',
      long: `As long as a card shows it, and ${retention.unusedMediaHours} hours more.`,
    },
    bin: {
      what: 'The bin: decks, cards, quizzes and assignments that you deleted',
      why: 'So that you can restore them',
      long: `${retention.binDays} days, or until you remove them there.`,
    },
    imports: {
      what: 'Imports: the name of the file, when it came, and what it changed in a deck',
      why: 'To take a file in once, and to undo it',
      long: `What it changed: ${retention.undoneImportDays} days. Its name: as long as the deck.`,
    },
    broughtBack: {
      what: 'How far an export was brought back',
      why: 'So that nothing comes in twice',
      long: 'As long as the household.',
      notExported: 'What was brought back is in the export itself.',
    },
    shares: {
      what: 'A deck you share: that its code exists, as a one-way hash. Whoever has the code can take a copy',
      why: 'So that another family can take a copy',
      long: `${retention.sharedDeckDays} days, or until you end it. Copies stay with those who took them.`,
    },
  },
  'Running the service': {
    audit: {
      what: 'What administrators did, by numbers without names',
      why: 'To answer for it',
      long: `${retention.auditDays} days.`,
      notExported: 'The part about your family is what you see of administrators’ looks.',
    },
    logs: {
      what: 'A log of each request: a number, what was asked for, account and household number, and how it ended. No passwords, emails, names or texts of cards. The servers in front of it also log network addresses',
      why: 'To find faults and stop abuse',
      long: `Operating logs are deleted after ${retention.logDays} days.`,
      notExported: ofTheService,
    },
    counts: {
      what: 'How many accounts, households and learners there are, and how many accounts were active on a day',
      why: 'To see that the service is well',
      long: 'For good: numbers about nobody.',
      notExported: ofTheService,
    },
    jobs: {
      what: 'What is still to be done: a deletion that is not through, a memory to be measured anew, how far the look for unused households is',
      why: 'So that what was begun is finished',
      long: 'Until it is done.',
      notExported: ofTheService,
    },
    erased: {
      what: 'Of what was erased, a number and the time',
      why: 'So that a restored backup is erased again before anybody can use it',
      long: 'As long as there is a backup of it, and longer: it says nothing about anybody.',
      notExported: ofTheService,
    },
    backups: {
      what: 'Backups of all of this',
      why: 'To bring it back after a fault',
      long: `Backups forget it after at most ${retention.backupDays} days.`,
      notExported: ofTheService,
    },
  },
} as const satisfies Record<string, Record<string, KeptLine>>;

type Groups = typeof keptOnServers;
export type KeptOnServers = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

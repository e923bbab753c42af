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

const ofYourAccount = 'It belongs to your account, not your family. You can see it in Settings.';
const secret = 'It’s a secret, or it’s gone within hours.';
const ofTheService = 'It only holds numbers about your family, or keeps the service running.';

const learnerLives = 'As long as the learner exists. Deleting a learner erases it right away.';
const [first, second, third] = retention.announcedDaysBefore;

/** Data stored on servers, in the groups of the privacy policy. */
export const keptOnServers = {
  'You and your sign-ins': {
    account: {
      what: 'Your account with its email, role, language, the day you joined and last used it, and a one-way scrypt hash of your password or the account number Google gives us',
      why: 'To sign in you and no one else',
      long: `Until you delete it. We delete an empty account with an unconfirmed email after ${retention.unconfirmedAccountDays} days without use.`,
      longWithoutMails: 'Until you delete it.',
      notExported: ofYourAccount,
    },
    signIns: {
      what: 'Sign-ins with their start, last use, browser (like “Firefox on Android”) and whether a PIN opened them',
      why: 'To keep you signed in and let you sign out other devices',
      long: `Each ends after ${retention.unusedSignInDays} days without use, or after ${retention.signInDays} days in all.`,
      notExported: ofYourAccount,
    },
    passkeys: {
      what: 'Passkeys with their public key, name, creation date and last use',
      why: 'To sign you in without a password',
      long: `Until you remove it. We keep your device’s sign-in challenge for ${inMinutes(limits.challengeSeconds)}.`,
      notExported: ofYourAccount,
    },
    pins: {
      what: 'A grown-ups’ PIN for one device, as a one-way scrypt hash, and how often it was wrong',
      why: 'To let you back in after a child used your device',
      long: `Until you remove it, change your password or sign out everywhere, or ${retention.unusedSignInDays} days without use.`,
      notExported: secret,
    },
    mailedCodes: {
      what: 'One-way hashes of codes and links we emailed you, and a new email until you confirm it',
      why: 'To confirm your email or let you choose a new password',
      long: `Until you use them. Up to ${inDays(limits.verifyLinkSeconds)}.`,
      notExported: secret,
    },
    mails: {
      what: 'Emails waiting to be sent',
      why: 'To send them',
      long: 'Until they’re sent or fail, within hours.',
      notExported: secret,
    },
    undeliverable: {
      what: 'A one-way code for each email address that bounced or complained',
      why: 'To stop sending emails there',
      long: `${inDays(limits.undeliverableSeconds)}.`,
      notExported: ofYourAccount,
    },
    tries: {
      what: 'How often an account or network address got a password or code wrong, and how many requests a network makes',
      why: 'To keep out people who guess passwords',
      long: 'Hours.',
      notExported: ofTheService,
    },
    answers: {
      what: 'Answers to requests, encrypted so only the sender can read them',
      why: 'So a request sent twice only counts once',
      long: `${retention.keptAnswerHours} hours.`,
      notExported: secret,
    },
  },
  'Your family': {
    household: {
      what: 'Your household with its name, time zone, members and their roles',
      why: 'To show it to its members',
      long: `Until you delete it. If nobody uses it for ${retention.unusedHouseholdMonths} months, we delete it with everything in it. We email its owners and guardians ${first}, ${second} and ${third} days before. One sign-in keeps it.`,
      longWithoutMails:
        'Until you delete it. This Flashspark sends no emails, so it can’t warn anyone and doesn’t delete unused households.',
    },
    warnings: {
      what: 'Which warnings we sent to an unused household',
      why: 'So none gets sent twice',
      long: 'Until the household is used again or deleted.',
      notExported: 'It only depends on when your family last used Flashspark.',
    },
    invitations: {
      what: 'Invitations with their role, email, sender and a one-way hash of the code',
      why: 'To let in the person you invited',
      long: `Until it’s accepted or withdrawn. Up to ${inDays(limits.invitationSeconds)}.`,
    },
    consent: {
      what: 'Your consent, with the notice, who gave it, when and how, and when you withdrew it',
      why: 'To prove a parent agreed',
      long: 'As long as the household.',
    },
    weeklyMail: {
      what: 'Whether you get the weekly email, and when the next one is due',
      why: 'To send it',
      long: 'Until you turn it off.',
      longWithoutMails: 'Until you turn it off. This Flashspark sends no emails.',
    },
    visits: {
      what: 'Administrators’ visits to your family, with the day, reason and what they viewed or changed',
      why: 'So you know. You can see them in Settings',
      long: `${retention.auditDays} days.`,
    },
    devices: {
      what: 'Your children’s devices with their name, last use, who set them up and the child signed in',
      why: 'So children can study without an email or password',
      long: `Until you remove it, or ${inDays(limits.deviceUnusedSeconds)} without use. After you remove it, we keep it without its name for ${retention.unsentAnswerDays} days so earlier answers still arrive.`,
    },
    pairing: {
      what: 'A one-way hash of the code that adds a device',
      why: 'To add the device',
      long: `${inMinutes(limits.pairingSeconds)}.`,
      notExported: secret,
    },
  },
  'Your children': {
    learner: {
      what: 'A learner’s name or nickname, animal, picture code, goal (cards or minutes a day), pace (how soon cards come back), extra quiz time, whether they can read yet, and how screens look and sound and in which language',
      why: 'So each child finds their own name and gets practice that fits',
      long: `${learnerLives} Learners are never in the bin.`,
    },
    study: {
      what: 'Practice with every answer, its card, time, duration, result, whether the extra was shown, and mix-ups. Also sessions, study days, rest days, streaks, badges and when each card comes back',
      why: 'To show the right card at the right time, and to show you and your child how it’s going',
      long: `${learnerLives} We can rebuild the whole schedule from the answers.`,
    },
    quizAttempts: {
      what: 'Quizzes taken, with questions, answers, score and time',
      why: 'To show the result',
      long: learnerLives,
    },
    flags: {
      what: 'Cards a child reported as wrong',
      why: 'So you can fix them',
      long: 'Until you handle it, or the card or learner is deleted.',
    },
    assignments: {
      what: 'Assignments, your notes and when they were done',
      why: 'So your child sees them, and you see what’s done',
      long: 'Until you delete it or the learner.',
    },
  },
  'What you make': {
    decks: {
      what: 'Decks, cards and quizzes',
      why: 'To practice with them',
      long: 'Until you delete them. Then they go to the bin.',
    },
    media: {
      what: 'Pictures and sounds on cards',
      why: 'To show and play them',
      long: `As long as a card shows it, plus ${retention.unusedMediaHours} hours.`,
    },
    bin: {
      what: 'The bin with decks, cards, quizzes and assignments you deleted',
      why: 'So you can restore them',
      long: `${retention.binDays} days, or until you remove them there.`,
    },
    imports: {
      what: 'Imports with their file name, date and changes to a deck',
      why: 'To import a file only once, and to undo it',
      long: `Changes stay ${retention.undoneImportDays} days. The file name stays as long as the deck.`,
    },
    broughtBack: {
      what: 'The progress of restoring a backup',
      why: 'So nothing gets added twice',
      long: 'As long as the household.',
      notExported: 'The backup itself has what was restored.',
    },
    shares: {
      what: 'A one-way hash of a shared deck’s code. Anyone with the code can take a copy',
      why: 'So another family can take a copy',
      long: `${retention.sharedDeckDays} days, or until you stop sharing. Other families keep their copies.`,
    },
  },
  'Running the service': {
    audit: {
      what: 'What administrators did, with numbers and no names',
      why: 'To hold them accountable',
      long: `${retention.auditDays} days.`,
      notExported: 'You can see the part about your family in Settings.',
    },
    logs: {
      what: 'A log of each request with its number, type, account and household numbers, and result. No passwords, emails, names or card text. Our front servers also log network addresses',
      why: 'To fix problems and stop abuse',
      long: `Operating logs are deleted after ${retention.logDays} days.`,
      notExported: ofTheService,
    },
    counts: {
      what: 'Counts of accounts, households and learners, and of accounts active each day',
      why: 'To check that the service works',
      long: 'Forever. These numbers aren’t about any person.',
      notExported: ofTheService,
    },
    jobs: {
      what: 'Unfinished work, like a deletion, a card’s schedule to update, or the check for unused households',
      why: 'To finish what was started',
      long: 'Until it’s done.',
      notExported: ofTheService,
    },
    erased: {
      what: 'The number and time of everything erased, of each removed member or device, and of each withdrawn consent',
      why: 'So it gets erased or ended again before anyone uses a restored backup',
      long: 'As long as backups exist, and longer. It says nothing about any person.',
      notExported: ofTheService,
    },
    backups: {
      what: 'Backups of everything above',
      why: 'To restore it after a failure',
      long: `Each backup is gone after ${retention.backupDays} days at most.`,
      notExported: ofTheService,
    },
  },
} as const satisfies Record<string, Record<string, KeptLine>>;

type Groups = typeof keptOnServers;
export type KeptOnServers = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

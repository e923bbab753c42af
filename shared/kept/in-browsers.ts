import { retention } from '../retention.ts';
import type { KeptLine } from './on-servers.ts';

const untilSignedOut = 'Until you sign out.';

/**
 * Description of each browser store for the privacy policy, keyed as in `web/src/lib/device/browser-stores.ts`. A store without an entry here doesn't compile.
 */
export const browserStorageDescriptions = {
  token: { what: 'The token of your sign-in', why: 'To keep you signed in', long: untilSignedOut },
  user: { what: 'Your account’s email and role', why: 'To show the right screens right away', long: untilSignedOut },
  cardDraft: { what: 'A card you typed but didn’t save', why: 'So that nothing typed is lost', long: untilSignedOut },
  quizDraft: { what: 'A quiz you typed but didn’t save', why: 'So that nothing typed is lost', long: untilSignedOut },
  deckList: { what: 'How your list of decks is sorted', why: 'To show it as you left it', long: untilSignedOut },
  checklist: {
    what: 'Which hints you closed, and how often a tricky card was wrong when you opened it',
    why: 'So you don’t see them over and over',
    long: untilSignedOut,
  },
  together: {
    what: 'Whether you study with a child on this device',
    why: 'To send answers waiting here',
    long: untilSignedOut,
  },
  seenBadges: { what: 'Which badges a child has seen', why: 'To celebrate each once', long: untilSignedOut },
  reading: { what: 'How cards are read out loud', why: 'To read the way the child likes', long: untilSignedOut },
  pack: {
    what: 'The offline pack with decks, cards, badges and a week of due dates',
    why: 'To study without a connection',
    long: untilSignedOut,
  },
  imports: {
    what: 'A file you’re importing',
    why: 'To pick up where it stopped',
    long: `Until its cards are saved or you sign out. Up to ${retention.undoneImportDays} days.`,
  },
  media: { what: 'Pictures and sounds from cards', why: 'To show them right away', long: untilSignedOut },
  study: {
    what: 'A child’s current session, and answers that haven’t reached the server',
    why: 'So no answer is lost',
    long: `The session stays until it ends or the child signs out. Answers stay until they’re sent, up to ${retention.unsentAnswerDays} days. They hold card numbers and no text.`,
  },
  quizAnswers: {
    what: 'Quiz choices that haven’t reached the server',
    why: 'So no answer is lost',
    long: `Until they’re sent, up to ${retention.unsentAnswerDays} days.`,
  },
  unsent: {
    what: 'How long answers have waited here',
    why: 'To delete them on time',
    long: `Until they’re sent, up to ${retention.unsentAnswerDays} days.`,
  },
  leaving: {
    what: 'A sign-out without a connection',
    why: 'To end the sign-in on the server too',
    long: 'Until there’s a connection.',
  },
  forgetting: {
    what: 'Which account left this browser',
    why: 'To remove its data here, even if the page was closed',
    long: 'Until it’s removed, or until Flashspark is next opened here.',
  },
  device: {
    what: 'A secret that proves this is your family’s device',
    why: 'So children can tap their animal and start',
    long: 'Until you remove the device in Settings.',
  },
  grownUp: {
    what: 'The email of the grown-up who last handed over this device, and whether they have a passkey',
    why: 'To fill it in next time',
    long: 'Until the family removes the device in Settings.',
  },
  pin: {
    what: 'Whose PIN opens the grown-ups’ side here, as an account number. The PIN itself is not kept',
    why: 'To ask for it when you come back',
    long: 'Until you remove the PIN or the device in Settings.',
  },
  pinLength: {
    what: 'How many digits your PIN has',
    why: 'To open your side with the last one',
    long: 'Until you remove the PIN or the device in Settings.',
  },
  language: {
    what: 'The language you picked on this device',
    why: 'To speak it before anyone signs in',
    long: 'Until you clear the browser’s storage.',
  },
  known: {
    what: 'Whether someone signed in here before',
    why: 'To welcome you back',
    long: 'Until you clear the browser’s storage.',
  },
  learnerByGoogle: {
    what: 'Whether learners sign in with Google here',
    why: 'To offer it',
    long: 'Until you clear the browser’s storage.',
  },
  resetEmail: {
    what: 'The email used to ask for a new password',
    why: 'To fill it in for you',
    long: 'Until someone signs in.',
  },
  invitation: {
    what: 'The code of an invitation you opened',
    why: 'To accept it after you sign in',
    long: 'Until you close the tab.',
  },
  sharedDeck: {
    what: 'The code of a shared deck you opened',
    why: 'To copy it after you sign in',
    long: 'Until you close the tab.',
  },
  reloadedFrom: {
    what: 'Whether this tab got a new version of Flashspark',
    why: 'To try only once',
    long: 'Until you close the tab.',
  },
  release: { what: 'Flashspark’s own files', why: 'To open without a connection', long: 'Until the next version.' },
  releases: {
    what: 'The version of these files',
    why: 'To replace them all together',
    long: 'Until the next version.',
  },
  usedFiles: { what: 'Files you opened', why: 'To open without a connection', long: 'Until the next version.' },
  knownDevice: {
    what: 'One signed cookie that says an account signed in here before',
    why: 'So someone else’s wrong tries don’t lock you out. It’s only sent to the addresses for signing in and accounts',
    long: `Up to ${retention.knownDeviceDays} days after the last sign-in, or until you clear the browser’s storage.`,
  },
} as const satisfies Record<string, KeptLine>;

import { retention } from '../retention.ts';
import type { KeptLine } from './on-servers.ts';

const untilSignedOut = 'Until you sign out.';

/**
 * Description of each browser store for the privacy policy, keyed as in `web/src/lib/device/browser-stores.ts`. A store without an entry here doesn't compile.
 */
export const browserStorageDescriptions = {
  token: { what: 'The token of your sign-in', why: 'To keep you signed in', long: untilSignedOut },
  user: { what: 'Your account’s email and role', why: 'To show the right screens at once', long: untilSignedOut },
  cardDraft: { what: 'A card you typed and did not save', why: 'So that nothing typed is lost', long: untilSignedOut },
  quizDraft: { what: 'A quiz you typed and did not save', why: 'So that nothing typed is lost', long: untilSignedOut },
  deckList: { what: 'How your list of decks is sorted', why: 'To show it as you left it', long: untilSignedOut },
  checklist: { what: 'Which first steps you put away', why: 'To show them no more', long: untilSignedOut },
  together: {
    what: 'That you study with a child on this device',
    why: 'To send answers that wait here',
    long: untilSignedOut,
  },
  seenBadges: { what: 'Which badges a child has seen', why: 'To celebrate each once', long: untilSignedOut },
  reading: { what: 'How cards are read aloud', why: 'To read as the child likes it', long: untilSignedOut },
  pack: {
    what: 'The offline pack: decks, cards and what is due, for a week',
    why: 'To study without a connection',
    long: untilSignedOut,
  },
  imports: {
    what: 'A file that is being imported',
    why: 'To go on where it stopped',
    long: `Until its cards are saved or you sign out, at most ${retention.undoneImportDays} days.`,
  },
  media: { what: 'Pictures and sounds of cards', why: 'To show them at once', long: untilSignedOut },
  study: {
    what: 'The session a child is in, and answers that have not reached the server',
    why: 'So that no answer is lost',
    long: `The session: until it ends or the child signs out. Answers: until they are sent, at most ${retention.unsentAnswerDays} days; they name cards by numbers and hold no text.`,
  },
  quizAnswers: {
    what: 'Choices of a quiz that have not reached the server',
    why: 'So that no answer is lost',
    long: `Until they are sent, at most ${retention.unsentAnswerDays} days.`,
  },
  unsent: {
    what: 'Since when answers wait here',
    why: 'To forget them in time',
    long: `Until they are sent, at most ${retention.unsentAnswerDays} days.`,
  },
  leaving: {
    what: 'A sign-in that ended here without a connection',
    why: 'To end it on the server, too',
    long: 'Until there is a connection.',
  },
  forgetting: {
    what: 'Which account has left this browser',
    why: 'To remove what it kept here, also if the page was closed meanwhile',
    long: 'Until that is removed, at the latest when Flashspark is next opened here.',
  },
  device: {
    what: 'That this is your family’s device, and a secret by which it proves that',
    why: 'So that children tap their animal and start',
    long: 'Until you remove the device in Settings.',
  },
  grownUp: {
    what: 'The email of the grown-up who handed this device over, and whether they have a passkey',
    why: 'To fill it in when they come back',
    long: 'Until the family removes the device in Settings.',
  },
  known: {
    what: 'That somebody was signed in here before',
    why: 'To welcome you back',
    long: 'Until you clear the browser’s storage.',
  },
  learnerByGoogle: {
    what: 'That learners sign in with Google here',
    why: 'To offer it',
    long: 'Until you clear the browser’s storage.',
  },
  resetEmail: {
    what: 'The email for which a new password was asked for here',
    why: 'To fill it in for you',
    long: 'Until somebody signs in.',
  },
  invitation: {
    what: 'The code of an invitation that you opened',
    why: 'To accept it after you signed in',
    long: 'Until you close the tab.',
  },
  sharedDeck: {
    what: 'The code of a shared deck that you opened',
    why: 'To take it after you signed in',
    long: 'Until you close the tab.',
  },
  reloadedFrom: {
    what: 'That this tab took a new version of Flashspark',
    why: 'To try that only once',
    long: 'Until you close the tab.',
  },
  release: { what: 'Flashspark’s own files', why: 'To open without a connection', long: 'Until the next version.' },
  releases: {
    what: 'Which version these files are',
    why: 'To take the next one whole',
    long: 'Until the next version.',
  },
  usedFiles: { what: 'Files that you opened', why: 'To open without a connection', long: 'Until the next version.' },
  knownDevice: {
    what: 'One signed cookie that says that an account signed in here before',
    why: 'So that somebody else’s wrong tries do not lock you out. It is sent to the sign-in address only',
    long: `At most ${retention.knownDeviceDays} days after the last sign-in, or until you clear the browser’s storage.`,
  },
} as const satisfies Record<string, KeptLine>;

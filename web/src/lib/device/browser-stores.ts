import type { keptInBrowsers } from '../../../../shared/kept/in-browsers.ts';

/**
 * Everything that the product keeps in a browser. `kept-here.ts`, `kept-databases.ts` and `../account/account-databases.ts` are the only ways to it and take no other name, and
 * the tests hold what `../account/leave-account.ts` leaves against it. What each is for, and how long it stays, the privacy policy says by the same names (`shared/kept`). No screen loads this.
 * - `account`: of whoever is signed in. It goes with every way out.
 * - `unsent`: what a child answered and the server does not have, by ids and marks, without a text of a card. It stays until it is sent, for 30 days
 *   at most, unless its account is gone for good.
 * - `device`: of the browser itself, whoever uses it.
 */
type Belongs = 'account' | 'unsent' | 'device';

export interface BrowserStore {
  readonly where: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' | 'cookies';
  /** Its name; one that ends in `*` goes on with an id. */
  readonly name: string;
  readonly belongs: Belongs;
}

export const browserStores = {
  token: { where: 'localStorage', name: 'flashspark.token', belongs: 'account' },
  user: { where: 'localStorage', name: 'flashspark.user', belongs: 'account' },
  cardDraft: { where: 'localStorage', name: 'flashspark.card-draft.*', belongs: 'account' },
  quizDraft: { where: 'localStorage', name: 'flashspark.quiz-draft.*', belongs: 'account' },
  deckList: { where: 'localStorage', name: 'flashspark.deck-list', belongs: 'account' },
  checklist: { where: 'localStorage', name: 'flashspark.checklist.*', belongs: 'account' },
  together: { where: 'localStorage', name: 'flashspark.together', belongs: 'account' },
  seenBadges: { where: 'localStorage', name: 'flashspark.seen-badges.*', belongs: 'account' },
  reading: { where: 'localStorage', name: 'flashspark.reading.*', belongs: 'account' },
  pack: { where: 'indexedDB', name: 'flashspark-offline-*', belongs: 'account' },
  imports: { where: 'indexedDB', name: 'flashspark-imports-*', belongs: 'account' },
  media: { where: 'caches', name: 'flashspark-media-*', belongs: 'account' },
  /** Open sessions, which go, and answers that wait, which may stay. */
  study: { where: 'indexedDB', name: 'flashspark-study', belongs: 'unsent' },
  /** Choices of a quiz that the server does not have. */
  quizAnswers: { where: 'localStorage', name: 'flashspark.quiz.*', belongs: 'unsent' },
  /** Since when unsent answers of an account wait for somebody to come back. */
  unsent: { where: 'localStorage', name: 'flashspark.unsent.*', belongs: 'unsent' },
  /** Tokens of sessions that ended here and not yet on the server. */
  leaving: { where: 'localStorage', name: 'flashspark.leaving', belongs: 'unsent' },
  /** Ids of accounts that left and are not forgotten yet. */
  forgetting: { where: 'localStorage', name: 'flashspark.forgetting', belongs: 'unsent' },
  /** What makes this browser a family's device: the children show before anybody is signed in. */
  device: { where: 'localStorage', name: 'flashspark.device', belongs: 'device' },
  /** That the sign-in of learners offers Google here. */
  learnerByGoogle: { where: 'localStorage', name: 'flashspark.learner-by-google', belongs: 'device' },
  /** For whom this browser asked for a new password, until somebody signs in. */
  resetEmail: { where: 'localStorage', name: 'flashspark.reset-email', belongs: 'device' },
  /** A code that a link brought along, for whoever signs in next in this tab. */
  invitation: { where: 'sessionStorage', name: 'flashspark.invitation', belongs: 'device' },
  sharedDeck: { where: 'sessionStorage', name: 'flashspark.shared-deck', belongs: 'device' },
  reloadedFrom: { where: 'sessionStorage', name: 'flashspark.reloaded-from', belongs: 'device' },
  /** The product's own files. */
  release: { where: 'caches', name: 'flashspark.release.*', belongs: 'device' },
  releases: { where: 'caches', name: 'flashspark.releases', belongs: 'device' },
  usedFiles: { where: 'caches', name: 'flashspark.used', belongs: 'device' },
  /** That an account signed in here before, so that wrong passwords tried elsewhere keep nobody out. No script can read it. */
  knownDevice: { where: 'cookies', name: 'known-device', belongs: 'device' },
} as const satisfies Record<keyof typeof keptInBrowsers, BrowserStore>;

type Stores = (typeof browserStores)[keyof typeof browserStores];
type Filled<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;
type NameOf<One, In> = One extends { where: In; name: infer Name extends string } ? Filled<Name> : never;

/** The names of the list in one of the browser's stores; with an id, or anything else, where the list has `*`. */
export type NameIn<In extends BrowserStore['where']> = NameOf<Stores, In>;

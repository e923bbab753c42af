import type { browserStorageDescriptions } from '../../../../shared/kept/in-browsers.ts';

/**
 * Register of everything that the product stores in a browser. Only `web-storage.ts`, `app-caches.ts`, `kept-databases.ts` and
 * `../account/account-databases.ts` access these stores, and they accept no other names. Tests compare this register with the data that remains after
 * `../account/leave-account.ts` has run. The privacy policy states the purpose and storage period of each entry under the same name (`shared/kept`). No screen
 * imports this file.
 * - `account`: data of the signed-in account. Every way of signing out deletes it.
 * - `unsent`: a child's answers that the server lacks, as ids and results without card texts. They are kept until sent, for at most 30 days, unless the account
 *   is gone for good.
 * - `device`: data of the browser itself, regardless of who uses it.
 */
type Belongs = 'account' | 'unsent' | 'device';

export interface BrowserStore {
  readonly where: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' | 'cookies';
  /** The store's name. A trailing `*` stands for an id. */
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
  /** Open sessions, which are deleted on sign-out, and unsent answers, which may be kept. */
  study: { where: 'indexedDB', name: 'flashspark-study', belongs: 'unsent' },
  /** Quiz answers that the server lacks. */
  quizAnswers: { where: 'localStorage', name: 'flashspark.quiz.*', belongs: 'unsent' },
  /** Time since which an account's unsent answers have been waiting for the account to return. */
  unsent: { where: 'localStorage', name: 'flashspark.unsent.*', belongs: 'unsent' },
  /** Tokens of sessions that ended in this browser but not yet on the server. */
  leaving: { where: 'localStorage', name: 'flashspark.leaving', belongs: 'unsent' },
  /** Ids of signed-out accounts whose data is not deleted yet. */
  forgetting: { where: 'localStorage', name: 'flashspark.forgetting', belongs: 'unsent' },
  /** Credential of a family's device, which shows the children before anyone signs in. */
  device: { where: 'localStorage', name: 'flashspark.device', belongs: 'device' },
  /** Email of the grown-up who last handed this device over, followed by ` passkey` if they have one, for coming back in one gesture. */
  grownUp: { where: 'localStorage', name: 'flashspark.grown-up', belongs: 'device' },
  /** Account id of the grown-up who comes back to this device with a PIN. The PIN itself is not kept. */
  pin: { where: 'localStorage', name: 'flashspark.pin', belongs: 'device' },
  /** Number of its digits, so that the last one opens. */
  pinLength: { where: 'localStorage', name: 'flashspark.pin-length', belongs: 'device' },
  /** Language of the screens before anyone signs in, if it was chosen on this device. */
  language: { where: 'localStorage', name: 'flashspark.language', belongs: 'device' },
  /** Set once a session has ended in this browser. */
  known: { where: 'localStorage', name: 'flashspark.known', belongs: 'device' },
  /** Set after a learner has signed in with Google in this browser. */
  learnerByGoogle: { where: 'localStorage', name: 'flashspark.learner-by-google', belongs: 'device' },
  /** Email for which this browser requested a password reset, until the next sign-in. */
  resetEmail: { where: 'localStorage', name: 'flashspark.reset-email', belongs: 'device' },
  /** Code of the link that opened this tab. It is used by the next account that signs in. */
  invitation: { where: 'sessionStorage', name: 'flashspark.invitation', belongs: 'device' },
  sharedDeck: { where: 'sessionStorage', name: 'flashspark.shared-deck', belongs: 'device' },
  reloadedFrom: { where: 'sessionStorage', name: 'flashspark.reloaded-from', belongs: 'device' },
  /** The app's own code and assets, in one cache per release. */
  release: { where: 'caches', name: 'flashspark.release.*', belongs: 'device' },
  releases: { where: 'caches', name: 'flashspark.releases', belongs: 'device' },
  usedFiles: { where: 'caches', name: 'flashspark.used', belongs: 'device' },
  /** Cookie of a browser that signed in to an account before, so that wrong passwords tried elsewhere don't lock this browser out. Scripts can't read it. */
  knownDevice: { where: 'cookies', name: 'known-device', belongs: 'device' },
} as const satisfies Record<keyof typeof browserStorageDescriptions, BrowserStore>;

type Stores = (typeof browserStores)[keyof typeof browserStores];
type Filled<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;
type NameOf<One, In> = One extends { where: In; name: infer Name extends string } ? Filled<Name> : never;

/** Allowed names in one kind of browser storage, with any text in place of `*`. */
export type NameIn<In extends BrowserStore['where']> = NameOf<Stores, In>;

/*
 * The bounds of signing in, which `bounds.ts` hands on with all others.
 */
import { retention } from './retention.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const passwordMinLength = 6;
export const passwordMaxLength = 128;
/** The bounds of a new password do not apply to the one that is typed: an old account's is whatever it is. */
export const typedPasswordLength = 1_000;
/** A learner's own account is for who is older than this by the year of birth alone: thirteen for certain. */
export const ownAccountYears = 13;
export const oldestYears = 120;
export const googleTokenLength = 8_192;
export const nonceMinLength = 16;
export const nonceMaxLength = 128;
/** How long somebody stays signed in without using the product, and at the very most. */
export const signedInUnusedSeconds = retention.unusedSignInDays * day;
export const signedInSeconds = retention.signInDays * day;
/** How many tries need no waiting, and how long a wait can become: see functions/platform/sign-in/throttle-tries.ts. */
export const tries = {
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
  /** Codes of shared decks: by account, and the wrong ones from its network. */
  share: { free: 10, longestWaitSeconds: 15 * minute },
  'share-network': { free: 30, longestWaitSeconds: 15 * minute },
  /** Codes of new devices, by network. */
  pairing: { free: 10, longestWaitSeconds: 15 * minute },
  /** A child's picture code: 1,320 of them, so after five wrong ones a grown-up is asked, or a quarter of an hour passes. */
  pictures: { free: 5, firstWaitSeconds: 15 * minute, longestWaitSeconds: 15 * minute },
  /** Links from mails, by the network that opens them. */
  link: { free: 10, longestWaitSeconds: 15 * minute },
  /** The mailed code of an account: after five wrong ones the code itself is too old when the wait is over. */
  'email-code': { free: 5, firstWaitSeconds: 15 * minute, longestWaitSeconds: 15 * minute },
  /** Mails that somebody asks for: invitations to one address, mails from one network, mails by one account. */
  'mail-address': { free: 3, firstWaitSeconds: minute, longestWaitSeconds: hour },
  /**
   * The same for what anybody may have sent to an address that is not theirs: a new password, and a code for an address that they registered or
   * want to have. Neither takes anything from those who invite this address.
   */
  'reset-address': { free: 3, firstWaitSeconds: minute, longestWaitSeconds: hour },
  'confirm-address': { free: 3, firstWaitSeconds: minute, longestWaitSeconds: hour },
  'mail-network': { free: 30, firstWaitSeconds: minute, longestWaitSeconds: hour },
  'mail-account': { free: 20, firstWaitSeconds: minute, longestWaitSeconds: hour },
} as const;
export const triesRememberedSeconds = retention.triesHours * hour;
/**
 * How often one network may call: a family, a school or a mobile carrier. Study sends its answers together, so that a child makes
 * about ten calls a minute.
 */
export const callsPerMinute = { public: 300, 'signed-in': 3_000 } as const;
/** How long a sign-in counts as "just now" where there is no password to ask for. */
export const freshSignInSeconds = 10 * minute;
/** The newest ones are listed. */
export const sessionsListed = 100;

// Passkeys.
export const passkeysPerAccount = 10;
/** So long a browser may take to let somebody make or show a passkey. The sign-in screen asks for a new challenge in time. */
export const challengeSeconds = 10 * minute;
/** A credential's id has 1,023 bytes at most (Web Authentication Level 3, "Credential ID"); these are their characters as base64url. */
export const passkeyIdLength = 1_364;
/** Of what a browser signs: data of the client and the authenticator, a signature. */
export const passkeyPartLength = 4_096;
export const attestationLength = 16_384;

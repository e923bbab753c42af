/* Limits of signing in, re-exported by `bounds.ts`. */
import { retention } from './retention.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const passwordMinLength = 6;
export const passwordMaxLength = 128;
/** Maximum length of an existing password as typed. It may predate the limits for new passwords. */
export const typedPasswordLength = 1_000;
/** A learner's own account requires more than this many years since the birth year, so that the learner is certainly at least thirteen. */
export const ownAccountYears = 13;
export const oldestYears = 120;
export const googleTokenLength = 8_192;
export const nonceMinLength = 16;
export const nonceMaxLength = 128;
/** Lifetime of an unused session, counted from its last use. `signedInSeconds` is the maximum lifetime of any session. */
export const signedInUnusedSeconds = retention.unusedSignInDays * day;
export const signedInSeconds = retention.signInDays * day;
/** Number of attempts without a wait (`free`), and the longest wait after further ones, see functions/platform/sign-in/throttle-tries.ts. */
export const tries = {
  'sign-in': { free: 5, longestWaitSeconds: 15 * minute },
  account: { free: 50, longestWaitSeconds: 5 * minute },
  network: { free: 60, longestWaitSeconds: 15 * minute },
  /** Sign-ins from a browser that signed in to the account before. */
  'known-device': { free: 5, longestWaitSeconds: 15 * minute },
  password: { free: 5, longestWaitSeconds: 15 * minute },
  /** `registration` and `signed-in` also count successes: new accounts per network, sign-ins per account. */
  registration: { free: 30, longestWaitSeconds: hour },
  'signed-in': { free: 100, longestWaitSeconds: 15 * minute },
  invitation: { free: 10, longestWaitSeconds: 15 * minute },
  /** Attempts at a shared deck's code. `share`: per account, not counting successful ones. `share-network`: wrong ones per network. */
  share: { free: 10, longestWaitSeconds: 15 * minute },
  'share-network': { free: 30, longestWaitSeconds: 15 * minute },
  /** Attempts at pairing codes for new devices, per network. */
  pairing: { free: 10, longestWaitSeconds: 15 * minute },
  /** Attempts at a child's picture code. Only 1,320 codes exist, so after five wrong attempts a grown-up helps or the child waits 15 minutes. */
  pictures: { free: 5, firstWaitSeconds: 15 * minute, longestWaitSeconds: 15 * minute },
  /** Attempts at the secrets in mailed links, per network. */
  link: { free: 10, longestWaitSeconds: 15 * minute },
  /** Attempts at an account's mailed code. After five wrong ones, the code expires before the wait ends. */
  'email-code': { free: 5, firstWaitSeconds: 15 * minute, longestWaitSeconds: 15 * minute },
  /** Requested mails. `mail-address`: invitations per recipient. `mail-network` and `mail-account`: all mails per network and per account. */
  'mail-address': { free: 3, firstWaitSeconds: minute, longestWaitSeconds: hour },
  /**
   * Like `mail-address`, for mails that anyone can request for a stranger's address: password resets and confirmation codes. They are counted separately, so
   * that they don't use up the invitations to that address.
   */
  'reset-address': { free: 3, firstWaitSeconds: minute, longestWaitSeconds: hour },
  'confirm-address': { free: 3, firstWaitSeconds: minute, longestWaitSeconds: hour },
  'mail-network': { free: 30, firstWaitSeconds: minute, longestWaitSeconds: hour },
  'mail-account': { free: 20, firstWaitSeconds: minute, longestWaitSeconds: hour },
} as const;
export const attemptCountSeconds = retention.triesHours * hour;
/** Maximum number of calls from one network (a family, a school or a mobile carrier). Answers are batched, so a child makes about ten calls a minute. */
export const callsPerMinute = { public: 300, 'signed-in': 3_000 } as const;
/** How recent a sign-in must be to confirm a sensitive action on an account without a password. */
export const freshSignInSeconds = 10 * minute;
/** Maximum number of sessions shown, newest first. */
export const sessionsListed = 100;

export const passkeysPerAccount = 10;
/** Lifetime of a passkey challenge, within which the user must answer the browser's prompt. The sign-in screen requests a new one before it expires. */
export const challengeSeconds = 10 * minute;
/** A credential id has up to 1,023 bytes (Web Authentication Level 3, "Credential ID"), which are this many base64url characters. */
export const passkeyIdLength = 1_364;
/** Maximum length of client data, authenticator data and signature, the signed parts of a passkey response; each in base64url characters. */
export const passkeyPartLength = 4_096;
export const attestationLength = 16_384;

/** Tries at a grown-up's PIN before only the password is left. A right one starts the count again. */
export const pinTries = 5;
/** Devices on which one account has a PIN. The oldest PIN makes room. */
export const pinsPerAccount = 10;

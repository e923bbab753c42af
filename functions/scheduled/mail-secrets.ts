import { limits } from '../../shared/limits.ts';
import {
  newLinkToken,
  placeOfLink,
  storedEmailCodes,
  type StoredMailLink,
  storedMailLinks,
} from '../data/operations/mail-link.ts';
import { expiryAfter } from '../data/table/expiry.ts';
import type { StoredUser } from '../data/people/user.ts';
import type { DeriveBytes } from '../platform/sign-in/derive-bytes.ts';
import { createEmailCode, hashEmailCode } from '../platform/sign-in/typed-code.ts';
import type { EventContext } from './define-event-handler.ts';

/** Everything needed to create a secret. Secrets are created only while their email is being written. */
interface Making extends Pick<EventContext, 'table' | 'randomBytes' | 'clock'> {
  /** The app's URL without a trailing slash. */
  readonly address: string;
  readonly deriveBytes: DeriveBytes;
}

/** Paths of the link pages, as parsed by web/src/lib/page/mail-link.ts. The token follows `#`, so that it is never sent to a server. */
const pages: Readonly<Record<StoredMailLink['purpose'], string>> = {
  'password-reset': '/?reset',
  'verify-email': '/?verify',
  'confirm-email-change': '/?email',
};

type LinkAbout = Omit<StoredMailLink, 'epoch' | 'expiresAt'> & { readonly seconds: number };

/** Creates a link with a new secret, of which the table stores only the hash. */
export function makeLink({ table, randomBytes, clock, address }: Making, user: StoredUser, about: LinkAbout) {
  const { seconds, ...link } = about;
  const token = newLinkToken(user.id, randomBytes);
  const place = placeOfLink(token);
  if (!place) throw new Error('The id of this account has another form than those in tokens.');
  const expiresAt = expiryAfter(clock(), seconds);
  return {
    address: `${address}${pages[link.purpose]}#token=${token}`,
    actions: [storedMailLinks.create(table, { ...link, ...place, epoch: user.sessionEpoch, expiresAt })],
  };
}

/** Creates a new code that replaces the previous one. The table stores only its hash. */
export function makeCode({ table, randomBytes, deriveBytes, clock }: Making, user: StoredUser) {
  const code = createEmailCode(randomBytes);
  const codeHash = hashEmailCode(deriveBytes, user, code);
  const expiresAt = expiryAfter(clock(), limits.emailCodeSeconds);
  return { code, action: storedEmailCodes.replace(table, { userId: user.id, codeHash, expiresAt }) };
}

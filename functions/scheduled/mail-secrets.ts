import { limits } from '../../shared/limits.ts';
import {
  newLinkToken,
  placeOfLink,
  storedEmailCodes,
  type StoredMailLink,
  storedMailLinks,
} from '../data/operations/mail-link.ts';
import { endAfter } from '../data/table/expiry.ts';
import type { StoredUser } from '../data/people/user.ts';
import type { DeriveBytes } from '../platform/sign-in/derive-bytes.ts';
import { createEmailCode, hashEmailCode } from '../platform/sign-in/typed-code.ts';
import type { EventContext } from './define-event-handler.ts';

/** What it takes to make a secret while a mail is being written: until then there is none. */
interface Making extends Pick<EventContext, 'table' | 'randomBytes' | 'clock'> {
  /** The product's own address, without a slash at its end. */
  readonly address: string;
  readonly deriveBytes: DeriveBytes;
}

/** The page behind the link of each purpose, as web/src/lib/page/mail-link.ts reads it. The token stands behind `#`, which no server is sent. */
const pages: Readonly<Record<StoredMailLink['purpose'], string>> = {
  'password-reset': '/?reset',
  'verify-email': '/?verify',
  'confirm-email-change': '/?email',
};

type LinkAbout = Omit<StoredMailLink, 'epoch' | 'expiresAt'> & { readonly seconds: number };

/** A link with a new secret, of which the table gets the hash. */
export function makeLink({ table, randomBytes, clock, address }: Making, user: StoredUser, about: LinkAbout) {
  const { seconds, ...link } = about;
  const token = newLinkToken(user.id, randomBytes);
  const place = placeOfLink(token);
  if (!place) throw new Error('The id of this account has another form than those in tokens.');
  const expiresAt = endAfter(clock(), seconds);
  return {
    address: `${address}${pages[link.purpose]}#token=${token}`,
    actions: [storedMailLinks.create(table, { ...link, ...place, epoch: user.sessionEpoch, expiresAt })],
  };
}

/** A new code, which takes the place of the one before; of it, too, the table gets the hash. */
export function makeCode({ table, randomBytes, deriveBytes, clock }: Making, user: StoredUser) {
  const code = createEmailCode(randomBytes);
  const codeHash = hashEmailCode(deriveBytes, user, code);
  const expiresAt = endAfter(clock(), limits.emailCodeSeconds);
  return { code, action: storedEmailCodes.replace(table, { userId: user.id, codeHash, expiresAt }) };
}

import { takeLinkValue } from './link-value.ts';

/** What a link can bring into the product: an invitation into a household, or a deck that somebody shares. */
type LinkKind = 'invitation' | 'deck';

const keptUnder = { invitation: 'flashspark.invitation', deck: 'flashspark.shared-deck' } as const;
const codeForm = /^[\w-]{1,32}$/;

/**
 * Takes a code out of the address by which the page was opened (`/#invitation=…`, `/#deck=…`), and keeps it for this tab: whoever follows such a
 * link may have to sign in or register first. Call it once, before anything is drawn.
 */
export function keepLinkCode(): void {
  for (const kind of ['invitation', 'deck'] as const) {
    const code = takeLinkValue(kind);
    if (code !== undefined && codeForm.test(code)) sessionStorage.setItem(keptUnder[kind], code);
  }
}

/** @returns the code by whose link this tab was opened, while nobody has used it here. */
export function readLinkCode(kind: LinkKind): string | undefined {
  return sessionStorage.getItem(keptUnder[kind]) ?? undefined;
}

export function forgetLinkCode(kind: LinkKind): void {
  sessionStorage.removeItem(keptUnder[kind]);
}

import { keptInTab } from '../device/kept-here.ts';
/** What a link can bring into the product, an invitation into a household or a deck that somebody shares, and under what its code is kept. */
const keptUnder = { invitation: 'flashspark.invitation', deck: 'flashspark.shared-deck' } as const;
type LinkKind = keyof typeof keptUnder;

const codeForm = /^[\w-]{1,32}$/;

/**
 * Takes a code out of the address by which the page was opened (`/#invitation=…`, `/#deck=…`), and keeps it for this tab: whoever follows such a
 * link may have to sign in or register first. Call it once, before anything is drawn.
 */
export function keepLinkCode(): void {
  for (const [kind, name] of Object.entries(keptUnder)) {
    const code = takeLinkValue(kind);
    if (code !== undefined && codeForm.test(code)) keptInTab().setItem(name, code);
  }
}

/** @returns the code by whose link this tab was opened, while nobody has used it here. */
export function readLinkCode(kind: LinkKind): string | undefined {
  return keptInTab().getItem(keptUnder[kind]) ?? undefined;
}

export function forgetLinkCode(kind: LinkKind): void {
  keptInTab().removeItem(keptUnder[kind]);
}

/**
 * Links into the product carry what they bring behind the `#`, which no server ever sees: `/#pair=ABCD2345`.
 * @returns the value of this name, and takes it out of the address, so that it is not kept in the history.
 */
export function takeLinkValue(name: string): string | undefined {
  const values = new URLSearchParams(window.location.hash.slice(1));
  const value = values.get(name);
  if (value === null) return undefined;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return value;
}

import { tabStore } from '../device/web-storage.ts';
/** Storage keys for codes of links that open the product: an invitation to a household or a shared deck. */
const keptUnder = { invitation: 'flashspark.invitation', deck: 'flashspark.shared-deck' } as const;
type LinkKind = keyof typeof keptUnder;

const codeForm = /^[\w-]{1,32}$/;

/**
 * Moves a code from the page's URL (`/#invitation=…`, `/#deck=…`) into the tab's storage, because the visitor may have to sign in first. Call it once
 * before the first render.
 */
export function keepLinkCode(): void {
  for (const [kind, name] of Object.entries(keptUnder)) {
    const code = takeLinkValue(kind);
    if (code !== undefined && codeForm.test(code)) tabStore().setItem(name, code);
  }
}

/** @returns the unused code of the link that opened this tab */
export function readLinkCode(kind: LinkKind): string | undefined {
  return tabStore().getItem(keptUnder[kind]) ?? undefined;
}

export function forgetLinkCode(kind: LinkKind): void {
  tabStore().removeItem(keptUnder[kind]);
}

/**
 * Takes a value out of the URL's fragment, which servers never see: `/#pair=ABCD2345`.
 * @returns the value, which is removed from the address and the history
 */
export function takeLinkValue(name: string): string | undefined {
  const values = new URLSearchParams(window.location.hash.slice(1));
  const value = values.get(name);
  if (value === null) return undefined;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return value;
}

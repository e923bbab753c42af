import type { Rule, RuleContext } from './rule.ts';

type Reported = NonNullable<Parameters<RuleContext['report']>[0]['node']>;

/** Browser storage APIs: Web Storage, IndexedDB, the Cache API, cookies, and the origin private file system (OPFS). */
const stores = /^(localStorage|sessionStorage|indexedDB|caches|cookie|cookieStore|getDirectory)$/;

/**
 * Forbids direct use of browser storage in any notation: `localStorage.x`, `window['localStorage']`, `const { caches } = self`. Only the wrapper modules may
 * use it, and they accept only listed names, so the privacy policy and sign-out cover everything stored.
 */
export const listedBrowserStores: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const refuse = (node: Reported, name: string): void =>
      context.report({
        node,
        message: `${name} would keep something that nothing knows of: give it a line in shared/kept/in-browsers.ts and in browser-stores.ts, and use localStore, tabStore, appCaches, databases or openDatabase.`,
      });
    return {
      Identifier(node) {
        if (stores.test(node.name)) refuse(node, node.name);
      },
      MemberExpression({ property, computed }) {
        const name = computed && property.type === 'Literal' ? property.value : undefined;
        if (typeof name === 'string' && stores.test(name)) refuse(property, name);
      },
    };
  },
};

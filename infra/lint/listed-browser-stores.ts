import type { Rule, RuleContext } from './rule.ts';

type Reported = NonNullable<Parameters<RuleContext['report']>[0]['node']>;

/** By which a page keeps something: Web Storage, IndexedDB, the Cache API, cookies, and files of its own (OPFS). */
const stores = /^(localStorage|sessionStorage|indexedDB|caches|cookie|cookieStore|getDirectory)$/;

/**
 * Refuses every way to keep something in a browser, however it is written: `localStorage.x`, `window['localStorage']`, `const { caches } = self`. The files that
 * stand in front of the stores take only names of the list, so that nothing is kept that the privacy policy and every way out do not know.
 */
export const listedBrowserStores: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const refuse = (node: Reported, name: string): void =>
      context.report({
        node,
        message: `${name} would keep something that nothing knows of: give it a line in shared/kept/in-browsers.ts and in browser-stores.ts, and use keptHere, keptInTab, keptCaches, databases or openDatabase.`,
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

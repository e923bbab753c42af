import type { Rule, RuleContext } from './rule.ts';

type Visitor = ReturnType<Rule['create']>;
type Member = Parameters<NonNullable<Visitor['MemberExpression']>>[0];
type Reported = NonNullable<Parameters<RuleContext['report']>[0]['node']>;

/** What makes elements or scripts of a text. React's own (`dangerouslySetInnerHTML` in JSX) is refused by `react/no-danger`. */
const sinks =
  /^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|parseFromString|srcdoc|srcDoc|dangerouslySetInnerHTML)$/;

/** What writes into the page when it is called on a document. */
const writers = /^(write|writeln)$/;

/** Refuses every name by which text becomes HTML, however it is written: `a.innerHTML`, `a['innerHTML']`, `{ srcDoc }`, `<iframe srcDoc>`. */
export const noHtmlSinks: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const refuse = (node: Reported, name: string): void =>
      context.report({
        node,
        message: `${name} makes HTML of a text, and with it whatever somebody typed: set textContent, or let React draw it.`,
      });
    const refuseSink = (node: Reported, name: unknown): void => {
      if (typeof name === 'string' && sinks.test(name)) refuse(node, name);
    };
    return {
      MemberExpression(node) {
        const { object, property } = node;
        if (property.type !== 'Identifier' || node.computed) return;
        refuseSink(property, property.name);
        if (writers.test(property.name) && isDocument(object)) refuse(property, `document.${property.name}`);
      },
      Property({ key, computed }) {
        if (key.type === 'Identifier' && !computed) refuseSink(key, key.name);
      },
      JSXAttribute({ name }) {
        if (name.type === 'JSXIdentifier' && /^srcdoc$/i.test(name.name)) refuseSink(name, name.name);
      },
      // `a['innerHTML']`, `{ 'innerHTML': … }`, `setAttribute('srcdoc', …)`, and a name that is kept for later.
      Literal(node) {
        refuseSink(node, node.value);
      },
      TemplateElement(node) {
        refuseSink(node, node.value.cooked);
      },
    };
  },
};

/** `document`, or anything's document. */
function isDocument(object: Member['object']): boolean {
  const named = object.type === 'MemberExpression' ? object.property : object;
  return named.type === 'Identifier' && /^(document|ownerDocument|contentDocument)$/.test(named.name);
}

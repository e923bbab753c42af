import type { Rule, RuleContext } from './rule.ts';

type Visitor = ReturnType<Rule['create']>;
type Member = Parameters<NonNullable<Visitor['MemberExpression']>>[0];
type Reported = NonNullable<Parameters<RuleContext['report']>[0]['node']>;

/** Names of properties and methods that turn text into elements or scripts. `dangerouslySetInnerHTML` in JSX is covered by `react/no-danger`. */
const sinks =
  /^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|parseFromString|srcdoc|srcDoc|dangerouslySetInnerHTML)$/;

/** Methods that write into the page when called on a document. */
const writers = /^(write|writeln)$/;

/** Forbids names that turn text into HTML, in any notation: `a.innerHTML`, `a['innerHTML']`, `{ srcDoc }`, `<iframe srcDoc>`. */
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
      // `a['innerHTML']`, `{ 'innerHTML': … }`, `setAttribute('srcdoc', …)`, and names stored in variables.
      Literal(node) {
        refuseSink(node, node.value);
      },
      TemplateElement(node) {
        refuseSink(node, node.value.cooked);
      },
    };
  },
};

/** @returns whether the object is `document` or a node's document. */
function isDocument(object: Member['object']): boolean {
  const named = object.type === 'MemberExpression' ? object.property : object;
  return named.type === 'Identifier' && /^(document|ownerDocument|contentDocument)$/.test(named.name);
}

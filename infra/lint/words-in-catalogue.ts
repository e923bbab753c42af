import type { Rule, RuleContext } from './rule.ts';

type Visitor = ReturnType<Rule['create']>;
type Attribute = Parameters<NonNullable<Visitor['JSXAttribute']>>[0];
type Text = Parameters<NonNullable<Visitor['JSXText']>>[0];
type Written = Parameters<NonNullable<Visitor['ConditionalExpression']>>[0]['consequent'];

/** Two letters of any script. Brand names and what only machines read need no translation. */
const word = /\p{L}{2}/u;
const sameEverywhere = /Flashspark|Google|Anki|Quizlet|PDF|CSV|PIN\b|Bearer\b/g;

/** A sentence or a label, and not a key: it has a space between letters or begins with a capital letter. */
const sentence = /^\p{Lu}\p{Ll}|\p{L}[.,:!?…’]* \p{L}/u;

/** Attributes and fields whose text is always shown or spoken, even in one small word. */
const shown =
  /^(label|title|text|hint|placeholder|aria-label|aria-description|alt|heading|lead|summary|question|\w*(Text|Label|Title|Hint|Sentence))$/;

/** Attributes with text for the browser. */
const technical =
  /^(className|class|style|d|viewBox|transform|points|sizes|srcSet|rel|allow|autoComplete|enterKeyHint|key|id|name|type|accept|pattern|href|src|aria-keyshortcuts|data-.*)$/;

/** Macros whose argument is in the catalogue. */
const macros = /^(t|msg|plural|select|selectOrdinal)$/;

/** Elements whose text is in the catalogue. */
const wordElements = /^(Trans|Plural)$/;

/** Functions whose first argument is shown or spoken. */
const speakers = /^(announce|showToast|usePageTitle|say)$/;

/** Errors whose message is shown. */
const shownErrors = /^ImportRefusal$/;

/** Refuses sentences that are not in the catalogue: in elements, in attributes and fields that show text, in shown errors, and in what is spoken. */
export const wordsInCatalogue: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const refuseText = (node: Written, isWords: (text: string) => boolean): void => refuseIn(context, node, isWords);
    const inElements: Visitor = {
      JSXText(node) {
        if (isWord(node.value) && !isInTrans(node)) refuse(context, node, node.value);
      },
      JSXExpressionContainer({ parent, expression }) {
        if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') refuseText(expression as Written, isWord);
      },
      JSXAttribute({ name, value }: Attribute) {
        const attribute = name.type === 'JSXIdentifier' ? name.name : '';
        if (!value || technical.test(attribute)) return;
        const written = value.type === 'JSXExpressionContainer' ? value.expression : value;
        refuseText(written as Written, shown.test(attribute) ? isWord : isSentence);
      },
    };
    const inCode: Visitor = {
      Property({ key, value, parent }) {
        const field = key.type === 'Identifier' ? key.name : '';
        if (isInMacro(parent)) return;
        refuseText(value as Written, shown.test(field) ? isWord : isSentence);
      },
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type === 'Identifier' && speakers.test(callee.name) && first) refuseText(first as Written, isWord);
      },
      NewExpression({ callee, arguments: [first] }) {
        if (callee.type === 'Identifier' && shownErrors.test(callee.name) && first)
          refuseText(first as Written, isWord);
      },
      ReturnStatement({ argument }) {
        if (argument) refuseText(argument, isSentence);
      },
      ArrowFunctionExpression({ body }) {
        if (body.type !== 'BlockStatement') refuseText(body, isSentence);
      },
      VariableDeclarator({ init }) {
        if (init) refuseText(init, isSentence);
      },
      AssignmentPattern({ right }) {
        refuseText(right, isSentence);
      },
      ArrayExpression({ elements }) {
        for (const element of elements) if (element) refuseText(element as Written, isSentence);
      },
    };
    return { ...inElements, ...inCode };
  },
};

function isWord(text: string): boolean {
  return word.test(text.replaceAll(sameEverywhere, ''));
}

function isSentence(text: string): boolean {
  return sentence.test(text.replaceAll(sameEverywhere, '')) && isWord(text);
}

/** The values that an expression can have: those of both branches of `?:`, and of both sides of `&&`, `||` and `??`. */
function branchesOf(node: Written): readonly Written[] {
  if (node.type === 'ConditionalExpression') return [...branchesOf(node.consequent), ...branchesOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...branchesOf(node.left), ...branchesOf(node.right)];
  if (node.type === 'TSAsExpression') return branchesOf(node.expression);
  return [node];
}

/** Whether an object is what a macro of the catalogue gets: `plural(count, { … })`, or `t({ message, comment })`. */
function isInMacro({ parent }: { readonly parent?: unknown }): boolean {
  const call = parent as { type: string; callee?: { name?: unknown } } | undefined;
  return call?.type === 'CallExpression' && macros.test(String(call.callee?.name));
}

function isInTrans(node: { readonly parent?: unknown }): boolean {
  const parent = node.parent as
    | { type: string; openingElement?: { name: { name?: unknown } }; parent?: unknown }
    | undefined;
  if (!parent) return false;
  if (parent.type === 'JSXElement' && wordElements.test(String(parent.openingElement?.name.name))) return true;
  return parent.type.startsWith('JSX') && isInTrans(parent);
}

/** Reports each text that an expression can have and that the catalogue should hold. */
function refuseIn(context: RuleContext, node: Written, isWords: (text: string) => boolean): void {
  for (const one of branchesOf(node)) {
    if (one.type === 'Literal' && typeof one.value === 'string' && isWords(one.value)) refuse(context, one, one.value);
    if (one.type === 'TemplateLiteral') {
      const text = one.quasis.map(({ value }) => value.cooked).join('…');
      if (isWords(text)) refuse(context, one, text);
    }
  }
}

function refuse(context: RuleContext, node: Text | Written, text: string): void {
  context.report({
    node,
    message: `“${text.trim()}” is not in the catalogue: write it as t\`…\` (useLingui), or in <Trans> if elements are inside, then run \`npm run words\`.`,
  });
}

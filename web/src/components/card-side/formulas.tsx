import { createElement, type ReactNode } from 'react';
import temml from 'temml';
import styles from './card-side.module.css';

/** Maximum elements of one formula: more than anyone writes by hand, but low enough to stop runaway macros. */
const mostElements = 1_500;

/** Temml's output: elements, texts and unnamed fragments. */
interface MathTree {
  readonly type?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly classes?: readonly string[];
  readonly children?: readonly MathTree[];
}

/** This function is missing in the type definitions of Temml. */
const { __renderToMathMLTree: toTree } = temml as unknown as {
  readonly __renderToMathMLTree: (tex: string, options: object) => MathTree;
};

/** The allowed elements: MathML Core (https://www.w3.org/TR/mathml-core) and `menclose`. */
const elements: ReadonlySet<string> = new Set(
  (
    'math mrow mi mn mo ms mspace mtext mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup msubsup ' +
    'munder mover munderover mmultiscripts mprescripts mtable mtr mtd'
  ).split(' '),
);
/** The allowed attributes, which are for layout only: none can link, run code or set a color. */
const attributes: ReadonlySet<string> = new Set(
  (
    'display displaystyle scriptlevel mathvariant stretchy fence separator symmetric largeop movablelimits form lspace ' +
    'rspace minsize maxsize accent accentunder linethickness width height depth voffset columnspan rowspan notation'
  ).split(' '),
);
/** CSS styles for what Temml expresses as class names. */
const looks: Readonly<Record<string, string | undefined>> = {
  'tml-left': styles.toLeft,
  'tml-right': styles.toRight,
  'tml-overline': styles.overline,
  'tml-underline': styles.underline,
};

/** @returns a TeX formula as MathML elements; undefined if it is invalid, not allowed or too large */
export function drawFormula(tex: string, isBlock: boolean): ReactNode | undefined {
  try {
    const options = { displayMode: isBlock, throwOnError: true, trust: false, macros: {}, maxExpand: 200, maxSize };
    const tree = toTree(tex, options);
    return countElements(tree) > mostElements ? undefined : draw(tree, 0);
  } catch {
    // Invalid TeX, a disallowed command, or too much recursion.
    return undefined;
  }
}

/** Temml's limit for lengths in a formula: in `em`, and for absolute units in points. */
const maxSize: [number, number] = [20, 200];

function countElements(tree: MathTree): number {
  let count = 0;
  const waiting = [tree];
  for (let node = waiting.pop(); node && count <= mostElements; node = waiting.pop()) {
    count += 1;
    waiting.push(...(node.children ?? []));
  }
  return count;
}

function draw({ type, text, attributes: given = {}, classes = [], children = [] }: MathTree, key: number): ReactNode {
  if (type === undefined) return text ?? children.map(draw);
  if (!elements.has(type)) return null;
  const allowed = Object.entries(given).filter(([name]) => attributes.has(name));
  const className = classes
    .map((name) => looks[name] ?? '')
    .join(' ')
    .trim();
  return createElement(
    type,
    {
      key,
      ...Object.fromEntries(allowed.map(([name, value]) => [name, String(value)])),
      ...(className !== '' && { className }),
    },
    ...children.map(draw),
  );
}

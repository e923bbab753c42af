import { createElement, type ReactNode } from 'react';
import temml from 'temml';
import styles from './card-side.module.css';

/** Of one formula. Nobody writes so many by hand; what macros multiply ends here, too. */
const mostElements = 1_500;

/** What Temml makes of a formula: elements, texts, and fragments without a name. */
interface MathTree {
  readonly type?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly classes?: readonly string[];
  readonly children?: readonly MathTree[];
}

/** Its types do not say what its default export has. */
const { __renderToMathMLTree: toTree } = temml as unknown as {
  readonly __renderToMathMLTree: (tex: string, options: object) => MathTree;
};

/** The elements of MathML Core, and `menclose`. https://www.w3.org/TR/mathml-core */
const elements: ReadonlySet<string> = new Set(
  (
    'math mrow mi mn mo ms mspace mtext mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup msubsup ' +
    'munder mover munderover mmultiscripts mprescripts mtable mtr mtd'
  ).split(' '),
);
/** Those that say how signs stand to each other: none leads elsewhere, runs, or paints. */
const attributes: ReadonlySet<string> = new Set(
  (
    'display displaystyle scriptlevel mathvariant stretchy fence separator symmetric largeop movablelimits form lspace ' +
    'rspace minsize maxsize accent accentunder linethickness width height depth voffset columnspan rowspan notation'
  ).split(' '),
);
/** Temml says these by classes. */
const looks: Readonly<Record<string, string | undefined>> = {
  'tml-left': styles.toLeft,
  'tml-right': styles.toRight,
  'tml-overline': styles.overline,
  'tml-underline': styles.underline,
};

/** @returns a formula of TeX as elements of MathML, or undefined where it is none, or one that nobody would write by hand. */
export function drawFormula(tex: string, isBlock: boolean): ReactNode | undefined {
  try {
    const options = { displayMode: isBlock, throwOnError: true, trust: false, macros: {}, maxExpand: 200, maxSize };
    const tree = toTree(tex, options);
    return countElements(tree) > mostElements ? undefined : draw(tree, 0);
  } catch {
    // Not TeX, not allowed, or too deep for the browser.
    return undefined;
  }
}

/** In `em`, and in points. */
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

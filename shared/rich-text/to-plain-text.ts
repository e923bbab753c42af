import { parseSide, type SideBlock, type SidePart } from './parse-side.ts';

/**
 * Converts a formatted side to plain text for quizzes, typed answers, speech, search and length checks. A ruby becomes its base text; a formula becomes what
 * people would type.
 */
export function toPlainText(side: string): string {
  const text = joinBlocks(parseSide(side)).trim();
  // A side is never empty, but its text may be, if it is only formatting marks.
  return text === '' ? side : text;
}

function joinBlocks(blocks: readonly SideBlock[]): string {
  return blocks.map(writeBlock).join('\n');
}

function writeBlock(block: SideBlock): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'paragraph') return block.parts.map(writePart).join('');
  const { start, items } = block;
  return items.map((item, at) => `${start === undefined ? '•' : `${start + at}.`} ${joinBlocks(item)}`).join('\n');
}

function writePart(part: SidePart): string {
  switch (part.kind) {
    case 'text':
    case 'code':
      return part.text;
    case 'break':
      return '\n';
    case 'formula':
      return writeFormula(part.tex);
    case 'ruby':
      return part.base;
    default:
      return part.parts.map(writePart).join('');
  }
}

const signs: ReadonlyMap<string, string> = new Map(
  (
    'times × cdot · div ÷ pm ± neq ≠ ne ≠ leq ≤ le ≤ geq ≥ ge ≥ approx ≈ infty ∞ to → rightarrow → circ ° degree ° ' +
    'angle ∠ sum ∑ int ∫ ldots … alpha α beta β gamma γ delta δ Delta Δ epsilon ε theta θ lambda λ mu µ pi π rho ρ ' +
    'sigma σ tau τ phi φ varphi φ omega ω Omega Ω'
  )
    .split(' ')
    .flatMap((name, at, all): [string, string][] => (at % 2 === 0 ? [[name, all[at + 1] ?? '']] : [])),
);
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Converts TeX to plain characters, as people would type it: `\frac{1}{2}` becomes `1/2`. Unknown commands keep their name. */
function writeFormula(tex: string): string {
  return tex
    .replaceAll(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replaceAll(/\\d?frac\s*(\d)\s*(\d)/g, '$1/$2')
    .replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, '√$1')
    .replaceAll(/\^\s*(?:\{\s*)?\\circ(?:\s*\})?/g, '°')
    .replaceAll(/\^(?:(\d)|\{(\d+)\})/g, (_, one: string | undefined, more = '') =>
      (one ?? String(more)).replaceAll(/\d/g, (figure) => raised[Number(figure)] ?? ''),
    )
    .replaceAll(/\\([A-Za-z]+)\s*/g, (_, name: string) => signs.get(name) ?? (layout.has(name) ? '' : `${name} `))
    .replaceAll(/\\[,;:! ]|[{}]|~/g, ' ')
    .replaceAll(/\\([^A-Za-z])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** TeX commands that only affect layout. */
const layout: ReadonlySet<string> = new Set(
  'left right text textbf textit mathrm mathbf mathit mathbb displaystyle quad qquad big Big bigg'.split(' '),
);

import MarkdownIt, { type StateBlock, type StateInline, type Token } from 'markdown-it';
import { limits } from '../limits.ts';

/** A piece of a line. A formula is TeX. The `reading` of a ruby is shown above its base text. */
export type SidePart =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'formula'; readonly tex: string; readonly isBlock: boolean }
  | { readonly kind: 'ruby'; readonly base: string; readonly reading: string }
  | { readonly kind: 'bold' | 'italic'; readonly parts: readonly SidePart[] }
  | { readonly kind: 'break' };

/** A block of a side. A formula on its own line is a paragraph with only that formula. */
export type SideBlock =
  | { readonly kind: 'paragraph'; readonly parts: readonly SidePart[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'list';
      /** The number of the first item; absent for unordered lists. */
      readonly start?: number;
      readonly items: readonly (readonly SideBlock[])[];
    };

/** Enabled Markdown rules. There are none for links, pictures, HTML and headings, which therefore remain text. */
const rules = ['list', 'fence', 'escape', 'newline', 'backticks', 'emphasis'];
const markdown = new MarkdownIt('zero').enable(rules);
markdown.block.ruler.before('fence', 'formula', readFormulaBlock, { alt: ['paragraph', 'list'] });
markdown.inline.ruler.after('text', 'formula', readFormula);
markdown.inline.ruler.after('text', 'ruby', readRuby);

/**
 * Parses a side of a formatted card: bold, italic, lists, code, line breaks, formulas (`$…$`, `$$…$$`) and ruby (`漢字[かんじ]`, `{base|reading}`). Everything
 * else is text. If a side has too many pieces or nesting levels, all of it is treated as plain text.
 */
export function parseSide(side: string): readonly SideBlock[] {
  const tokens = markdown.parse(side, {});
  const all = tokens.flatMap((token) => [token, ...(token.children ?? [])]);
  const isTooMuch = all.length > limits.richTextPieces || all.some(({ level }) => level > limits.richTextDepth);
  return isTooMuch ? [{ kind: 'paragraph', parts: [{ kind: 'text', text: side }] }] : readBlocks(tokens);
}

function readBlocks(tokens: readonly Token[]): SideBlock[] {
  const blocks: SideBlock[] = [];
  let at = 0;
  for (const token of takeWhole(tokens)) {
    const inner = tokens.slice(at + 1, at + token.length - 1);
    const [first] = token;
    at += token.length;
    if (first?.type === 'paragraph_open')
      blocks.push({ kind: 'paragraph', parts: readParts(inner[0]?.children ?? []) });
    else if (first?.type === 'fence') blocks.push({ kind: 'code', text: first.content.replace(/\n$/, '') });
    else if (first?.type === 'formula') blocks.push({ kind: 'paragraph', parts: [toFormula(first)] });
    else if (first) blocks.push(readList(first, inner));
  }
  return blocks;
}

function readList(open: Token, inner: readonly Token[]): SideBlock {
  const items = [...takeWhole(inner)].map((item) => readBlocks(item.slice(1, -1)));
  return open.type === 'bullet_list_open'
    ? { kind: 'list', items }
    : { kind: 'list', start: Number(open.attrGet('start') ?? 1), items };
}

/** @yields the tokens of each top-level node: from the opening to the closing one, or a single token */
function* takeWhole(tokens: readonly Token[]): Generator<readonly Token[]> {
  let [from, depth] = [0, 0];
  for (const [at, { nesting }] of tokens.entries()) {
    depth += nesting;
    if (depth > 0) continue;
    yield tokens.slice(from, at + 1);
    from = at + 1;
  }
}

function readParts(tokens: readonly Token[]): SidePart[] {
  return [...takeWhole(tokens)].flatMap((whole): SidePart[] => {
    const [first] = whole;
    if (!first) return [];
    switch (first.type) {
      case 'softbreak':
      case 'hardbreak':
        return [{ kind: 'break' }];
      case 'code_inline':
        return [{ kind: 'code', text: first.content }];
      case 'formula':
        return [toFormula(first)];
      case 'ruby':
        return [{ kind: 'ruby', base: first.content, reading: first.info }];
      case 'strong_open':
        return [{ kind: 'bold', parts: readParts(whole.slice(1, -1)) }];
      case 'em_open':
        return [{ kind: 'italic', parts: readParts(whole.slice(1, -1)) }];
      default:
        return first.content === '' ? [] : [{ kind: 'text', text: first.content }];
    }
  });
}

function toFormula({ content, block, info }: Token): SidePart {
  return { kind: 'formula', tex: content.trim(), isBlock: block || info === '$$' };
}

const blockFormula = /^\$\$((?:\\[^]|[^$\\])+)\$\$[ \t]*(?:\n|$)/;

/** Parses `$$…$$` that spans whole lines. Runs before the list rule, because a line of a formula may start with a minus sign. */
function readFormulaBlock(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const from = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  const found = blockFormula.exec(state.src.slice(from, state.eMarks[endLine - 1]));
  if (!found?.[1]?.trim()) return false;
  if (silent) return true;
  state.line = line + found[0].trimEnd().split('\n').length;
  state.push('formula', '', 0).content = found[1];
  return true;
}

/** Inline formulas. As in Pandoc, a dollar sign before a space can't open a formula, and one after a space or before a digit can't close it. */
const inlineFormulas = [/\$\$((?:\\[^]|[^$\\])+)\$\$/y, /\$(?![\s$])((?:\\[^]|[^$\\])*(?:\\[^]|[^$\\\s]))\$(?!\d)/y];

function readFormula(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '$') return false;
  for (const form of inlineFormulas) {
    form.lastIndex = state.pos;
    const found = form.exec(state.src);
    if (!found?.[1]?.trim() || form.lastIndex > state.posMax) continue;
    if (!silent) Object.assign(state.push('formula', '', 0), { content: found[1], info: found[0].slice(0, 2) });
    state.pos += found[0].length;
    return true;
  }
  return false;
}

const braced = /\{([^{}|\n]{1,60})\|([^{}|\n]{1,60})\}/y;
/** Furigana in Anki's notation; a space between characters marks where the base starts. */
const bracketed = /\[([\p{Script=Hiragana}\p{Script=Katakana}ー・]{1,60})\]/uy;
const kanjiBefore = /(?<base>[\p{Script=Han}々〆ヵヶ]{1,60})$/u;
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー、。]$/u;

function readRuby(state: StateInline, silent: boolean): boolean {
  const isBraced = state.src[state.pos] === '{';
  if (!isBraced && state.src[state.pos] !== '[') return false;
  const form = isBraced ? braced : bracketed;
  form.lastIndex = state.pos;
  const found = form.exec(state.src);
  const before = isBraced ? undefined : kanjiBefore.exec(state.pending)?.groups;
  const base = isBraced ? found?.[1] : before?.['base'];
  const reading = isBraced ? found?.[2] : found?.[1];
  if (!found || base === undefined || reading === undefined || form.lastIndex > state.posMax) return false;
  if (!silent) {
    if (before) state.pending = dropSpace(state, state.pending.slice(0, -base.length));
    Object.assign(state.push('ruby', '', 0), { content: base, info: reading });
  }
  state.pos += found[0].length;
  return true;
}

function dropSpace({ src, pos }: StateInline, pending: string): string {
  const isBetween = /[ \u3000]$/.test(pending) && signs.test(src.slice(0, src.lastIndexOf(pending.slice(-1), pos)));
  return isBetween ? pending.slice(0, -1) : pending;
}

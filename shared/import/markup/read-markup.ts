import { Parser } from 'htmlparser2';
import type { Cover } from '../anki/occlusion.ts';
import { escapeLine, sinkDigits, wrapMark } from './write-marks.ts';

/** A field's text, plain and as the Markdown of formatted cards. */
export interface FieldText {
  readonly plain: string;
  readonly marked: string;
  /** Whether the marked text has formatting that the plain one lacks. */
  readonly hasMarks: boolean;
  readonly media: readonly FieldMedia[];
}

/** A picture or sound in a field, with its alternative text. */
export interface FieldMedia {
  readonly name: string;
  readonly alt?: string;
  /** For a picture that is drawn of another one: how. Its name is made up, and no other picture has it. */
  readonly cover?: Cover;
}

/** @returns the names of the files of which a picture or sound is made */
export function filesOf({ name, cover }: FieldMedia): string[] {
  return cover ? [cover.picture, ...(cover.drawing === undefined ? [] : [cover.drawing])] : [name];
}

/** An open tag and its content so far. */
interface Frame {
  readonly tag: string;
  plain: string;
  marked: string;
  /** For an ordered list: the number of its next item. */
  number?: number;
  /** For a list item: indentation of its further lines. */
  readonly indent?: number;
  /** Alternative text for the sounds inside. */
  readonly title?: string;
  /** Whether whitespace inside is preserved. */
  readonly isExact?: boolean;
}

interface Reader {
  readonly stack: Frame[];
  readonly media: FieldMedia[];
  readonly formulas: readonly Formula[];
  readonly keepsLines: boolean;
  hasMarks: boolean;
}

interface Formula {
  readonly tex: string;
  readonly isBlock: boolean;
}

const formulaForms =
  /\\\((.+?)\\\)|\\\[(.+?)\\\]|\[\$\](.+?)\[\/\$\]|\[\$\$\](.+?)\[\/\$\$\]|\[latex\](.+?)\[\/latex\]|<anki-mathjax( block="true")?[^>]*>(.+?)<\/anki-mathjax>/gis;
const soundForm = /\[sound:([^\]]+)\]/g;
const blocks = new Set('p div li tr h1 h2 h3 h4 h5 h6 blockquote pre table dt dd section center hr'.split(' '));
const unseen = new Set(['script', 'style', 'head', 'title', 'template', 'rp']);
const marks: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  h1: '**',
  h2: '**',
  h3: '**',
  i: '*',
  em: '*',
};

/**
 * Converts a field with HTML, as written by Anki and many websites, to text, bold, italic, lists, code and formulas (`$…$`), and collects its media names.
 * The HTML itself is never rendered.
 */
export function readMarkup(html: string): FieldText {
  const formulas: Formula[] = [];
  const keep = (
    whole: string,
    ...[line, block, short, shortBlock, latex, isBlock, mathjax]: (string | undefined)[]
  ) => {
    const tex = plainOf(line ?? block ?? short ?? shortBlock ?? latex ?? mathjax ?? whole).trim();
    const inner = tex.replace(/^(\$\$?)(.*)\1$/s, '$2').replace(/^\\begin\{math\}(.*)\\end\{math\}$/s, '$1');
    formulas.push({ tex: inner.replaceAll(/\s+/g, ' ').trim(), isBlock: Boolean(block ?? shortBlock ?? isBlock) });
    return `\uE000${formulas.length - 1}\uE001`;
  };
  const source = html.replaceAll(formulaForms, keep);
  const keepsLines = !/<(br|div|p|li|tr)\b/i.test(source);
  const root: Frame = { tag: '', plain: '', marked: '' };
  const reader: Reader = { stack: [root], media: [], formulas, keepsLines, hasMarks: formulas.length > 0 };
  // The parser cuts a text at each entity, but the name of a sound must be seen as a whole: `[sound:Tom &amp; Jerry.mp3]`.
  let waiting = '';
  const addWaiting = () => {
    if (waiting !== '') addText(reader, waiting);
    waiting = '';
  };
  const parser = new Parser({
    onopentag: (tag, attributes) => (addWaiting(), openTag(reader, tag, attributes)),
    ontext: (text) => (waiting += text),
    onclosetag: (tag) => (addWaiting(), closeTag(reader, tag)),
  });
  parser.end(source);
  addWaiting();
  while (reader.stack.length > 1) closeFrame(reader);
  return { plain: tidy(root.plain), marked: tidy(root.marked), hasMarks: reader.hasMarks, media: reader.media };
}

/** The text of an HTML fragment. */
function plainOf(html: string): string {
  let text = '';
  new Parser({
    ontext: (piece) => (text += piece),
    onopentagname: (tag) => (text += tag === 'br' ? '\n' : ''),
  }).end(html);
  return text;
}

function openTag(reader: Reader, tag: string, attributes: Readonly<Record<string, string>>): void {
  if (tag === 'br') return addRaw(reader, '\n', '\n');
  if (tag === 'img' || tag === 'audio' || tag === 'video' || tag === 'source' || tag === 'object') {
    const name = attributes['src'] ?? attributes['data'];
    const alt = attributes['alt']?.trim();
    if (name) reader.media.push({ name: decodeName(name), ...(alt && { alt }) });
    return reader.stack.length > 100 ? undefined : void reader.stack.push({ tag, plain: '', marked: '' });
  }
  if (blocks.has(tag)) breakLine(reader);
  const { style = '', title = '', start = '1' } = attributes;
  const number = tag === 'ol' ? { number: Number.parseInt(start, 10) || 1 } : {};
  if (number.number !== undefined && number.number !== 1) beginList(reader);
  const bullet = tag === 'li' ? bulletOf(reader) : '';
  addRaw(reader, bullet, bullet);
  if (tag === 'td' || tag === 'th') addRaw(reader, ' ', ' ');
  const isExact = tag === 'pre' || tag === 'code' || /white-space:\s*(pre|break-spaces)/.test(style);
  const depth = reader.stack.filter((frame) => frame.indent !== undefined).length;
  const indent = tag === 'li' && depth < 4 ? { indent: Math.max(3, bullet.length) } : {};
  reader.stack.push({
    tag,
    plain: '',
    marked: '',
    ...number,
    ...indent,
    ...(isExact && { isExact }),
    ...(title && { title }),
  });
}

function bulletOf({ stack }: Reader): string {
  const list = stack.findLast(({ tag }) => tag === 'ul' || tag === 'ol');
  if (list?.number === undefined) return '- ';
  const bullet = `${list.number}. `;
  list.number += 1;
  return bullet;
}

/** Starts a list after a blank line, because Markdown needs one unless the list starts with item one. */
function beginList(reader: Reader): void {
  breakLine(reader);
  addRaw(reader, '', '\n');
}

function addText(reader: Reader, text: string): void {
  const inside = reader.stack.map(({ tag }) => tag);
  if (inside.some((tag) => unseen.has(tag))) return;
  const isCode = inside.includes('code') || inside.includes('pre');
  const isExact = reader.stack.some((frame) => frame.isExact);
  const title = reader.stack.findLast((frame) => frame.title !== undefined)?.title?.trim();
  const line = isExact || reader.keepsLines ? text : text.replaceAll(/[\t\n\r ]+/g, ' ');
  const clean = line.replaceAll('\u00A0', ' ').replaceAll(soundForm, (_, name: string) => {
    reader.media.push({ name: name.normalize(), ...(title && { alt: title }) });
    return '';
  });
  const show = (write: (formula: Formula) => string) => (piece: string) =>
    piece.replaceAll(/\uE000(\d+)\uE001/g, (_, index: string) => {
      const formula = reader.formulas[Number(index)];
      return formula ? write(formula) : '';
    });
  const frame = reader.stack.at(-1);
  const isAtStart = /(^|\n)[ ]*$/.test(frame?.marked ?? '');
  addRaw(
    reader,
    show(({ tex }) => tex)(clean),
    show(({ tex, isBlock }) => (isBlock ? `$$${tex}$$` : `$${tex}$`))(isCode ? clean : escapeLine(clean, isAtStart)),
  );
}

function addRaw({ stack }: Reader, plain: string, marked: string): void {
  const frame = stack.at(-1);
  if (!frame) return;
  frame.plain += plain;
  frame.marked += marked;
}

/** Starts a new line unless at the start of one. */
function breakLine(reader: Reader): void {
  const before = reader.stack.map(({ plain }) => plain).join('');
  if (before.trim() !== '' && !/\n[ ]*$|[ ]*(- |\d+\. )$/.test(before)) addRaw(reader, '\n', '\n');
}

function closeTag(reader: Reader, tag: string): void {
  const depth = reader.stack.findLastIndex((frame) => frame.tag === tag);
  if (depth < 1) return;
  while (reader.stack.length > depth) closeFrame(reader);
}

function closeFrame(reader: Reader): void {
  const frame = reader.stack.pop();
  if (!frame) return;
  const { tag, indent } = frame;
  const standIn = (text: string): string =>
    indent === undefined ? text : text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
  const [plain, marked] = [standIn(frame.plain), standIn(frame.marked)];
  const written = writeFrame(tag, plain, marked);
  if (written !== marked && written.trim() !== marked.trim()) reader.hasMarks = true;
  addRaw(reader, tag === 'rt' ? ` (${plain.trim()})` : tag === 'sub' || tag === 'sup' ? written : plain, written);
  if (tag === 'ul' || tag === 'ol') {
    reader.hasMarks = true;
    // Ends a list with a blank line, so that the following text isn't read as part of its last item.
    addRaw(reader, '', '\n');
  } else if (blocks.has(tag)) breakLine(reader);
}

/** Converts a closed tag and its content to Markdown. */
function writeFrame(tag: string, plain: string, marked: string): string {
  const mark = marks[tag];
  if (mark !== undefined) return wrapMark(marked, mark);
  if (tag === 'sub' || tag === 'sup') return sinkDigits(plain, tag);
  if (tag === 'pre') return `\`\`\`\n${plain.trim().replaceAll('```', "'''")}\n\`\`\``;
  if (tag === 'code') return plain.trim() === '' || plain.includes('`') ? marked : wrapMark(plain, '`');
  if (tag === 'rt') return `|${plain.trim()}}`;
  return tag === 'ruby' ? `{${marked.trim()}` : marked;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name).normalize();
  } catch {
    return name.normalize();
  }
}

function tidy(text: string): string {
  return text
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

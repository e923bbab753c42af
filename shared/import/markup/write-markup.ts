import { parseSide, type SideBlock, type SidePart } from '../../rich-text/parse-side.ts';
import type { TextFormat } from '../../schemas/deck.ts';

/** An empty element that separates two characters which other programs would otherwise read as one token. */
const apart = '<span></span>';
const spelled: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '#': '&#35;',
  ' ': '&nbsp;',
  '\t': '<span style="white-space: pre">&#9;</span>',
};

/**
 * Alternatives, in order: characters special in HTML, a text's first character (special to spreadsheets and Anki), line ends, spaces that HTML would
 * collapse, and the starts of formulas, sounds and gaps.
 */
const readOtherwise = /[&<>"\t]|^['#]|\r\n?|\n| (?=[ \n])|(?<=\n) |\\(?=[([])|\[(?=\$|sound:|latex\]|anki:)|\{(?=\{)/gi;

/** Escapes a text as HTML that displays it literally, without any formula, sound or gap. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(readOtherwise, (sign) =>
    /[\r\n]/.test(sign) ? '<br>' : (spelled[sign] ?? `${sign}${apart}`),
  );
}

/** Writes a side's text as an HTML field like Anki's. `readMarkup` reads it back unchanged. */
export function writeMarkup(text: string, format: TextFormat | undefined): string {
  return format === 'formatted' ? writeBlocks(parseSide(text)) : escapeMarkup(text);
}

function writeBlocks(blocks: readonly SideBlock[]): string {
  return blocks
    .map((block, at) => {
      const isBehindOther = block.kind === 'paragraph' && blocks[at - 1]?.kind === 'paragraph';
      return `${isBehindOther ? '<br><br>' : ''}${writeBlock(block)}`;
    })
    .join('');
}

function writeBlock(block: SideBlock): string {
  if (block.kind === 'code') return `<pre>${escapeCode(block.text)}</pre>`;
  if (block.kind === 'paragraph') return writeParts(block.parts);
  const { start, items } = block;
  const rows = items.map((item) => `<li>${writeBlocks(item)}</li>`).join('');
  if (start === undefined) return `<ul>${rows}</ul>`;
  return start === 1 ? `<ol>${rows}</ol>` : `<ol start="${start}">${rows}</ol>`;
}

/** Escapes code, where whitespace is preserved. */
function escapeCode(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => spelled[sign] ?? sign).replaceAll(/[[{\\](?=[[({$sl])/g, `$&${apart}`);
}

function writeParts(parts: readonly SidePart[]): string {
  return parts.map(writePart).join('');
}

function writePart(part: SidePart): string {
  switch (part.kind) {
    case 'text':
      return escapeMarkup(part.text);
    case 'code':
      return `<code>${escapeCode(part.text)}</code>`;
    case 'break':
      return '<br>';
    case 'bold':
      return `<b>${writeParts(part.parts)}</b>`;
    case 'italic':
      return `<i>${writeParts(part.parts)}</i>`;
    case 'ruby':
      return `<ruby>${escapeMarkup(part.base)}<rt>${escapeMarkup(part.reading)}</rt></ruby>`;
    case 'formula': {
      const tex = part.tex.replaceAll(/[&<>]/g, (sign) => spelled[sign] ?? sign);
      return part.isBlock ? String.raw`\[${tex}\]` : String.raw`\(${tex}\)`;
    }
  }
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../shared/limits.ts';
import { parseSide, type SideBlock, type SidePart } from '../../../shared/rich-text/parse-side.ts';
import { toPlainText } from '../../../shared/rich-text/to-plain-text.ts';

const text = (words: string) => ({ kind: 'text', text: words }) as const;
const partsOf = (side: string) => parseSide(side).flatMap((block) => (block.kind === 'paragraph' ? block.parts : []));

describe('a formatted side', () => {
  it('has bold, italic, code, breaks at single newlines, lists in lists and blocks of code', () => {
    expect(partsOf('a **b *c*** `d*`\ne')).toEqual([
      text('a '),
      { kind: 'bold', parts: [text('b '), { kind: 'italic', parts: [text('c')] }] },
      text(' '),
      { kind: 'code', text: 'd*' },
      { kind: 'break' },
      text('e'),
    ]);
    const paragraph = (words: string) => ({ kind: 'paragraph', parts: [text(words)] });
    expect(parseSide('3. x\n   - y\n   - z\n\nend\n\n```\na < b\n```')).toEqual([
      {
        kind: 'list',
        start: 3,
        items: [[paragraph('x'), { kind: 'list', items: [[paragraph('y')], [paragraph('z')]] }]],
      },
      paragraph('end'),
      { kind: 'code', text: 'a < b' },
    ]);
  });

  it('has formulas, which hold signs of Markdown; a price is none, and neither is an escaped dollar', () => {
    const formula = (tex: string, isBlock: boolean) => ({ kind: 'formula', tex, isBlock });
    expect(partsOf('$a_1*b*c$ is $$x$$')).toEqual([formula('a_1*b*c', false), text(' is '), formula('x', true)]);
    expect(partsOf('$$\na\n+ b\n- c\n$$')).toEqual([formula('a\n+ b\n- c', true)]);
    for (const money of ['$5 and $6', 'from $5 to $10', String.raw`\$5$`, '$', '$$', '$ $'])
      expect(partsOf(money)).toEqual([text(money.replace('\\', ''))]);
  });

  it('has readings above their signs as Anki writes them, and other brackets as they stand', () => {
    expect(partsOf('日本 語[ご]{base|ruby} 犬[dog] a[あ]')).toEqual([
      text('日本'),
      { kind: 'ruby', base: '語', reading: 'ご' },
      { kind: 'ruby', base: 'base', reading: 'ruby' },
      text(' 犬[dog] a[あ]'),
    ]);
  });

  it('has links, pictures, HTML, headings, quotes and entities as the text that they are', () => {
    for (const side of [
      '[a](javascript:alert(1))',
      '![a](https://x.example/a.png)',
      '<img src=x onerror=alert(1)>',
      '<https://x.example>',
      '# a',
      '> a',
      '&lt;b&gt;',
      '***',
      '[a]: javascript:alert(1)',
      '    a b',
    ])
      expect(partsOf(side)).toEqual([text(side.trim())]);
  });

  it('is text as a whole where marks stand deeper in each other, or are more, than anybody writes', () => {
    for (const side of ['$x$ '.repeat(1_250).trim(), `${'- '.repeat(1_000)}x`, `${'*a '.repeat(30)}x${'*'.repeat(30)}`])
      expect(parseSide(side)).toEqual([{ kind: 'paragraph', parts: [text(side)] }]);
  });
});

it('plain text is what a side says: without marks, with base signs, formulas as by hand, and never empty', () => {
  expect(toPlainText('**The** _[cat]_ 漢字[かんじ]\n- one\n- two')).toBe('The [cat] 漢字\n• one\n• two');
  expect(toPlainText(String.raw`$\frac{1}{2} \cdot 3^{10}$ and $\left(90^\circ\right)$`)).toBe('1/2 ·3¹⁰ and (90°)');
  expect(toPlainText('3. Weltkrieg')).toBe('3. Weltkrieg');
  expect(toPlainText('- ')).toBe('•');
});

/** @returns the number of parsed pieces of a side, and its letters and digits. */
function measureSide(blocks: readonly SideBlock[]): { pieces: number; letters: string } {
  let [pieces, letters] = [0, ''];
  const seePart = (part: SidePart): void => {
    pieces += 1;
    if ('parts' in part) part.parts.forEach(seePart);
    else letters += Object.values(part).slice(1).join('');
  };
  const seeBlock = (block: SideBlock): void => {
    pieces += 1;
    if (block.kind === 'list') for (const item of block.items) item.forEach(seeBlock);
    else if (block.kind === 'code') letters += block.text;
    else block.parts.forEach(seePart);
  };
  blocks.forEach(seeBlock);
  return { pieces, letters };
}

const marks = ['*', '**', '_', '`', '```\n', '$', '$$', '\\', '- ', '1. ', '  ', '\n', '[', ']', '{', '|', '}'];
const mark = fc.constantFrom(...marks, '漢', 'あ', 'x', '7');

it('any side ends in no more pieces than it has letters, and none of its letters is lost', () => {
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 120 }), (chosen) => {
      const side = chosen.join('');
      const { pieces, letters } = measureSide(parseSide(side));
      expect(pieces).toBeLessThanOrEqual(2 * side.length + 1);
      const count = (all: string, one: string) => all.split(one).length;
      for (const one of ['漢', 'あ', 'x']) expect(count(letters, one)).toBe(count(side, one));
      expect(toPlainText(side).length).toBeLessThanOrEqual(3 * limits.cardSideLength);
    }),
  );
});

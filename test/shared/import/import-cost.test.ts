import { describe, expect, it } from 'vitest';
import { parseImport } from '../../../shared/import/cards/parse-cards.ts';

// Limit in milliseconds of this thread's CPU time, so that other load does not matter. Each case takes a small part of it; work that is quadratic
// in the size takes far more.
const budget = 2000;

function timeImport(text: string) {
  const before = process.threadCpuUsage();
  const result = parseImport(text);
  const { user, system } = process.threadCpuUsage(before);
  return { ...result, elapsed: (user + system) / 1000 };
}

describe('the cost of an import', () => {
  it.each([
    ['plain', 'a'.concat(',b'.repeat(32_000))],
    ['quoted', '"a"'.concat(',"b"'.repeat(32_000))],
    ['spaced and quoted', '"a"'.concat(', "b"'.repeat(32_000))],
  ])('stays small for a row of 32,000 %s cells', (_name, row) => {
    const { elapsed, cards, columnCount } = timeImport(`front,back\n${row}\nc,d\n`);
    expect(elapsed).toBeLessThan(budget);
    expect(cards.map(({ front, back }) => [front, back])).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(columnCount).toBe(2);
  });

  it('stays small for 10,000 rows', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `"q, ""x"" ${index}","line\r\n${index}"\r\n`);
    const { elapsed, cards } = timeImport(`front,back\r\n${rows.join('')}`);
    expect(elapsed).toBeLessThan(budget);
    expect(cards).toHaveLength(10_000);
  });

  it('stays small for a long list with units', () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => (at % 10 ? `word ${at} = Wort ${at}` : `\n## Unit ${at}`));
    const { elapsed, cards } = timeImport(lines.join('\n'));
    expect(elapsed).toBeLessThan(budget);
    expect(cards).toHaveLength(9_000);
  });

  it.each([
    ['long gaps of spaces', Array.from({ length: 200 }, (_, at) => `a${at}${' '.repeat(4_980)}b`).join('\n')],
    ['40,000 marks of direction in a word', `dog${'\u200E'.repeat(40_000)}x = Hund\ncat = Katze\n`],
    ['60,000 different labels', Array.from({ length: 60_000 }, (_, at) => `word${at}x: ${at}`).join('\n')],
    ['40,000 nested questions', Array.from({ length: 40_000 }, (_, at) => `- Why ${at}?\n  - ${at}`).join('\n')],
    ['100,000 spaces within a back', `dog = Hund${' '.repeat(100_000)}x\ncat = Katze\n`],
    ['80,000 spaces in a drawn table', `a │ b\nc │ d\ne │ f${' '.repeat(80_000)}g\n`],
    ['80,000 spaces behind the label of a question', `Q: a\nA: b\nQ${' '.repeat(80_000)}x\nA: c\nQ: d\nA: e`],
    ['80,000 cells of LaTeX without an end', `a & b \\\\\nc & d \\\\\ne ${'&'.repeat(80_000)}x\n`],
    ['lines of 50,000 tabs', `dog${'\t'.repeat(50_000)}Hund\ncat${'\t'.repeat(50_000)}\n`],
    ['3,000 lines of underscores', `${'_'.repeat(299)})\n`.repeat(3_000)],
    ['a back of 60,000 options that all start with a)', `q1\t${'a) x '.repeat(60_000)}\nq2\ty\nq3\tz`],
    ['a label of a portal before 100,000 colons', `Due: ${'1:'.repeat(100_000)}\nClass: x\n\na: b\nc: d`],
    ['100,000 brackets behind the word for a date', `date - ${'('.repeat(100_000)}1\nplace - Ort\ntime - Zeit`],
    ['an element of XML of 80,000 letters without an end', `<a>x</a><b>y</b>\n<a>x</a><b>${'y '.repeat(80_000)}\n`],
    ['80,000 spaces in the name of a column', `Tier${' '.repeat(80_000)}(x\tLand\nHund\tPeru\nKatze\tChile`],
    ['40,000 words of two scripts', 'собака dog\n'.repeat(40_000)],
    ['40,000 words without a sign', 'der Baum the tree\n'.repeat(40_000)],
    ['40,000 lines with numbers that were misread', 'l. dog = Hund\n'.repeat(40_000)],
    ['an answer of 50,000 lines', `Q?\nAnswer: a\n${'and more\n'.repeat(50_000)}\nQ?\nAnswer: b`],
  ])('stays small for %s', (_name, text) => {
    expect(timeImport(text).elapsed).toBeLessThan(budget);
  });

  it('stays small when every row opens a quote', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `"q${index},a\n`);
    const { elapsed, refused } = timeImport(rows.join(''));
    expect(elapsed).toBeLessThan(budget);
    expect(refused).toHaveLength(10_000);
  });

  it('stays small for one huge cell of stray quotes', () => {
    const { elapsed, refused } = timeImport(`front,back\na,"${'x" '.repeat(100_000)}\nb,c\n`);
    expect(elapsed).toBeLessThan(budget);
    expect(refused.map(({ line }) => line)).toEqual([2]);
  });
});

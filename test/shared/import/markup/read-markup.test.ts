import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../../../shared/rich-text/to-plain-text.ts';
import { readMarkup } from '../../../../shared/import/markup/read-markup.ts';

describe('readMarkup', () => {
  it.each([
    ['<b>bold</b> and <i>thin </i>text', 'bold and thin text', '**bold** and *thin* text'],
    ['one<br>two<div>three</div><p>four</p>', 'one\ntwo\nthree\nfour', 'one\ntwo\nthree\nfour'],
    ['a &lt;b&gt; &amp;&nbsp;c&#233;', 'a <b> & cé', 'a <b> & cé'],
    ['<ul><li>a</li><li><b>b</b></li></ul>after', '- a\n- b\nafter', '- a\n- **b**\n\nafter'],
    ['<ol><li>a<li>b</ol>', '1. a\n2. b', '1. a\n2. b'],
    ['H<sub>2</sub>O, x<sup>10</sup>, a<sub>n</sub>', 'H₂O, x¹⁰, a_n', 'H₂O, x¹⁰, a_n'],
    ['<code>x * y</code>', 'x * y', '`x * y`'],
    ['<ruby>漢字<rt>かんじ</rt></ruby>', '漢字 (かんじ)', '{漢字|かんじ}'],
    [
      String.raw`\(x^2 &lt; 3\) or [$]a_1[/$] or [latex]$b$[/latex]`,
      'x^2 < 3 or a_1 or b',
      '$x^2 < 3$ or $a_1$ or $b$',
    ],
    [String.raw`<b>so</b> \[\frac12\]`, String.raw`so \frac12`, String.raw`**so** $$\frac12$$`],
    ['<script>alert(1)</script><style>p{}</style>text', 'text', 'text'],
    ['<a href="javascript:alert(1)" onclick="x()">link</a>', 'link', 'link'],
    ['line one\nline two', 'line one\nline two', 'line one\nline two'],
    ['line one\nstill<br>line two', 'line one still\nline two', 'line one still\nline two'],
    ['2 * 3 * 4 costs $5 and $6', '2 * 3 * 4 costs $5 and $6', String.raw`2 \* 3 \* 4 costs \$5 and \$6`],
    [
      '<div>- no list</div><div>1. nor this</div>',
      '- no list\n1. nor this',
      String.raw`\- no list` + '\n' + String.raw`1\. nor this`,
    ],
  ])('reads %s', (html, plain, marked) => {
    expect(readMarkup(html)).toMatchObject({ plain, marked });
  });

  it('names pictures and sounds, and takes them out of the text', () => {
    expect(
      readMarkup('dog <img src="my%20dog.jpg" alt="a dog"> [sound:dog.mp3]<audio src="b.ogg"></audio>'),
    ).toMatchObject({
      plain: 'dog',
      media: [{ name: 'my dog.jpg', alt: 'a dog' }, { name: 'dog.mp3' }, { name: 'b.ogg' }],
    });
  });

  it('finds the file of a name with signs that HTML writes as entities, and of accents that are written apart', () => {
    const namesIn = (html: string) => readMarkup(html).media.map(({ name }) => name);
    expect(namesIn('[sound:Tom &amp; Jerry.mp3] <b>[sound:it&#39;s.mp3]</b>')).toEqual(['Tom & Jerry.mp3', "it's.mp3"]);
    expect(namesIn('<img src="cafe\u0301.jpg"> [sound:cafe\u0301.mp3]')).toEqual(['caf\u00E9.jpg', 'caf\u00E9.mp3']);
    expect(readMarkup('a [sound:Tom &amp; Jerry.mp3] b').plain).toBe('a  b');
  });

  it('says whether the marks say more than the plain text', () => {
    expect(readMarkup('a<br>b * c').hasMarks).toBe(false);
    expect(readMarkup('<b>a</b>').hasMarks).toBe(true);
    expect(readMarkup('<b> </b>a').hasMarks).toBe(false);
  });

  it('survives thousands of tags in each other', () => {
    expect(readMarkup('<b>'.repeat(5_000) + 'x').plain).toBe('x');
  });

  it.each([
    'a * b _c_ `d` $5 and $6 {x|y}',
    '1. one<br>2. two<br>- three<br>+ four',
    String.raw`C:\dir \* \n`,
    '<b>a<br>b</b> <i>c</i>',
    '<ol><li>a<li>b</ol>x',
    '~~~ x<br>```',
    '__a__ snake_case ___',
    '<code>a*b</code> $a$b',
  ])('writes marks by which a formatted card says the same as plain text: %s', (html) => {
    const { plain, marked } = readMarkup(html);
    expect(toPlainText(marked)).toBe(plain);
  });
});

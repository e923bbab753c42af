import { cleanup, render, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '../../../shared/limits.ts';
import { SideText } from '../../../web/src/components/card-side/card-side.tsx';
import { drawFormula } from '../../../web/src/components/card-side/formulas.tsx';
import { RichText } from '../../../web/src/components/card-side/rich-text.tsx';

async function drawSide(text: string, as?: 'span'): Promise<HTMLElement> {
  const { container } = render(<SideText text={text} format="formatted" {...(as && { as })} />);
  // Waits for the parser and then the formula renderer to load.
  await waitFor(() => expect(container.querySelector('[class*="waiting"]')).toBeNull());
  return container;
}

it('a plain side is its text and nothing else, whatever it looks like', () => {
  const { container } = render(<SideText text={'**a** $x$\n<b>'} format={undefined} lang="en" className="big" />);
  const [side] = container.children;
  expect([side?.tagName, side?.className, side?.textContent]).toEqual(['P', 'big', '**a** $x$\n<b>']);
  expect(container.querySelectorAll('*')).toHaveLength(1);
});

it('a formatted side has bold, lists, breaks, readings above signs, and formulas in MathML', async () => {
  const side = await drawSide('**bold**\nnext 漢字[かんじ]\n\n2. one\n3. two\n\n$\\frac{1}{2}$');
  expect(side.querySelector('strong')?.textContent).toBe('bold');
  expect(side.querySelector('ruby rt')?.textContent).toBe('かんじ');
  expect(side.querySelector('ol')?.start).toBe(2);
  expect(side.querySelectorAll('br, li')).toHaveLength(3);
  const fraction = side.querySelector('mfrac');
  expect(fraction?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(fraction?.textContent).toBe('12');
});

it('each block runs the way of its own letters, and within a button stands nothing that a button may not hold', async () => {
  const side = await drawSide('שלום\n\n- hello');
  const directions = [...side.querySelectorAll('p, ul, li')].map((block) => [block.tagName, block.getAttribute('dir')]);
  expect(directions).toEqual([
    ['P', 'auto'],
    ['UL', 'auto'],
    ['LI', 'auto'],
    // It inherits the direction of its item.
    ['P', null],
  ]);
  cleanup();
  const inButton = await drawSide('a\n\n- b\n\n```\nc\n```', 'span');
  expect(inButton.querySelector('p, ul, ol, li, div div, pre')).toBeNull();
  expect(inButton.textContent).toBe('a• bc');
});

it('a formula that is none, leads elsewhere, paints, or never ends is its source', async () => {
  const sources = [
    '\\frac',
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{https://x.example/a.png}',
    '\\class{a}{x}',
    '\\style{color:red}{x}',
    '\\htmlId{a}{x}',
    '\\def\\a{\\a\\a}\\a',
    '{'.repeat(2_400) + '}'.repeat(2_400),
    'x^2+'.repeat(1_000),
  ];
  for (const source of sources) expect(drawFormula(source, false), source.slice(0, 40)).toBeUndefined();
  const side = await drawSide('$\\href{javascript:alert(1)}{x}$');
  expect(side.querySelector('code')?.textContent).toBe('\\href{javascript:alert(1)}{x}');
});

/** Elements and attributes that a formatted side may contain. */
const elements =
  'DIV P SPAN UL OL LI STRONG EM CODE BR RUBY RP RT math mrow mi mn mo mtext mspace mstyle msup msub msubsup mfrac ' +
  'msqrt mroot munder mover munderover mtable mtr mtd menclose mpadded mphantom';
const known = new Set(elements.split(' '));
const harmless =
  /^(class|dir|start|display|displaystyle|scriptlevel|stretchy|fence|form|separator|[lr]space|width|height|depth|voffset|accent|accentunder|notation|largeop|movablelimits|symmetric|minsize|maxsize|linethickness|mathvariant|columnspan|rowspan)$/;

const pieces = [
  '<img src=x onerror=alert(1)>',
  '<script>',
  '</p>',
  '[a](javascript:alert(1))',
  '![a](x)',
  '<https://x.example>',

  '\\href{javascript:alert(1)}{x}',
  '\\color{red}{x}',
  '\\style{a}{b}',
  '\\text{<b>}',
  '\\url{x}',
  '\\rule{9em}{9em}',
  '$',
  '$$',
  '**',
  '*',
  '`',
  '```\n',
  '- ',
  '1. ',
  '\n',
  '{a|b}',
  '漢[か]',
  '\u202E',
  'e\u0301\u0301\u0301',
  'שלום',
];

it('no text draws an element or an attribute that is not allowed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), fc.boolean(), (parts, isInline) => {
      const { container } = render(
        <RichText text={parts.join('').slice(0, limits.cardSideLength)} isInline={isInline} />,
      );
      for (const element of container.querySelectorAll('*')) {
        expect(known).toContain(element.tagName);
        for (const name of element.getAttributeNames()) expect(name).toMatch(harmless);
      }
      cleanup();
    }),
  );
});

import { Trans } from '@lingui/react/macro';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { localeOf, readMessage } from '../../../shared/read-message.ts';

const read = (language: string, sentence: string, values: Record<string, unknown>): string =>
  readMessage(compileMessage(sentence), localeOf(language), values);

it('a plural takes the exact number first, then the language’s kind of number, then the rest', () => {
  const cards = '{n, plural, =0 {nothing} one {# card} few {# few} other {# cards}}';
  expect([0, 1, 3, 1_234].map((n) => read('en', cards, { n }))).toEqual([
    'nothing',
    '1 card',
    '3 cards',
    '1,234 cards',
  ]);
  expect(read('ar', cards, { n: 3 })).toBe('3 few');
  expect(read('de', cards, { n: '1234' })).toBe('1.234 cards');
});

it('a number, a choice and a plural within it read their values, and a value that is missing leaves nothing', () => {
  expect(read('de', 'Up to {most, number}, {name}.', { most: 5_000 })).toBe('Up to 5.000, .');
  const told = '{role, select, owner {Owner of {n, plural, one {# family} other {# families}}} other {Guest}}';
  expect(read('en', told, { role: 'owner', n: 2 })).toBe('Owner of 2 families');
  expect(read('en', told, { role: 'constructor', n: 2 })).toBe('Guest');
});

it('a sentence holds its elements, also nested ones and values, and what a family typed stays a text', () => {
  const [name, shown] = ['<0>Emma</0> <b/>', <i key="shown">27</i>];
  const { container } = render(
    <Trans>
      <strong>
        {name} knows <em>{shown}</em>
      </strong>{' '}
      cards.
      <br />
      Well done!
    </Trans>,
  );
  expect(container.textContent).toContain('knows 27 cards.Well done!');
  expect(container.querySelector('strong > em > i')?.textContent).toBe('27');
  expect(container.querySelector('b')).toBeNull();
});

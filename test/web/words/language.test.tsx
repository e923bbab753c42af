import { useLingui } from '@lingui/react/macro';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UndoControl } from '../../../web/src/components/dialog/undo-button.tsx';
import { i18n } from '../../../web/src/words/catalogue.ts';
import { formatNumber, formatPercent } from '../../../web/src/words/counts.ts';
import { openArea, openLanguage } from '../../../web/src/words/language.ts';
import { chooseLanguage, isolateValues } from '../../../web/src/words/word-files.ts';
import { waitForWords } from '../../../web/src/words/word-problem.ts';

let loads = 0;
const load = i18n.load.bind(i18n);

beforeEach(() => {
  loads = 0;
  vi.spyOn(i18n, 'load').mockImplementation((language, messages) => {
    loads += 1;
    // Ends a loop, which would never let a test go on.
    if (loads > 50) throw new Error('The words are loaded again and again.');
    load(language, messages);
  });
});
afterEach(async () => act(() => openLanguage('en')));

it('a screen changes its language without a reload, and falls back to English', async () => {
  render(
    <>
      <UndoControl busyText={false} onUndo={() => undefined} />
      <Uncollected />
    </>,
  );
  expect(screen.getByRole('button').textContent).toBe('Undo');
  await openArea('parts');
  await act(() => openLanguage('en-XA'));
  expect(screen.getByRole('button').textContent).toMatch(/^\[Ũńďō.*\]$/u);
  expect(screen.getByText('No catalogue has 1,234 words like these.')).toBeTruthy();
  expect(document.documentElement.lang).toBe('en-XA');
  await act(() => openLanguage('en'));
  expect(screen.getByRole('button').textContent).toBe('Undo');
  expect(document.documentElement.dir).toBe('ltr');
});

it('the words of a form’s problems are loaded once for a language, though loading them changes the catalogue', async () => {
  await act(() => openLanguage('en-XA'));
  await waitForWords();
  loads = 0;
  for (let turn = 0; turn < 20; turn += 1) await waitForWords();
  expect(loads).toBe(0);
});

it('a language that is asked for while another loads wins', async () => {
  const late = openLanguage('en-XA');
  await openLanguage('en');
  await Promise.all([late, openArea('learner')]);
  expect(document.documentElement.lang).toBe('en');
});

it.each([
  [['en-US', 'de'], 'en'],
  [['en-XA', 'en'], 'en-XA'],
  [['tlh', 'en-GB'], 'en'],
  [['pt-PT', 'tlh'], 'pt-BR'],
  [['nl', 'de-AT'], 'de'],
  [[], 'en'],
])('whoever reads %j gets %s', (preferred, language) => {
  expect(chooseLanguage(preferred)).toBe(language);
});

it('the page of an Arabic reader runs from right to left, with the digits of the cards', async () => {
  await act(() => openLanguage('ar'));
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect([formatNumber(1234), formatPercent(0.5).replaceAll(/[^\d%]/gu, '')]).toEqual(['1,234', '50%']);
});

it('names and addresses in an Arabic sentence keep their own direction, also within its plurals', () => {
  const message = ['من ', ['name'], ': ', ['count', 'plural', { other: ['# من ', ['deck']] }], ['left', 'number']];
  expect(isolateValues(message as never)).toEqual([
    'من ',
    '\u2068',
    ['name'],
    '\u2069',
    ': ',
    ['count', 'plural', { other: ['# من ', '\u2068', ['deck'], '\u2069'] }],
    ['left', 'number'],
  ]);
});

function Uncollected() {
  const { t } = useLingui();
  const count = formatNumber(1234);
  return <p>{t`No catalogue has ${count} words like these.`}</p>;
}

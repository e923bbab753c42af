import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { libraryDecks } from '../../../shared/library/decks.ts';
import { findDecks } from '../../../shared/library/find-cards.ts';
import type { LibraryDeck } from '../../../shared/library/library-deck.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';
import { kindReasons } from '../../../shared/import/detect-kind.ts';
import { reasonForms, reasons, saySide } from '../../../shared/import/reasons.ts';
import { limits } from '../../../shared/limits.ts';
import { listShelfWords } from '../../../web/build/shared-words.ts';
import { nameColumn } from '../../../web/src/parent/create/import/file-rows.tsx';
import { wordReason } from '../../../web/src/parent/create/import/word-reason.ts';
import { LibraryDialog } from '../../../web/src/parent/create/library/library-dialog.tsx';
import { WhatIsKept } from '../../../web/src/signed-out/legal/what-is-kept.tsx';
import { i18n } from '../../../web/src/words/catalogue.ts';
import { openArea, openLanguage } from '../../../web/src/words/language.ts';
import { openShelf, shelfWords } from '../../../web/src/words/shelf/shelf-words.ts';
import { householdId } from '../parent/create/support/make-deck.ts';
import { makeTestDevices } from '../parent/create/support/open-import.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../support/render-feature.tsx';

startFreshFeature();
afterEach(async () => act(() => openLanguage('en')));

let sentences: ReadonlyMap<string, string>;
beforeAll(async () => {
  sentences = await listShelfWords();
}, 60_000);

async function speakPseudo(): Promise<void> {
  await act(async () => {
    await openLanguage('en-XA');
    await openShelf();
  });
}

/** The texts and labels on the page that are English sentences of the library. Abbreviations of licenses are the same in all languages. */
function listBare(): readonly string[] {
  const all = [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    ...['aria-label', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
  ]);
  return all.filter((text) => sentences.has(text.trim()));
}

function findReady(id: string): LibraryDeck {
  const deck = libraryDecks.find((one) => one.id === id);
  if (!deck) throw new Error(`There is no ready deck ${id}.`);
  return deck;
}

function openLibrary() {
  fakeApi({});
  return renderFeature(
    <LibraryDialog
      householdId={householdId}
      decks={[]}
      onOpen={vi.fn<() => void>()}
      onClose={vi.fn<() => void>()}
      devices={makeTestDevices()}
    />,
  );
}

it.each(['addition', 'flags', 'topic-words', 'sight-words'])(
  'no sentence of the ready deck %s is in English on a screen in another language',
  async (id) => {
    await speakPseudo();
    const name = shelfWords.say(findReady(id).name);
    const { user } = openLibrary();
    expect(listBare()).toEqual([]);
    await user.click(screen.getByRole('searchbox'));
    await user.paste(name);
    await user.click(await screen.findByRole('button', { name: name.replaceAll(/\s+/g, ' ') }));
    const table = await screen.findByRole('table');
    expect(listBare()).toEqual([]);
    expect(table.querySelector('caption')?.textContent).toContain(name);
  },
);

it('a deck is found by its name in the language of the page, and named in it when it is taken', async () => {
  await speakPseudo();
  const { say } = shelfWords;
  const [deck] = findDecks(libraryDecks, say('Times tables'), new Map(), shelfWords);
  expect(deck?.deck.id).toBe('times-tables');
  const made = await makeLibraryDeck(findReady('colors'), { from: 'none', to: 'es' }, shelfWords);
  expect(made).toMatchObject({
    name: say('{deck} {detail}', { deck: say('Colors'), detail: say('in {language}', { language: 'Spanish' }) }),
    description: say('Name the color of each dot.'),
    subject: say('Languages'),
  });
  expect(made.name).not.toContain('Colors');
});

it('a name in a wordy language is cut to the length that a deck can store', async () => {
  i18n.load('nl', { 'Times tables': 'Das kleine und das große Einmaleins '.repeat(5) });
  i18n.activate('nl');
  expect((await makeLibraryDeck(findReady('times-tables'), { tables: '2,5' }, shelfWords)).name).toHaveLength(
    limits.nameLength,
  );
});

it('what an import objects to is said in the language of the page, with its numbers and names', async () => {
  await act(async () => {
    await openLanguage('en-XA');
    await openArea('making');
  });
  const fixed = [...kindReasons, ...Object.values(reasons)];
  expect(fixed.filter((reason) => !wordReason(reason).startsWith('['))).toEqual([]);
  expect(reasonForms.filter((form) => !wordReason(form.replaceAll(/\{\w+\}/g, '5,000')).startsWith('['))).toEqual([]);
  expect(wordReason(saySide('tooLong', 'front', { count: '5,001', most: '5,000' }))).toMatch(/^\[.*5,001.*5,000.*\]$/);
  await act(() => openLanguage('en'));
  expect(wordReason(saySide('missing', 'back'))).toBe('The back is missing.');
});

it('a column without a name is numbered in the language of the page', async () => {
  await act(async () => {
    await openLanguage('en-XA');
    await openArea('making');
  });
  const content = { columnNames: ['dog', ''] };
  expect(nameColumn(content, 0)).toBe('dog');
  expect(nameColumn(content, 1)).toMatch(/^\[.*\]2$/);
  await act(() => openLanguage('en'));
  expect(nameColumn(content, 1)).toBe('Column 2');
});

it('what is kept is said in the language of the page', async () => {
  fakeApi({});
  await act(async () => {
    await openLanguage('en-XA');
    await openArea('legal');
  });
  renderFeature(<WhatIsKept />);
  const texts = [...document.querySelectorAll('h3, li, .note')].map(({ textContent }) => textContent);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => !text.startsWith('['))).toEqual([]);
});

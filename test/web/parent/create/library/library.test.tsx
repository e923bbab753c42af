import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findLibraryDeck } from '../../../../../shared/library/catalogue.ts';
import { listForAge, listPicks } from '../../../../../shared/library/picks.ts';
import { DeckManager } from '../../../../../web/src/parent/create/decks/list/deck-manager.tsx';
import { languageKey } from '../../../../../web/src/words/word-wish.ts';
import { fakeApi, makeJson, makeRefusal } from '../../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';
import { householdId, makeDeck, paths } from '../support/make-deck.ts';
import { openLibrary, saved, taken } from '../support/open-library.tsx';

startFreshFeature();

const offers = () => screen.queryAllByRole('button', { name: /^Add / }).map(({ ariaLabel }) => ariaLabel);
const rows = () =>
  within(screen.getByRole('region', { name: 'Preview' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

/** Adds a deck that shows its choices first. */
async function addPlanets(user: ReturnType<typeof openLibrary>['user']) {
  await user.click(screen.getByRole('button', { name: 'Add The planets' }));
  await user.click(screen.getByRole('button', { name: 'Add to our decks' }));
}

test('shows the choices of a deck first, and one tap takes it: with its name, languages and origin, and all its cards [library-taken]', async () => {
  const { user, calls, onOpen } = openLibrary();
  await user.click(screen.getByRole('button', { name: 'Add The planets' }));
  expect(calls).toEqual([]);
  expect(screen.getByRole('checkbox', { name: 'Ages 6–8' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add to our decks' }));
  expect(await screen.findByText('It’s in your decks now.')).toBeDefined();
  const [creation, cards] = calls;
  expect(creation?.body).toEqual({
    householdId,
    answerWay: 'choose',
    name: 'The planets: ages 6–8',
    description: 'Name the planets in order and what makes each special.',
    subject: 'Science',
    frontLanguage: 'en',
    backLanguage: 'en',
    cover: { colour: 'teal', emoji: '🪐' },
    library: { id: 'planets', version: 1, options: 'ages=6&language=en' },
    libraryCards: 16,
  });
  const sent = cards?.body as { cards: unknown[] } | undefined;
  expect(sent?.cards).toHaveLength(16);
  await user.click(screen.getByRole('button', { name: 'Open the deck' }));
  expect(onOpen).toHaveBeenCalledWith(taken.id);
});

test('shows twelve decks at most, the picks for an age first, and more on request', async () => {
  const { user } = openLibrary();
  expect(screen.getByRole('heading', { name: 'Our picks' })).toBeDefined();
  expect(offers()).toEqual(namesOf(listPicks(undefined, english)));
  await user.selectOptions(screen.getByLabelText('Age'), '8');
  expect(screen.getByRole('heading', { name: 'Our picks for age 8' })).toBeDefined();
  expect(offers()).toEqual(namesOf(listPicks(8, english)));
  const total = listForAge(8, undefined, english).length;
  await user.click(screen.getByRole('button', { name: `Show more (12 of ${total})` }));
  expect(offers()).toHaveLength(Math.min(24, total));
  const thirteenth = listForAge(8, undefined, english)[12]?.name;
  expect(document.activeElement?.textContent).toBe(thirteenth);
});

const english = ['en-US'];
const namesOf = (ids: readonly string[]) => ids.map((id) => `Add ${findLibraryDeck(id)?.name}`);

test('finds what is on the cards, with the choices that make the card, and the language of a deck', async () => {
  const { user } = openLibrary();
  await user.type(screen.getByRole('searchbox'), '7 × 8');
  // The search makes every deck of the library first.
  const found = await screen.findAllByText('→', undefined, { timeout: 20_000 });
  expect(found.map(({ parentElement }) => parentElement?.textContent)).toContain('7 × 8 → 56');
  expect(offers()[0]).toBe('Add Times tables');
  await user.click(screen.getByRole('button', { name: 'Times tables' }));
  await waitFor(() => expect(rows().every(([front]) => front?.endsWith('× 8'))).toBe(true));
  expect(rows()[0]).toEqual(['7 × 8', '56']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'ital');
  await user.click(await screen.findByRole('button', { name: 'Add First words' }));
  expect(screen.getByLabelText('Language to learn')).toHaveProperty('value', 'it');
}, 30_000);

test('a deck in another language asks which, and reads its cards aloud with a voice of the device', async () => {
  const spoken: string[] = [];
  const engine = {
    getVoices: () => [{ lang: 'es-ES', localService: true, default: true }],
    speak: ({ text }: { text: string }) => void spoken.push(text),
    cancel: () => undefined,
    speaking: true,
  };
  vi.stubGlobal('speechSynthesis', engine);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const { user, calls } = openLibrary();
  await user.click(screen.getByRole('button', { name: 'Add First words' }));
  expect(calls).toEqual([]);
  await waitFor(() => expect(rows()).toHaveLength(5));
  await user.click(screen.getByRole('button', { name: 'Read aloud: hola' }));
  expect(spoken).toEqual(['hola']);
  await user.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(await screen.findByRole('button', { name: 'Read aloud: hola' })).toBeDefined();
});

test('is searched, and narrowed to an age and a subject', async () => {
  const { user } = openLibrary();
  await user.type(screen.getByRole('searchbox', { name: 'Search decks and cards' }), 'capitals of eu');
  expect(offers()).toEqual(['Add Capitals of Europe']);
  await user.clear(screen.getByRole('searchbox'));
  await user.selectOptions(screen.getByLabelText('Age'), '3');
  expect(offers()).toContain('Add Picture words: animals');
  expect(offers()).not.toContain('Add Chemical elements');
  await user.selectOptions(screen.getByLabelText('Subject'), 'Numbers');
  expect(offers()).toEqual(['Add Counting']);
  await user.selectOptions(screen.getByLabelText('Subject'), 'Music');
  expect(screen.getByText('No ready deck fits. Try another age or subject.')).toBeDefined();
});

test('shows a deck’s cards, source and licence as they are chosen, and takes them so', async () => {
  const { user, calls } = openLibrary();
  await user.click(screen.getByRole('button', { name: 'Times tables' }));
  expect(await screen.findByText('From: Made for Flashspark. License: MIT.')).toBeDefined();
  expect(screen.getByText('Ages 7–11 · 30 cards · 10 minutes a day, about one week')).toBeDefined();
  await waitFor(() => expect(rows()).toHaveLength(5));
  await user.click(screen.getByRole('checkbox', { name: '2' }));
  await user.click(screen.getByRole('checkbox', { name: '5' }));
  expect(screen.getByRole('checkbox', { name: '10' })).toHaveProperty('disabled', true);
  await waitFor(() => expect(rows().every(([front]) => front?.endsWith('× 10'))).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Show all 10 cards' }));
  expect(rows()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Add to our decks' }));
  await screen.findByText('It’s in your decks now.');
  expect(calls[0]?.body).toMatchObject({ name: 'Times tables: 10', library: { options: 'tables=10' } });
});

test('picture words come in any two languages; a translation needs two', async () => {
  const { user } = openLibrary();
  await user.click(screen.getByRole('button', { name: 'Picture words: animals' }));
  await waitFor(() => expect(rows()[0]).toEqual(['🐕', 'dog']));
  await user.selectOptions(screen.getByLabelText('Words to learn'), 'Italian');
  await user.selectOptions(screen.getByLabelText('On the front'), 'With the word in German');
  await waitFor(() => expect(rows()[0]).toEqual(['🐕 der Hund', 'il cane']));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement?.textContent).toBe('Picture words: animals');
  await user.click(screen.getByRole('button', { name: 'First words' }));
  await user.selectOptions(screen.getByLabelText('Language to learn'), 'English');
  expect(screen.getByText('Please choose two different languages.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add to our decks' })).toHaveProperty('disabled', true);
});

test('adds a deck without choices with one tap', async () => {
  const { user, calls } = openLibrary();
  await user.type(screen.getByRole('searchbox'), 'Note names');
  await user.click(await screen.findByRole('button', { name: 'Add Note names' }));
  await screen.findByText('It’s in your decks now.');
  expect(calls[0]?.path).toBe('/api/decks');
});

test('a deck from before its cards came in other languages is the English one', async () => {
  const own = makeDeck('Our planets', { library: { id: 'planets', version: 1 } });
  const { user } = openLibrary([own], { [`GET ${paths.cards(own)}`]: makeJson(200, []) });
  await user.click(screen.getByRole('button', { name: 'The planets' }));
  expect(await screen.findByText('Your family has this deck: “Our planets”.')).toBeDefined();
});

test('cards come in the language that is chosen on the device, before those of the browser', async () => {
  localStorage.setItem(languageKey, 'fr');
  const { user } = openLibrary();
  await user.click(screen.getByRole('button', { name: 'Flags' }));
  expect(screen.getByLabelText('Language of the cards')).toHaveProperty('value', 'fr');
  await waitFor(() => expect(rows().flat()).toContain('Algérie'));
});

test('goes on where it was cut off: no second deck, and no card twice', async () => {
  let refusals = 1;
  const { user, calls } = openLibrary([], {
    [`POST /api/decks/${taken.id}/cards/import`]: (call) =>
      (refusals -= 1) >= 0 ? makeRefusal(403, 'forbidden', 'Not now.') : saved(call),
  });
  await addPlanets(user);
  expect(await screen.findByText('Not now.')).toBeDefined();
  expect(screen.getByText('0 of 16 cards')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('It’s in your decks now.');
  const [, first, second] = calls;
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/decks',
    first?.path,
    first?.path,
  ]);
  expect(second?.body).toEqual(first?.body);
});

const mediaPath = `POST /api/households/${householdId}/media`;

/** Answers each upload of a picture with a new id. */
function keepPictures() {
  let count = 0;
  return () => makeJson(201, { id: `picture-${(count += 1)}`, type: 'image/webp', bytes: 9 });
}

test('a drawn deck shows what it is like; its pictures are saved first, so that a family without room for them gets no half of a deck', async () => {
  let isFull = true;
  const keep = keepPictures();
  const { user, calls } = openLibrary([], {
    [mediaPath]: () => (isFull ? makeRefusal(409, 'media-full', 'No room for pictures.') : keep()),
  });
  await user.click(screen.getByRole('button', { name: 'Telling the time' }));
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'A clock face' })).toHaveLength(5));
  await user.click(screen.getByRole('checkbox', { name: 'Half hours' }));
  await user.click(screen.getByRole('button', { name: 'Add to our decks' }));
  expect(await screen.findByText('No room for pictures.')).toBeDefined();
  expect(calls.map(({ path }) => path).filter((path) => !path.endsWith('/media'))).toEqual([]);
  isFull = false;
  calls.length = 0;
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('It’s in your decks now.');
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([...Array(12).fill('media'), 'decks', 'import']);
  const last = sent.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  const { cards } = last.body as { cards: { frontMedia: { id: string }[] }[] };
  expect(cards[2]).toEqual({
    front: '',
    back: expect.stringMatching(/^\d+:00$/) as string,
    frontMedia: [{ id: 'picture-3', alt: 'A clock face' }],
  });
  expect(new Set(cards.map(({ frontMedia: [picture] }) => picture?.id)).size).toBe(12);
});

test('stands beside Import, for whoever may change decks', async () => {
  fakeApi({ [`GET ${paths.decks}`]: makeJson(200, []) });
  const { user } = renderFeature(<DeckManager householdId={householdId} canManage onOpenQuizzes={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Ready decks', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Ready decks' })).toBeDefined();
});

test('a taken deck is given to a child at once, and no keyboard covers the list it was found in', async () => {
  const anna = { id: 'L1', householdId, name: 'Anna', createdAt: taken.createdAt };
  const ben = { ...anna, id: 'L2', name: 'Ben' };
  const { user, calls, onOpen } = openLibrary([], {
    [`GET /api/households/${householdId}/learners`]: makeJson(200, [anna, ben]),
    'POST /api/assignments': (call) =>
      (call.body as { learnerId: string }).learnerId === 'L2'
        ? makeRefusal(409, 'too-many-assignments', 'Ben has a lot to do.')
        : makeJson(201, {
            id: 'A1',
            householdId,
            learnerId: 'L1',
            type: 'deck',
            resourceId: taken.id,
            resourceName: taken.name,
            createdAt: taken.createdAt,
          }),
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ready decks' }));
  await addPlanets(user);
  const give = await screen.findByRole('button', { name: 'Give it to Anna' });
  expect(document.activeElement).toBe(give);
  await user.click(give);
  expect(await screen.findByText('Anna has it now.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Give it to Ben' }));
  expect(calls.at(-1)?.body).toEqual({ householdId, learnerId: 'L1', type: 'deck', resourceId: taken.id });
  await user.click(screen.getByRole('button', { name: 'Give it to Ben' }));
  expect(await screen.findByText('Ben has a lot to do.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Open the deck' }));
  expect(onOpen).toHaveBeenCalledWith(taken.id);
});

import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { libraryDecks } from '../../../shared/library/decks.ts';
import { namedByLibraryQuery } from '../../../web/src/queries/library.ts';

const { readWords } = vi.hoisted(() => ({ readWords: vi.fn<(language: string, area: string) => Promise<object>>() }));
vi.mock('../../../web/src/words/word-files.ts', async (original) => ({ ...(await original<object>()), readWords }));

afterEach(() => readWords.mockReset());

const deck = libraryDecks.find(({ id }) => id === 'healthy-living');

test('a deck’s name is recognized although another language doesn’t load, and counts as the family’s if none does', async () => {
  if (!deck) throw new Error('There is no such deck.');
  const isNamed = async (name: string) =>
    await new QueryClient().query({ ...namedByLibraryQuery(deck, { ages: '4', language: 'de' }, name), retry: false });
  readWords.mockImplementation(async (language) => {
    if (language === 'de') return { 'Staying healthy': 'Gesund bleiben' };
    throw new Error('no connection');
  });
  expect(await isNamed('Gesund bleiben: ages 4–6')).toBe(true);
  readWords.mockRejectedValue(new Error('no connection'));
  expect(await isNamed('Gesund bleiben: ages 4–6')).toBe(false);
});

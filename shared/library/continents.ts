import type { AskedSide } from '../schemas/deck.ts';
import type { DeckMaker, LibraryCard } from './cards.ts';
import { mixCards } from './mix-cards.ts';

/** UN region codes of the continents, for which browsers have names. */
const continents = { af: '002', an: 'AQ', as: '142', eu: '150', na: '003', oc: '009', sa: '005' };

/** Other names of continents that schools teach, by language. */
const alsoCalled: Readonly<Record<string, Readonly<Partial<Record<keyof typeof continents, string>>>>> = {
  en: { oc: 'Australia' },
  de: { oc: 'Australien', an: 'Antarktika' },
  es: { na: 'Norteamérica', sa: 'América del Sur' },
  it: { na: 'America del Nord', sa: 'Sud America' },
  pt: { an: 'Antártica' },
  ar: { oc: 'أستراليا', an: 'القارة القطبية الجنوبية' },
};

/** Makes a deck that marks continents on a blank map of the world. */
export const continentsOnMap: DeckMaker = ({ language = 'en', direction = 'front' }) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return {
    backLanguage: language,
    answerWay: 'choose',
    asks: direction as AskedSide,
    cards: mixCards([
      Object.entries(continents).map(([id, code]): LibraryCard => {
        const others = alsoCalled[language]?.[id as keyof typeof continents] ?? [];
        return {
          front: '',
          back: [names.of(code) ?? code, others].flat().join(' / '),
          frontFiles: [{ name: `map-world-${id}`, alt: 'A map of the world with one continent marked' }],
        };
      }),
    ]),
  };
};

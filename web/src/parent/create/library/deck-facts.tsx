import { plural, t } from '@lingui/core/macro';
import { languageOf } from '../../../../../shared/library/catalogue.ts';
import type { LibraryDeck } from '../../../../../shared/library/library-deck.ts';
import { paceOf } from '../../../../../shared/library/pace.ts';
import { dot } from '../../../words/join-parts.ts';
import { shelfWords } from '../../../words/shelf/shelf-words.ts';

/** Upper age of decks without an age limit. */
const grownUp = 99;

/** Formats an age range: `Ages 3–6`, `Ages 8 and up`. */
function describeAges([from, to]: LibraryDeck['ages']): string {
  return to === grownUp ? t`Ages ${from} and up` : t`Ages ${from}–${to}`;
}

/** Describes how long a deck takes: `5 minutes a day, about two weeks`. */
function describePace(minutesADay: number, weeks: number): string {
  const time = t`${plural(weeks, {
    1: 'about one week',
    2: 'about two weeks',
    3: 'about three weeks',
    4: 'about four weeks',
    5: 'about five weeks',
    6: 'about six weeks',
    one: 'about # week',
    other: 'about # weeks',
  })}`;
  return t`${plural(minutesADay, { one: `# minute a day, ${time}`, other: `# minutes a day, ${time}` })}`;
}

interface DeckFactsProps {
  readonly deck: LibraryDeck;
  /** Number of cards with the family's choices. Default: with the usual ones. */
  readonly size?: number | undefined;
}

/** What a family wants to know before it takes a deck: for whom it is, its size, how long it takes, and its language if it has only one. */
export function DeckFacts({ deck, size = deck.size }: DeckFactsProps) {
  const { minutesADay, weeks } = paceOf(deck, size);
  const cards = t`${plural(size, { one: '# card', other: '# cards' })}`;
  const language = languageOf(deck);
  const facts = [
    describeAges(deck.ages),
    cards,
    describePace(minutesADay, weeks),
    ...(language === undefined ? [] : [t`In ${{ language: shelfWords.nameLanguage(language) }}`]),
  ];
  return <p className="note">{facts.join(dot)}</p>;
}

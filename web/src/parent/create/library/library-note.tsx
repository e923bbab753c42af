import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { findLibraryDeck } from '../../../../../shared/library/catalogue.ts';
import type { LibraryDeck } from '../../../../../shared/library/library-deck.ts';
import type { Card, Deck } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';
import { madeDeckQuery } from '../../../queries/library.ts';
import { useShelf } from '../../../words/shelf/shelf-words.ts';
import { browserDevices } from '../import/devices.ts';
import { type DeckChanges, describeChanges, listChanges } from './deck-changes.ts';
import { type DrawingDevices, hasMore, readOwn, UpdateDialog } from './library-update.tsx';

interface LibraryNoteProps {
  readonly deck: Deck;
  /** The deck's cards; undefined while loading. */
  readonly cards: readonly Card[] | undefined;
  readonly devices?: DrawingDevices;
}

/** Names the library deck this deck was made from, and offers an update if there is a newer version with other cards. */
export function LibraryNote(props: LibraryNoteProps) {
  const source = findLibraryDeck(props.deck.library?.id ?? '');
  return props.deck.library && source ? <SourceNote {...props} source={source} /> : null;
}

function SourceNote({ deck, source, cards, devices = browserDevices }: LibraryNoteProps & { source: LibraryDeck }) {
  const { t } = useLingui();
  const { say } = useShelf();
  const [isOpen, setIsOpen] = useState(false);
  const isNewer = source.version > (deck.library?.version ?? source.version);
  const changes = useChanges({ deck, source, cards, isNewer });
  const name = say(source.name);
  const otherwise = hasMore(source, readOwn(deck, source)) ? t`Add more of it` : t`Compare with it`;
  const isNews = isNewer && !(changes && isEmpty(changes));
  const compare = (
    <Button variant="quiet" disabled={!cards} onClick={() => setIsOpen(true)}>
      {isNews ? t`See what’s new` : otherwise}
    </Button>
  );
  return (
    <>
      {isNews ? (
        <Banner tone="info" action={compare}>
          {t`The ready deck “${name}” has changed.`} {changes && describeChanges(changes)}
        </Banner>
      ) : (
        <p className="note">
          {t`From the ready deck “${name}”.`} {compare}
        </p>
      )}
      {isOpen && cards && (
        <UpdateDialog deck={deck} source={source} cards={cards} devices={devices} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

interface Compared extends Pick<LibraryNoteProps, 'deck' | 'cards'> {
  readonly source: LibraryDeck;
  readonly isNewer: boolean;
}

/** @returns what a newer version brings; undefined until the library's cards are made */
function useChanges({ deck, source, cards, isNewer }: Compared): DeckChanges | undefined {
  const { data: made } = useQuery({ ...madeDeckQuery(source, readOwn(deck, source)), enabled: isNewer });
  return useMemo(
    () => (isNewer && made && cards ? listChanges({ deck, source, before: made, made, cards }) : undefined),
    [deck, source, made, cards, isNewer],
  );
}

/** Whether a newer version has nothing for a deck: it changed other levels, or the same cards in another language. */
function isEmpty({ fresh, changed }: DeckChanges): boolean {
  return fresh.length + changed.length === 0;
}

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
import { describeChanges } from './describe-changes.ts';
import { listChanges } from './deck-changes.ts';
import { type DrawingDevices, hasMore, readOwn, UpdateDialog } from './library-update.tsx';

interface LibraryNoteProps {
  readonly deck: Deck;
  /** The deck's cards; undefined while loading. */
  readonly cards: readonly Card[] | undefined;
  readonly devices?: DrawingDevices;
}

/** Names the library deck this deck was made from, and offers an update if there is a newer version. */
export function LibraryNote({ deck, cards, devices = browserDevices }: LibraryNoteProps) {
  const { t } = useLingui();
  const { say } = useShelf();
  const [isOpen, setIsOpen] = useState(false);
  const source = findLibraryDeck(deck.library?.id ?? '');
  if (!deck.library || !source) return null;
  const name = say(source.name);
  const isNewer = source.version > deck.library.version;
  const otherwise = hasMore(source, readOwn(deck, source)) ? t`Add more of it` : t`Compare with it`;
  const compare = (
    <Button variant="quiet" disabled={!cards} onClick={() => setIsOpen(true)}>
      {isNewer ? t`See what’s new` : otherwise}
    </Button>
  );
  return (
    <>
      {isNewer ? (
        <Banner tone="info" action={compare}>
          {t`The ready deck “${name}” has changed.`} <WhatChanged deck={deck} source={source} cards={cards} />
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

/** Says in one line what an update brings. Nothing until the library's cards are made. */
function WhatChanged({
  deck,
  source,
  cards,
}: { readonly source: LibraryDeck } & Pick<LibraryNoteProps, 'deck' | 'cards'>) {
  const { data: made } = useQuery(madeDeckQuery(source, readOwn(deck, source)));
  const changes = useMemo(
    () => made && cards && listChanges({ deck, source, before: made, made, cards }),
    [deck, source, made, cards],
  );
  return changes && describeChanges(changes);
}

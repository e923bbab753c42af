import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Choices } from '../../../../../shared/library/cards.ts';
import type { LibraryDeck } from '../../../../../shared/library/library-deck.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Banner, Failure, NotLoaded } from '../../../components/feedback/messages.tsx';
import { joinClasses } from '../../../lib/class-names.ts';
import { cardsQuery } from '../../../queries/decks.ts';
import { madeDeckQuery, namedByLibraryQuery, updateFromLibraryMutation } from '../../../queries/library.ts';
import { type ComparedDeck, describeChanges, listChanges } from './deck-changes.ts';
import { dressCards, type DrawingDevices, readOwn, useStableId } from './library-update.tsx';
import styles from './library.module.css';

interface OwnedActionsProps {
  /** The family's deck. */
  readonly deck: Deck;
  readonly source: LibraryDeck;
  /** The choices of the deck together with the wanted ones. */
  readonly widened: Choices;
  readonly devices: DrawingDevices;
  /** True while another deck is being added. */
  readonly isBusy: boolean;
  readonly onOpen: (deckId: string) => void;
  /** Takes the wanted cards as a deck of their own nevertheless. */
  readonly onTake: () => void;
}

const useUpdate = () => useMutation(updateFromLibraryMutation);

/** For a library deck that the family has already: adds the cards that are missing, so that no card is in two decks unasked. */
export function OwnedActions({ deck, source, widened, ...on }: OwnedActionsProps) {
  const { t } = useLingui();
  const own = readOwn(deck, source);
  const cards = useQuery(cardsQuery(deck.id));
  const before = useQuery(madeDeckQuery(source, own));
  const made = useQuery(madeDeckQuery(source, widened));
  const isNamed = useQuery(namedByLibraryQuery(source, own, deck.name));
  // Not beside its button, which goes when the updated deck comes before the update has ended.
  const update = useUpdate();
  return (
    <div className={joinClasses(styles.footer, 'dialog-foot stack gap-3 shrinks')}>
      {cards.data && before.data && made.data && isNamed.data !== undefined ? (
        <MissingCards
          compared={{ deck, source, before: before.data, made: made.data, cards: cards.data }}
          isNamedByLibrary={isNamed.data}
          update={update}
          {...on}
        />
      ) : (
        <NotLoaded
          of={[cards, before, made, isNamed]}
          loading={t`Loading cards...`}
          failed={t`Failed to load the cards`}
          height="124px"
        />
      )}
    </div>
  );
}

interface MissingCardsProps extends Pick<OwnedActionsProps, 'devices' | 'isBusy' | 'onOpen' | 'onTake'> {
  readonly compared: ComparedDeck;
  readonly isNamedByLibrary: boolean;
  readonly update: ReturnType<typeof useUpdate>;
}

function MissingCards({ compared, isNamedByLibrary, update, devices, isBusy, onOpen, onTake }: MissingCardsProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { deck, made } = compared;
  const { added } = useMemo(() => listChanges(compared), [compared]);
  const importId = useStableId(added);
  const what = describeChanges({ added, missing: [], renewed: [] });

  function addMissing() {
    // The version stays, because changed cards keep their texts until the family updates the deck.
    const library = { ...made.library, version: deck.library?.version ?? made.library.version };
    const settings = { library, libraryCards: made.libraryCards, ...(isNamedByLibrary && { name: made.name }) };
    const changes = { fresh: added, changed: [], same: [], gone: [] };
    update.mutate(
      { deckId: deck.id, settings, importId, changes, dress: dressCards(deck.householdId, devices) },
      {
        onSuccess: () => {
          announce(t`Deck updated. ${what}`, { isShown: true });
          onOpen(deck.id);
        },
      },
    );
  }

  return (
    <>
      <Banner tone="info">
        {t`Your family has this deck: “${{ deck: deck.name }}”.`} {what}
      </Banner>
      <Failure error={update.error} title={t`Failed to update the deck`} />
      <DialogActions>
        {!isBusy && !update.isPending && <Button onClick={onTake}>{t`Make another deck`}</Button>}
        {added.length > 0 ? (
          <Button
            variant="primary"
            busyText={update.isPending && t`Adding...`}
            onClick={() => !update.isPending && addMissing()}
          >{t`Add what’s missing`}</Button>
        ) : (
          <Button variant="primary" onClick={() => onOpen(deck.id)}>{t`Open the deck`}</Button>
        )}
      </DialogActions>
    </>
  );
}

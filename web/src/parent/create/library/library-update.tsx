import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ulid } from 'ulid';
import { settleKept } from '../../../../../shared/library/catalogue.ts';
import type { CardChanges } from '../../../../../shared/import/cards/compare-cards.ts';
import type { Choices, LibraryCard } from '../../../../../shared/library/cards.ts';
import type { LibraryDeck, LibraryOption } from '../../../../../shared/library/library-deck.ts';
import type { Card, CardSides, Deck } from '../../../../../shared/schemas/deck.ts';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Failure, NotLoaded } from '../../../components/feedback/messages.tsx';
import { saveMedia } from '../../../queries/cards.ts';
import { madeDeckQuery, namedByLibraryQuery, updateFromLibraryMutation } from '../../../queries/library.ts';
import { listWishes } from '../../../words/word-wish.ts';
import type { ImportDevices } from '../import/devices.ts';
import { bringMedia, dressChunk } from '../import/import-media.ts';
import { ChangeLists } from './change-lists.tsx';
import { type ComparedDeck, describeChanges, listChanges, useTicks } from './deck-changes.ts';
import { DeckOptions } from './library-deck-view.tsx';
import styles from './library.module.css';

export type DrawingDevices = Pick<ImportDevices, 'openDrawings'>;

/** @returns the choices that the deck was made with */
export function readOwn({ library }: Deck, source: LibraryDeck): Choices {
  return settleKept(source, library?.options, listWishes());
}

function listWidenable({ options }: LibraryDeck): LibraryOption[] {
  return options.filter(({ kind }) => kind === 'many');
}

/** Whether the library has further levels, tables or the like for a deck. */
export function hasMore(source: LibraryDeck, own: Choices): boolean {
  return listWidenable(source).some(
    (option) => option.kind === 'many' && own[option.key]?.split(',').length !== option.values.length,
  );
}

interface UpdateDialogProps {
  readonly deck: Deck;
  readonly source: LibraryDeck;
  readonly cards: readonly Card[];
  readonly devices: DrawingDevices;
  readonly onClose: () => void;
}

/**
 * Updates a deck card by card from the library. Cards are removed only if selected. More levels can be added to those that the deck was made with; none can
 * be exchanged, because a card of another level with the same answer would be taken for a changed one.
 */
export function UpdateDialog({ deck, source, cards, devices, onClose }: UpdateDialogProps) {
  const { t } = useLingui();
  const own = readOwn(deck, source);
  const [choices, setChoices] = useState(own);
  const before = useQuery(madeDeckQuery(source, own));
  const isNamed = useQuery(namedByLibraryQuery(source, own, deck.name));
  const made = useQuery({ ...madeDeckQuery(source, choices), placeholderData: (earlier) => earlier });
  return (
    <Dialog title={t`Update “${{ deck: deck.name }}”`} size={600} onClose={onClose}>
      <DeckOptions deck={{ options: listWidenable(source) }} choices={choices} kept={own} onChoose={setChoices} />
      {made.data && before.data && isNamed.data !== undefined ? (
        <UpdateForm
          deck={deck}
          source={source}
          before={before.data}
          isNamedByLibrary={isNamed.data}
          made={made.data}
          cards={cards}
          devices={devices}
          onClose={onClose}
        />
      ) : (
        <NotLoaded
          of={[made, before, isNamed]}
          loading={t`Loading cards...`}
          failed={t`Failed to load the cards`}
          height="240px"
        />
      )}
    </Dialog>
  );
}

type UpdateFormProps = ComparedDeck &
  Pick<UpdateDialogProps, 'devices' | 'onClose'> & { readonly isNamedByLibrary: boolean };

function UpdateForm({ deck, source, before, made, cards, devices, isNamedByLibrary, onClose }: UpdateFormProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const update = useMutation(updateFromLibraryMutation);
  const changes = useMemo(
    () => listChanges({ deck, source, before, made, cards }),
    [deck, source, before, made, cards],
  );
  const { isOn, turn } = useTicks(changes);
  const chosen: CardChanges<Card, LibraryCard> = {
    ...changes,
    fresh: changes.fresh.filter(isOn),
    changed: changes.changed.filter(({ sides }) => isOn(sides)),
    gone: changes.gone.filter(isOn),
  };
  const importId = useStableId(chosen.fresh);
  const isSame = changes.fresh.length + changes.changed.length + changes.gone.length === 0;

  function save() {
    if (update.isPending) return;
    // A name that the family didn't choose follows the choices.
    const { library, libraryCards } = made;
    const settings = { library, libraryCards, ...(isNamedByLibrary && { name: made.name }) };
    update.mutate(
      { deckId: deck.id, settings, importId, changes: chosen, dress: dressCards(deck.householdId, devices) },
      {
        onSuccess: () => {
          const what = describeTaken(chosen);
          announce(what === '' ? t`Deck updated` : t`Deck updated. ${what}`, { isShown: true });
          onClose();
        },
      },
    );
  }

  return (
    <div className="stack gap-5 shrinks">
      {isSame && <p>{t`All cards match the library.`}</p>}
      <ChangeLists changes={changes} isOn={isOn} turn={turn} />
      <div className={styles.footer}>
        <Failure error={update.error} title={t`Failed to update the deck`} />
        <DialogActions>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" busyText={update.isPending && t`Updating...`} onClick={save}>
            {isSame ? t`Done` : t`Update`}
          </Button>
        </DialogActions>
      </div>
    </div>
  );
}

function describeTaken({ fresh, changed }: CardChanges<Card, LibraryCard>): string {
  return describeChanges({ added: fresh, missing: [], renewed: changed });
}

/** @returns an id that changes whenever the cards' content does. */
export function useStableId(cards: readonly LibraryCard[]): string {
  const content = JSON.stringify(cards);
  // oxlint-disable-next-line react/exhaustive-deps -- content is the dependency although the id doesn't use it
  return useMemo(() => ulid(), [content]);
}

/** @returns a function that adds the pictures to cards. It fails if any picture is missing. */
export function dressCards(householdId: string, { openDrawings }: DrawingDevices) {
  const media = bringMedia(openDrawings, async (body) => await saveMedia(householdId, body), true);
  return async (cards: readonly LibraryCard[]): Promise<readonly CardSides[]> => {
    const chunk = { offset: 0, cards };
    const { runs } = dressChunk(chunk, await media.bring(chunk));
    return runs.flatMap((run) => run.cards);
  };
}

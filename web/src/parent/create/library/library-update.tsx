import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ulid } from 'ulid';
import { findLibraryDeck, readChoices, settleChoices } from '../../../../../shared/library/catalogue.ts';
import { type CardChanges, compareWithLibrary } from '../../../../../shared/import/cards/compare-cards.ts';
import type { LibraryCard } from '../../../../../shared/library/cards.ts';
import type { LibraryDeck } from '../../../../../shared/library/library-deck.ts';
import type { MadeDeck } from '../../../../../shared/library/make-deck.ts';
import { wordsOfSide } from '../../../../../shared/card-marks.ts';
import type { Card, CardSides, Deck } from '../../../../../shared/schemas/deck.ts';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { Banner, Failure, NotLoaded } from '../../../components/feedback/messages.tsx';
import { saveMedia } from '../../../queries/cards.ts';
import { madeDeckQuery, updateFromLibraryMutation } from '../../../queries/library.ts';
import { browserDevices, type ImportDevices } from '../import/devices.ts';
import { bringMedia, dressChunk } from '../import/import-media.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import styles from './library.module.css';

interface LibraryNoteProps {
  readonly deck: Deck;
  /** The deck's cards; undefined while loading. */
  readonly cards: readonly Card[] | undefined;
  readonly devices?: DrawingDevices;
}

type DrawingDevices = Pick<ImportDevices, 'openDrawings'>;

/** Names the library deck this deck was made from, and offers an update if there is a newer version. */
export function LibraryNote({ deck, cards, devices = browserDevices }: LibraryNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const source = findLibraryDeck(deck.library?.id ?? '');
  if (!deck.library || !source) return null;
  const isNewer = source.version > deck.library.version;
  const compare = (
    <Button variant="quiet" disabled={!cards} onClick={() => setIsOpen(true)}>
      {isNewer ? 'See what is new' : 'Compare with it'}
    </Button>
  );
  return (
    <>
      {isNewer ? (
        <Banner tone="info" action={compare}>
          The ready deck “{source.name}” has changed.
        </Banner>
      ) : (
        <p className={styles.origin}>
          From the ready deck “{source.name}”. {compare}
        </p>
      )}
      {isOpen && cards && (
        <UpdateDialog deck={deck} source={source} cards={cards} devices={devices} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

interface UpdateDialogProps {
  readonly deck: Deck;
  readonly source: LibraryDeck;
  readonly cards: readonly Card[];
  readonly devices: DrawingDevices;
  readonly onClose: () => void;
}

/** Updates a deck card by card from the library. Cards are removed only if selected. */
function UpdateDialog({ deck, source, cards, devices, onClose }: UpdateDialogProps) {
  const choices = settleChoices(source, readChoices(deck.library?.options), navigator.languages);
  const made = useQuery(madeDeckQuery(source, choices));
  return (
    <Dialog title={`Update “${deck.name}”`} size={600} onClose={onClose}>
      {made.data ? (
        <UpdateForm deck={deck} made={made.data} cards={cards} devices={devices} onClose={onClose} />
      ) : (
        <NotLoaded of={made} loading="Loading cards..." failed="Failed to load the cards" height="240px" />
      )}
    </Dialog>
  );
}

interface UpdateFormProps extends Pick<UpdateDialogProps, 'deck' | 'cards' | 'devices' | 'onClose'> {
  readonly made: MadeDeck;
}

function UpdateForm({ deck, made, cards, devices, onClose }: UpdateFormProps) {
  const announce = useAnnounce();
  const update = useMutation(updateFromLibraryMutation);
  const changes = useMemo(() => compareWithLibrary(cards, made.cards), [cards, made]);
  /** Cards whose checkbox differs from its default. By default, new and changed cards are imported and the deck's own cards are kept. */
  const [turned, setTurned] = useState<ReadonlySet<LibraryCard>>(new Set());
  const turn = (card: LibraryCard) =>
    setTurned(new Set(turned.has(card) ? [...turned].filter((one) => one !== card) : [...turned, card]));
  const chosen: CardChanges<Card, LibraryCard> = {
    ...changes,
    fresh: changes.fresh.filter((sides) => !turned.has(sides)),
    changed: changes.changed.filter(({ sides }) => !turned.has(sides)),
    gone: changes.gone.filter((card) => turned.has(card)),
  };
  const importId = useStableId(chosen.fresh);
  const isSame = changes.fresh.length + changes.changed.length + changes.gone.length === 0;

  function save() {
    if (update.isPending) return;
    const library = { ...made.library };
    update.mutate(
      { deckId: deck.id, library, importId, changes: chosen, dress: dressCards(deck.householdId, devices) },
      {
        onSuccess: () => {
          announce('Deck updated', { isShown: true });
          onClose();
        },
      },
    );
  }

  return (
    <div className={styles.view}>
      {isSame && <p>All cards are as they are in the library.</p>}
      <ChangeList title="New in the library" hint="These are added.">
        {changes.fresh.map((sides) => (
          <Change
            key={sides.frontFiles?.[0]?.name ?? sides.front}
            isOn={!turned.has(sides)}
            sides={sides}
            onTurn={() => turn(sides)}
          />
        ))}
      </ChangeList>
      <ChangeList title="Changed" hint="These get the new text. What your children remember of them stays.">
        {changes.changed.map(({ card, sides }) => (
          <Change key={card.id} isOn={!turned.has(sides)} sides={sides} was={card} onTurn={() => turn(sides)} />
        ))}
      </ChangeList>
      <ChangeList
        title="Only in your deck"
        hint="These stay. Tick what you want to remove, with all that was learned of it."
      >
        {changes.gone.map((card) => (
          <Change key={card.id} isOn={turned.has(card)} sides={card} onTurn={() => turn(card)} />
        ))}
      </ChangeList>
      <Failure error={update.error} title="Failed to update the deck" />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busyText={update.isPending && 'Updating...'} onClick={save}>
          {isSame ? 'Done' : 'Update'}
        </Button>
      </DialogActions>
    </div>
  );
}

/** @returns an id that changes whenever the cards' content does. */
function useStableId(cards: readonly LibraryCard[]): string {
  const content = JSON.stringify(cards);
  // oxlint-disable-next-line react/exhaustive-deps -- content is the dependency although the id doesn't use it
  return useMemo(() => ulid(), [content]);
}

/** @returns a function that adds the pictures to cards. It fails if any picture is missing. */
function dressCards(householdId: string, { openDrawings }: DrawingDevices) {
  const media = bringMedia(openDrawings, async (body) => await saveMedia(householdId, body), true);
  return async (cards: readonly LibraryCard[]): Promise<readonly CardSides[]> => {
    const chunk = { offset: 0, cards };
    const { runs } = dressChunk(chunk, await media.bring(chunk));
    return runs.flatMap((run) => run.cards);
  };
}

interface ChangeListProps {
  readonly title: string;
  readonly hint: string;
  readonly children: readonly ReactNode[];
}

function ChangeList({ title, hint, children }: ChangeListProps) {
  if (children.length === 0) return null;
  return (
    <fieldset className={styles.changes}>
      <legend>
        {title} ({children.length})
      </legend>
      <p className={styles.muted}>{hint}</p>
      {children}
    </fieldset>
  );
}

interface ChangeProps {
  readonly isOn: boolean;
  readonly sides: LibraryCard | Card;
  /** The deck's current card, if it differs. */
  readonly was?: Card;
  readonly onTurn: () => void;
}

function Change({ isOn, sides, was, onTurn }: ChangeProps) {
  const drawing = 'frontFiles' in sides ? sides.frontFiles?.[0] : undefined;
  const front = wordsOfSide(sides.front, 'frontMedia' in sides ? sides.frontMedia : undefined);
  const before = was && wordsOfSide(was.front, was.frontMedia);
  return (
    <label className={styles.change}>
      <input type="checkbox" checked={isOn} onChange={onTurn} />
      <span dir="auto">
        {before !== undefined && before !== (drawing?.alt ?? front) && <s className={styles.was}>{before}</s>}{' '}
        {drawing ? <DrawnPicture {...drawing} /> : front} →{' '}
        {was && was.back !== sides.back && <s className={styles.was}>{was.back}</s>} {sides.back}
      </span>
    </label>
  );
}

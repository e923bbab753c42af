import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { describeMissing, settleChoices } from '../../../../../shared/library/catalogue.ts';
import type { FoundDeck } from '../../../../../shared/library/find-cards.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useShelf } from '../../../words/shelf/shelf-words.ts';
import { listWishes } from '../../../words/word-wish.ts';
import { browserDevices, type ImportDevices } from '../import/devices.ts';
import { useRunDialog } from '../import/use-import-run.ts';
import { LibraryDeckView } from './library-deck-view.tsx';
import { LibraryList, noFilter } from './library-list.tsx';
import { OwnedActions } from './owned-actions.tsx';
import { findOwned, type Wanted } from './owned-deck.ts';
import { TakeActions, useTaking } from './take-deck.tsx';

interface LibraryDialogProps {
  readonly householdId: string;
  readonly decks: readonly Deck[];
  readonly onOpen: (deckId: string) => void;
  readonly onClose: () => void;
  readonly devices?: Omit<ImportDevices, 'readFile'>;
}

/** The library: ready-made decks to preview and copy to the family. */
export function LibraryDialog({ householdId, decks, onOpen, onClose, devices = browserDevices }: LibraryDialogProps) {
  const { t } = useLingui();
  const { say } = useShelf();
  const { run, start, stop, runOf, take } = useTaking(householdId, devices);
  const [filter, setFilter] = useState(noFilter);
  const [shown, setShown] = useState<Wanted & Pick<FoundDeck, 'card'>>();
  const [lastShown, setLastShown] = useState<string>();
  const dialog = useRunDialog({ run, stop, onClose });
  const ownRun = runOf(shown);
  // The deck that is being added isn't one that the family had.
  const owned = shown && ownRun.status === 'idle' ? findOwned(decks, shown) : undefined;

  function show({ deck, choices: found, card }: FoundDeck): Wanted {
    const next = { deck, choices: settleChoices(deck, found, listWishes()), ...(card && { card }) };
    setShown(next);
    setLastShown(deck.id);
    return next;
  }

  return (
    <Dialog
      key={dialog.key}
      title={shown ? say(shown.deck.name) : t`Ready decks`}
      size={600}
      startsAtTitle
      onClose={dialog.close}
    >
      {shown ? (
        <LibraryDeckView
          key={shown.deck.id}
          deck={shown.deck}
          choices={shown.choices}
          found={shown.card}
          onChoose={(choices) => setShown({ ...shown, choices })}
          onBack={() => setShown(undefined)}
        >
          {owned?.widened ? (
            <OwnedActions
              key={owned.deck.id}
              deck={owned.deck}
              source={shown.deck}
              widened={owned.widened}
              devices={devices}
              isBusy={run.status === 'saving'}
              onOpen={onOpen}
              onTake={() => take(shown)}
            />
          ) : (
            <TakeActions
              householdId={householdId}
              run={ownRun}
              isBusy={run.status === 'saving'}
              missing={describeMissing(shown.deck, shown.choices)}
              likeOwn={owned?.deck.name}
              onTake={() => take(shown)}
              onContinue={start}
              onOpen={onOpen}
            />
          )}
        </LibraryDeckView>
      ) : (
        <LibraryList
          filter={filter}
          onFilter={setFilter}
          owned={new Set(decks.flatMap(({ library }) => library?.id ?? []))}
          lastShown={lastShown}
          onShow={show}
          onTake={(found) => take(show(found))}
        />
      )}
    </Dialog>
  );
}

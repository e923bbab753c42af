import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Copy from 'lucide-react/icons/copy';
import FolderInput from 'lucide-react/icons/folder-input';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ulid } from 'ulid';
import { joinId } from '../../../../../../shared/ids.ts';
import { limits } from '../../../../../../shared/limits.ts';
import { retention } from '../../../../../../shared/retention.ts';
import type { Card, Deck } from '../../../../../../shared/schemas/deck.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { Menu } from '../../../../components/controls/menu.tsx';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { ToTheBin } from '../../../../components/dialog/to-the-bin.tsx';
import { useAnnounce } from '../../../../components/feedback/announcer.tsx';
import { ProgressBar } from '../../../../components/feedback/loading.tsx';
import { Banner } from '../../../../components/feedback/messages.tsx';
import { deleteCardsMutation, updateCardMutation } from '../../../../queries/cards.ts';
import { updateDeckMutation } from '../../../../queries/decks.ts';
import { countOf, formatNumber, nounFor } from '../../../../words/counts.ts';
import { hasTheseTags, listTags } from './card-view.ts';
import styles from './selected-cards.module.css';
import { SendCardsDialog } from './send-cards.tsx';
import { type TagChange, tagsAfter, TagsDialog } from './tags-dialog.tsx';
import { UndoCards } from './undo-cards.tsx';
import { type BulkRun, type BulkWork, eachOf, useBulk } from './use-bulk.ts';

interface SelectedCardsProps {
  readonly deck: Deck;
  readonly cards: readonly Card[];
  readonly shown: readonly Card[];
  readonly selected: readonly Card[];
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly onDone: () => void;
}

type Question = 'tags' | 'move' | 'copy' | 'swap' | 'delete';

const actions = [
  { asks: 'tags', words: 'Tags', icon: <Tag /> },
  { asks: 'move', words: 'Move to...', icon: <FolderInput /> },
  { asks: 'copy', words: 'Copy to...', icon: <Copy /> },
  { asks: 'delete', words: 'Delete', icon: <Trash /> },
] as const;

export function SelectedCards({ deck, cards, shown, selected, onSelect, onDone }: SelectedCardsProps) {
  const { run, stop, problem, failure, dismiss, tag, swap, remove } = useActions({ deck, cards, selected, onSelect });
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const isAll = selected.length === shown.length;

  return (
    <section className={styles.bar} aria-label="Selected cards">
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {countOf(selected.length, 'card')} selected
        </p>
        <Button variant="quiet" onClick={() => onSelect(new Set(isAll ? [] : shown.map(({ id }) => id)))}>
          {isAll ? 'None' : `All ${formatNumber(shown.length)}`}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
      {problem !== undefined && (
        <Banner tone="error" onDismiss={dismiss}>
          {problem}
        </Banner>
      )}
      {problem !== undefined && <ToTheBin error={failure} />}
      {run ? <Progress run={run} onStop={stop} /> : <Actions isNothing={selected.length === 0} onAsk={setQuestion} />}
      {question === 'tags' && (
        <TagsDialog
          selected={selected}
          known={listTags(cards)}
          onSave={(change) => {
            close();
            void tag(change);
          }}
          onClose={close}
        />
      )}
      {(question === 'move' || question === 'copy') && (
        <SendCardsDialog
          way={question}
          deck={deck}
          cards={inDeckOrder(selected, cards)}
          onSent={() => {
            close();
            onSelect(new Set());
          }}
          onClose={close}
        />
      )}
      {(question === 'swap' || question === 'delete') && (
        <ConfirmDialog
          {...questions[question](countOf(selected.length, 'card'))}
          onConfirm={() => {
            close();
            void (question === 'swap' ? swap() : remove());
          }}
          onCancel={close}
        />
      )}
    </section>
  );
}

/** Buttons for common actions and a menu for rare ones, so that the bar fits in two rows on a phone. */
function Actions({ isNothing, onAsk }: { readonly isNothing: boolean; readonly onAsk: (question: Question) => void }) {
  const swap = {
    label: 'Swap sides',
    icon: <ArrowLeftRight />,
    onSelect: () => onAsk('swap'),
  };
  return (
    <div className={styles.actions}>
      {actions.map(({ asks, words, icon }) => (
        <Button key={asks} icon={icon} disabled={isNothing} onClick={() => onAsk(asks)}>
          {words}
        </Button>
      ))}
      {!isNothing && <Menu label="More for the selected cards" actions={[swap]} />}
    </div>
  );
}

/** Returns the selected cards in deck order, regardless of the list's sort order. */
function inDeckOrder(selected: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const wanted = new Set(selected);
  return cards.filter((card) => wanted.has(card));
}

const questions = {
  swap: (cards: string) => ({
    title: `Swap front and back of ${cards}?`,
    text: 'What children have learned of these cards stays, though the question is another one now. To ask both sides, choose “Both” in “Edit deck” instead.',
    confirmText: 'Swap',
    tone: 'primary' as const,
  }),
  delete: (cards: string) => ({
    title: `Delete ${cards}?`,
    text: `They stay in the bin for ${retention.binDays} days, with what children have learned.`,
    confirmText: 'Delete',
  }),
};

/** Runs actions on the selected cards. Cards that weren't changed stay selected. */
function useActions({
  deck,
  cards,
  selected,
  onSelect,
}: Pick<SelectedCardsProps, 'deck' | 'cards' | 'selected' | 'onSelect'>) {
  const announce = useAnnounce();
  const { run, start, stop } = useBulk();
  const change = useMutation(updateCardMutation).mutateAsync;
  const removeSome = useMutation(deleteCardsMutation).mutateAsync;
  const changeDeck = useMutation(updateDeckMutation).mutateAsync;
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const dismiss = () => setProblem(undefined);
  const placeOf = ({ deckId, id }: Card) => ({ deckId, cardId: id });

  async function doAll(done: string, work: BulkWork, offerUndo?: (count: number) => ReactNode): Promise<boolean> {
    dismiss();
    const { failedIds, reason = '', error } = await start(selected, work);
    setFailure(error);
    const failed = new Set(failedIds);
    onSelect(failed);
    const changed = selected.length - failed.size;
    if (changed > 0) announce(`${countOf(changed, 'card')} ${done}`, { isShown: true, button: offerUndo?.(changed) });
    const left = `${countOf(failedIds.length, 'card')} ${nounFor(failedIds.length, 'is', 'are')} as before, and still selected.`;
    if (failedIds.length > 0) setProblem(`${left} ${reason}`.trim());
    return failedIds.length === 0;
  }

  /** Swaps the sides. Swapping a whole deck also swaps its languages. */
  async function swap(): Promise<void> {
    const isWhole = selected.length === cards.length;
    const isThrough = await doAll('swapped', {
      doing: 'Swapping',
      work: eachOf((card) => change({ ...placeOf(card), ...swapSides(card) })),
    });
    const { id: deckId, frontLanguage = '', backLanguage = '' } = deck;
    if (!isThrough || !isWhole || frontLanguage === backLanguage) return;
    await changeDeck({ deckId, frontLanguage: backLanguage, backLanguage: frontLanguage }).catch(() =>
      setProblem('The languages of the two sides could not be swapped. Please do so in “Edit deck”.'),
    );
  }

  const tag = (wanted: TagChange) =>
    doAll('tagged', {
      doing: 'Tagging',
      work: eachOf(async (card) => {
        const tags = tagsAfter(card, wanted);
        // Skips cards whose tags don't change.
        if (!hasTheseTags(card, tags)) await change({ ...placeOf(card), tags });
      }),
    });
  const remove = () => {
    const id = ulid();
    return doAll(
      'deleted',
      {
        doing: 'Deleting',
        atOnce: limits.cardsPerDeletion,
        work: (some, left) =>
          removeSome({ deckId: deck.id, cardIds: some.map((card) => card.id), deletion: { id, left } }),
      },
      (count) => <UndoCards key={id} deckId={deck.id} deletionId={joinId(deck.id, id)} cards={count} />,
    );
  };
  return { run, stop, problem, failure, dismiss, tag, swap, remove };
}

function Progress({ run, onStop }: { readonly run: BulkRun; readonly onStop: () => void }) {
  const words = `${run.doing} ${formatNumber(run.done)} of ${formatNumber(run.total)}`;
  return (
    <div className={styles.run}>
      <div className={styles.share}>
        <p>{words}</p>
        <ProgressBar label={words} value={run.done} max={run.total} />
      </div>
      <Button onClick={onStop}>Stop</Button>
    </div>
  );
}

function swapSides({ front, back, frontMedia = [], backMedia = [] }: Card) {
  return { front: back, back: front, frontMedia: backMedia, backMedia: frontMedia };
}

import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../../../shared/limits.ts';
import type { Card, Deck } from '../../../../../shared/schemas/deck.ts';
import { leaveOutEqual } from '../../../../../shared/card-marks.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Choice } from '../../../components/controls/look-fields.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { Banner } from '../../../components/feedback/messages.tsx';
import { deleteCardMutation, updateCardMutation } from '../../../queries/cards.ts';
import { updateDeckMutation } from '../../../queries/decks.ts';
import { countOf, formatNumber } from '../../../words/counts.ts';
import { listTags } from './card-view.ts';
import styles from './selected-cards.module.css';
import { TagsField } from './tags-field.tsx';
import { type BulkRun, useBulk } from './use-bulk.ts';

interface SelectedCardsProps {
  readonly deck: Deck;
  readonly cards: readonly Card[];
  /** The list as it is shown, narrowed or not. */
  readonly shown: readonly Card[];
  readonly selected: readonly Card[];
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly onDone: () => void;
}

type Question = 'tags' | 'swap' | 'delete';

/** What can be done with the cards that are selected, and how far it is. */
export function SelectedCards({ deck, cards, shown, selected, onSelect, onDone }: SelectedCardsProps) {
  const { run, stop, problem, dismiss, tag, swap, remove } = useActions({ deck, cards, selected, onSelect });
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const isAll = selected.length === shown.length;
  const actions = [
    { asks: 'tags', words: 'Tags', icon: <Tag aria-hidden="true" /> },
    { asks: 'swap', words: 'Swap sides', icon: <ArrowLeftRight aria-hidden="true" /> },
    { asks: 'delete', words: 'Delete', icon: <Trash aria-hidden="true" /> },
  ] as const;

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
      {run ? (
        <Progress run={run} onStop={stop} />
      ) : (
        <div className={styles.actions}>
          {actions.map(({ asks, words, icon }) => (
            <Button key={asks} icon={icon} disabled={selected.length === 0} onClick={() => setQuestion(asks)}>
              {words}
            </Button>
          ))}
        </div>
      )}
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

const questions = {
  swap: (cards: string) => ({
    title: `Swap front and back of ${cards}?`,
    text: 'What children have learned of these cards stays, though the question is another one now. To ask both sides, choose “Both” in “Edit deck” instead.',
    confirmText: 'Swap',
    tone: 'primary' as const,
  }),
  delete: (cards: string) => ({
    title: `Delete ${cards}?`,
    text: 'What children have learned of these cards goes with them.',
    confirmText: 'Delete',
  }),
};

/** What is done to the selected cards. Those that stay as they were stay selected. */
function useActions({
  deck,
  cards,
  selected,
  onSelect,
}: Pick<SelectedCardsProps, 'deck' | 'cards' | 'selected' | 'onSelect'>) {
  const announce = useAnnounce();
  const { run, start, stop } = useBulk();
  const change = useMutation(updateCardMutation).mutateAsync;
  const removeCard = useMutation(deleteCardMutation).mutateAsync;
  const changeDeck = useMutation(updateDeckMutation).mutateAsync;
  const [problem, setProblem] = useState<string>();
  const dismiss = () => setProblem(undefined);
  const placeOf = ({ deckId, id }: Card) => ({ deckId, cardId: id });

  async function doAll(doing: string, done: string, work: (card: Card) => Promise<unknown>): Promise<boolean> {
    dismiss();
    const { failedIds, reason = '' } = await start(doing, selected, work);
    onSelect(new Set(failedIds));
    const changed = selected.length - failedIds.length;
    if (changed > 0) announce(`${countOf(changed, 'card')} ${done}`, { isShown: true });
    const are = failedIds.length === 1 ? 'is' : 'are';
    const left = `${countOf(failedIds.length, 'card')} ${are} as before, and still selected.`;
    if (failedIds.length > 0) setProblem(`${left} ${reason}`.trim());
    return failedIds.length === 0;
  }

  /** Whoever swaps a whole deck means its languages, too. */
  async function swap(): Promise<void> {
    const isWhole = selected.length === cards.length;
    const isThrough = await doAll('Swapping', 'swapped', (card) => change({ ...placeOf(card), ...swapSides(card) }));
    const { id: deckId, frontLanguage = '', backLanguage = '' } = deck;
    if (!isThrough || !isWhole || frontLanguage === backLanguage) return;
    await changeDeck({ deckId, frontLanguage: backLanguage, backLanguage: frontLanguage }).catch(() =>
      setProblem('The languages of the two sides could not be swapped. Please do so in “Edit deck”.'),
    );
  }

  const tag = (wanted: TagChange) =>
    doAll('Tagging', 'tagged', async (card) => {
      const tags = tagsAfter(card, wanted);
      // One that has them already is not written again.
      if (tags.join('\n') !== (card.tags ?? []).join('\n')) await change({ ...placeOf(card), tags });
    });
  const remove = () => doAll('Deleting', 'deleted', (card) => removeCard(placeOf(card)));
  return { run, stop, problem, dismiss, tag, swap, remove };
}

function Progress({ run, onStop }: { readonly run: BulkRun; readonly onStop: () => void }) {
  const words = `${run.doing} ${formatNumber(run.done)} of ${formatNumber(run.total)}`;
  return (
    <div className={styles.run}>
      <label>
        {words}
        <progress value={run.done} max={run.total} />
      </label>
      <Button onClick={onStop}>Stop</Button>
    </div>
  );
}

function swapSides({ front, back, frontMedia = [], backMedia = [] }: Card) {
  return { front: back, back: front, frontMedia: backMedia, backMedia: frontMedia };
}

interface TagChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function tagsAfter({ tags = [] }: Card, { added, removed }: TagChange): string[] {
  const gone = new Set(removed.map((tag) => tag.toLowerCase()));
  return leaveOutEqual([...tags.filter((tag) => !gone.has(tag.toLowerCase())), ...added]);
}

interface TagsDialogProps {
  readonly selected: readonly Card[];
  readonly known: readonly string[];
  readonly onSave: (change: TagChange) => void;
  readonly onClose: () => void;
}

/** Tags to give to the selected cards, and those that they have to take away. */
function TagsDialog({ selected, known, onSave, onClose }: TagsDialogProps) {
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const own = listTags(selected);
  const isEmpty = added.length + removed.length === 0;
  return (
    <Dialog title={`Tags of ${countOf(selected.length, 'card')}`} isDirty={!isEmpty} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isEmpty) onClose();
            else onSave({ added, removed });
          }}
        >
          <TagsField label="Add" tags={added} known={known} onChange={setAdded} />
          <p className={styles.hint}>A card has {limits.tagsPerCard} tags at most.</p>
          {own.length > 0 && (
            <fieldset className={styles.form}>
              <legend>Take away</legend>
              {own.map((tag) => (
                <Choice
                  key={tag}
                  title={tag}
                  hint={countOf(
                    selected.filter(({ tags = [] }) => tags.some((one) => one.toLowerCase() === tag.toLowerCase()))
                      .length,
                    'card',
                  )}
                  isChosen={removed.includes(tag)}
                  onChange={(isGone) => setRemoved(isGone ? [...removed, tag] : removed.filter((one) => one !== tag))}
                />
              ))}
            </fieldset>
          )}
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="primary">
              Save
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

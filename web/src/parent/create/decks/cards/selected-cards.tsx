import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ArrowLeftRight from 'virtual:icons/arrow-left-right';
import Copy from 'virtual:icons/copy';
import FolderInput from 'virtual:icons/folder-input';
import Tag from 'virtual:icons/tag';
import Trash from 'virtual:icons/trash-2';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ulid } from 'ulid';
import { addSizes, cardBytesInBin } from '../../../../../../shared/card-marks.ts';
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
import { joinClasses } from '../../../../lib/class-names.ts';
import { deleteCardsMutation, updateCardMutation } from '../../../../queries/cards.ts';
import { updateDeckMutation } from '../../../../queries/decks.ts';
import { formatNumber } from '../../../../words/counts.ts';
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
  { asks: 'tags', words: msg`Tags`, icon: <Tag /> },
  { asks: 'move', words: msg`Move to...`, icon: <FolderInput /> },
  { asks: 'copy', words: msg`Copy to...`, icon: <Copy /> },
  { asks: 'delete', words: msg`Delete`, icon: <Trash /> },
] as const;

export function SelectedCards({ deck, cards, shown, selected, onSelect, onDone }: SelectedCardsProps) {
  const { t } = useLingui();
  const { run, stop, problem, failure, dismiss, tag, swap, remove } = useActions({ deck, cards, selected, onSelect });
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const isAll = selected.length === shown.length;
  // An empty deck has nothing to select. Its way back is the offer to undo.
  if (cards.length === 0 && !run && problem === undefined) return null;

  return (
    <section className={joinClasses(styles.bar, 'toolbar stack gap-2 pad-2-3')} aria-label={t`Selected cards`}>
      <div className="row-wrap gap-2">
        <p role="status" className="bold fills">
          {t`${plural({ count: selected.length }, { one: '# card', other: '# cards' })} selected`}
        </p>
        <Button variant="quiet" onClick={() => onSelect(new Set(isAll ? [] : shown.map(({ id }) => id)))}>
          {isAll ? t({ message: 'None', context: 'selected cards' }) : t`All ${{ count: formatNumber(shown.length) }}`}
        </Button>
        <Button variant="quiet" onClick={onDone}>{t`Done`}</Button>
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
          {...questions[question](selected.length)}
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
  const { t } = useLingui();
  const swap = {
    label: t`Swap sides`,
    icon: <ArrowLeftRight />,
    onSelect: () => onAsk('swap'),
  };
  return (
    <div className={joinClasses(styles.actions, 'row-wrap gap-2')}>
      {actions.map(({ asks, words, icon }) => (
        <Button key={asks} icon={icon} disabled={isNothing} onClick={() => onAsk(asks)}>
          {t(words)}
        </Button>
      ))}
      {!isNothing && <Menu label={t`More for the selected cards`} actions={[swap]} />}
    </div>
  );
}

/** Returns the selected cards in deck order, regardless of the list's sort order. */
function inDeckOrder(selected: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const wanted = new Set(selected);
  return cards.filter((card) => wanted.has(card));
}

const questions = {
  swap: (count: number) => ({
    title: t`Swap front and back of ${plural(count, { one: '# card', other: '# cards' })}?`,
    text: t`Children keep their progress on these cards, even though the question changes. To ask both sides, choose “Both” in “Edit deck” instead.`,
    confirmText: t`Swap`,
    tone: 'primary' as const,
  }),
  delete: (count: number) => ({
    title: t`Delete ${plural(count, { one: '# card', other: '# cards' })}?`,
    text: t`They stay in the bin for ${{ days: retention.binDays }} days, with your children’s progress.`,
    confirmText: t`Delete`,
  }),
};

/** Runs actions on the selected cards. Cards that weren't changed stay selected. */
function useActions({
  deck,
  cards,
  selected,
  onSelect,
}: Pick<SelectedCardsProps, 'deck' | 'cards' | 'selected' | 'onSelect'>) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { run, start, stop } = useBulk();
  const change = useMutation(updateCardMutation).mutateAsync;
  const removeSome = useMutation(deleteCardsMutation).mutateAsync;
  const changeDeck = useMutation(updateDeckMutation).mutateAsync;
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const dismiss = () => setProblem(undefined);
  const placeOf = ({ deckId, id }: Card) => ({ deckId, cardId: id });

  async function doAll(
    sayDone: (count: number) => string,
    work: BulkWork,
    offerUndo?: (count: number) => ReactNode,
  ): Promise<boolean> {
    dismiss();
    const { failedIds, reason = '', error } = await start(selected, work);
    setFailure(error);
    const failed = new Set(failedIds);
    onSelect(failed);
    const changed = selected.length - failed.size;
    if (changed > 0) announce(sayDone(changed), { isShown: true, button: offerUndo?.(changed) });
    const left = t`${plural({ count: failedIds.length }, { one: '# card is', other: '# cards are' })} unchanged and still selected.`;
    if (failedIds.length > 0) setProblem(`${left} ${reason}`.trim());
    return failedIds.length === 0;
  }

  /** Swaps the sides. Swapping a whole deck also swaps its languages. */
  async function swap(): Promise<void> {
    const isWhole = selected.length === cards.length;
    const isThrough = await doAll((count) => t`${plural(count, { one: '# card', other: '# cards' })} swapped`, {
      doing: (done, all) => t`Swapping ${done} of ${all}`,
      work: eachOf((card) => change({ ...placeOf(card), ...swapSides(card) })),
    });
    const { id: deckId, frontLanguage = '', backLanguage = '' } = deck;
    if (!isThrough || !isWhole || frontLanguage === backLanguage) return;
    await changeDeck({ deckId, frontLanguage: backLanguage, backLanguage: frontLanguage }).catch(() =>
      setProblem(t`We couldn’t swap the languages of the two sides. Please do that in “Edit deck”.`),
    );
  }

  const tag = (wanted: TagChange) =>
    doAll((count) => t`${plural(count, { one: '# card', other: '# cards' })} tagged`, {
      doing: (done, all) => t`Tagging ${done} of ${all}`,
      work: eachOf(async (card) => {
        const tags = tagsAfter(card, wanted);
        // Skips cards whose tags don't change.
        if (!hasTheseTags(card, tags)) await change({ ...placeOf(card), tags });
      }),
    });
  const remove = () => {
    const id = ulid();
    const sizes = new Map(selected.map((card) => [card.id, cardBytesInBin(card)]));
    return doAll(
      (count) => t`${plural(count, { one: '# card', other: '# cards' })} deleted`,
      {
        doing: (done, all) => t`Deleting ${done} of ${all}`,
        atOnce: limits.cardsPerDeletion,
        work: (some, listLater) => {
          const later = listLater().map((card) => sizes.get(card.id));
          const deletion = { id, left: some.length + later.length, laterBytes: addSizes(later) };
          return removeSome({ deckId: deck.id, cardIds: some.map((card) => card.id), deletion });
        },
      },
      (count) => <UndoCards key={id} deckId={deck.id} deletionId={joinId(deck.id, id)} cards={count} />,
    );
  };
  return { run, stop, problem, failure, dismiss, tag, swap, remove };
}

function Progress({ run, onStop }: { readonly run: BulkRun; readonly onStop: () => void }) {
  const { t } = useLingui();
  const words = run.doing(formatNumber(run.done), formatNumber(run.total));
  return (
    <div className="row-wrap gap-2">
      <div className="stack gap-1 fills">
        <p>{words}</p>
        <ProgressBar label={words} value={run.done} max={run.total} />
      </div>
      <Button onClick={onStop}>{t`Stop`}</Button>
    </div>
  );
}

function swapSides({ front, back, frontMedia = [], backMedia = [] }: Card) {
  return { front: back, back: front, frontMedia: backMedia, backMedia: frontMedia };
}

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import RotateCcw from 'virtual:icons/rotate-ccw';
import Trash from 'virtual:icons/trash-2';
import { useId, useState } from 'react';
import { goneForGoodAt, retention } from '../../../../../shared/retention.ts';
import type { BinEntry, BinKind } from '../../../../../shared/schemas/bin.ts';
import { BackButton, Button, IconButton } from '../../../components/controls/button.tsx';
import { ShowMore, useSlice } from '../../../components/controls/show-more.tsx';
import { DeleteDialog } from '../../../components/dialog/delete-dialog.tsx';
import { useRestoring } from '../../../components/dialog/undo-button.tsx';
import { EmptyState, NotLoaded } from '../../../components/feedback/messages.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useFocusAfterDeletion } from '../../../lib/page/use-focus-after-deletion.ts';
import { removeForGoodMutation } from '../../../queries/bin-steps.ts';
import { binQuery } from '../../../queries/bin.ts';
import { decksQuery } from '../../../queries/decks.ts';
import { learnersQuery } from '../../../queries/learners.ts';
import { formatInstant } from '../../../words/instants.ts';
import { dot } from '../../../words/join-parts.ts';
import { useRestoringTogether } from '../decks/cards/undo-cards.tsx';
import styles from './bin.module.css';

/** Lists recently deleted items, to restore or permanently delete them. */
export function BinScreen({ householdId, onBack }: { readonly householdId: string; readonly onBack: () => void }) {
  const { t } = useLingui();
  const bin = useQuery(binQuery(householdId));
  const titleId = useId();
  const [removing, setRemoving] = useState<Listed>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(bin.data);
  const { restore, restoringId } = useRestoring();
  const together = useRestoringTogether();
  const ownerOf = useOwners(householdId, bin.data);

  const busyTextOf = ({ id }: Listed) =>
    id === together.busy?.deletionId ? together.busy.text : id === restoringId && t`Restoring...`;

  function restoreAny({ id, deckId, cards }: Listed) {
    if (cards) void together.restore({ deckId, deletionId: id, cards: cards.length }, () => noteDeleted(id));
    else restore(id, () => noteDeleted(id));
  }

  function renderList() {
    if (bin.data === undefined)
      return (
        <NotLoaded
          of={bin}
          loading={t`Loading the bin...`}
          failed={t`Failed to load the bin`}
          height="96px"
          count={3}
        />
      );
    const entries = bin.data;
    if (entries.length === 0) return <EmptyState icon={<Trash />} title={t`The bin is empty`} />;
    return kinds.map(({ kind, title }) => (
      <BinGroup
        key={kind}
        title={t(title)}
        entries={gatherDeletions(entries.filter((entry) => entry.kind === kind))}
        ownerOf={ownerOf}
        busyTextOf={busyTextOf}
        onRestore={(entry) => restoreAny(entry)}
        onRemove={setRemoving}
      />
    ));
  }

  return (
    <section className={styles.screen} aria-labelledby={titleId}>
      <header className="row-wrap gap-0-4">
        <BackButton onPress={onBack} />
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className="text-xl">{t`Bin`}</h2>
      </header>
      <p className="note breaks">{t`${plural({ count: retention.binDays }, { one: 'What you delete stays here for # day.', other: 'What you delete stays here for # days.' })} Restore it to get it back, along with everything your children have learned.`}</p>
      {renderList()}
      {removing && (
        <DeleteDialog
          title={askToRemove(removing)}
          text={removing.cards ? t`You can’t get them back after that.` : t`You can’t get it back after that.`}
          confirmText={t`Delete for good`}
          mutation={removeForGoodMutation}
          target={removing}
          doneText={t`Deleted for good`}
          failedText={t`Failed to delete for good`}
          onDeleted={() => {
            setRemoving(undefined);
            noteDeleted(removing.id);
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}

const kinds: readonly { readonly kind: BinKind; readonly title: MessageDescriptor }[] = [
  { kind: 'deck', title: msg`Decks` },
  { kind: 'card', title: msg`Cards` },
  { kind: 'quiz', title: msg`Quizzes` },
  { kind: 'assignment', title: msg`Assignments` },
];

/** @returns a function that describes where an item belongs: its deck, which may be in the bin, too, or its learner. It returns undefined if neither can be found. */
function useOwners(householdId: string, entries: readonly BinEntry[] = []) {
  const { t } = useLingui();
  const decks = useQuery(decksQuery(householdId)).data;
  const learners = useQuery(learnersQuery(householdId)).data;
  const names = new Map([...entries, ...(decks ?? [])].map(({ id, name }) => [id, name]));
  return ({ deckId, learnerId }: BinEntry): string | undefined => {
    const deck = deckId === undefined ? undefined : names.get(deckId);
    const learner = learners?.find(({ id }) => id === learnerId)?.name;
    if (deck !== undefined) return t({ message: `In ${deck}`, comment: 'The deck of a deleted card' });
    return learner && t({ message: `For ${learner}`, comment: 'The child of a deleted assignment' });
  };
}

/** An entry of the list: one thing, or cards that were deleted together. Its id is then that of their deletion. */
interface Listed extends BinEntry {
  readonly cards?: readonly BinEntry[];
}

/** Makes one entry of the cards that were deleted together, at the place of the first. It counts as gone with the first of them. */
function gatherDeletions(entries: readonly BinEntry[]): readonly Listed[] {
  const groups = Map.groupBy(entries, ({ id, deletionId }) => deletionId ?? id);
  return [...groups].flatMap(([id, cards]) => {
    const last = cards.at(-1);
    if (!last || cards.length < 2) return cards;
    // By their ids, they are in the order in which they were added, not in that of the calls that deleted them.
    return { ...last, id, cards: cards.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
  });
}

function nameOf({ name, cards }: Listed): string {
  if (cards) return t`${plural({ count: cards.length }, { one: '# card', other: '# cards' })}`;
  return name || t`A card with a picture or a sound`;
}

function askToRemove(entry: Listed): string {
  return entry.cards
    ? t`${plural({ count: entry.cards.length }, { one: 'Delete # card for good?', other: 'Delete # cards for good?' })}`
    : t`Delete “${{ name: nameOf(entry) }}” for good?`;
}

interface BinGroupProps {
  readonly title: string;
  readonly entries: readonly Listed[];
  readonly ownerOf: (entry: BinEntry) => string | undefined;
  readonly busyTextOf: (entry: Listed) => string | false;
  readonly onRestore: (entry: Listed) => void;
  readonly onRemove: (entry: Listed) => void;
}

function BinGroup({ title, entries, ...rest }: BinGroupProps) {
  const { slice, more } = useSlice(entries);
  if (entries.length === 0) return null;
  return (
    <section className="column gap-3" aria-label={title}>
      <h3>{title}</h3>
      <ul className="column gap-3">
        {slice.map((entry) => (
          <li key={entry.id}>
            <Card>
              <BinItem entry={entry} {...rest} />
            </Card>
          </li>
        ))}
      </ul>
      <ShowMore {...more} />
    </section>
  );
}

interface BinItemProps extends Omit<BinGroupProps, 'title' | 'entries'> {
  readonly entry: Listed;
  /** Whether it is listed below the deletion that it belongs to, which says where it was and until when it is there. */
  readonly isPart?: boolean;
}

function BinItem({ entry, isPart = false, ...rest }: BinItemProps) {
  const { t } = useLingui();
  const { ownerOf, busyTextOf, onRestore, onRemove } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const [name, owner] = [nameOf(entry), ownerOf(entry)];
  const [deleted, gone] = [entry.deletedAt, goneForGoodAt(entry.deletedAt).toISOString()].map(formatInstant);
  return (
    <div className="column gap-3">
      <div className="spread gap-3">
        <div className={styles.words}>
          <p className="bold clamp" dir="auto">
            {name}
          </p>
          {!isPart && owner && (
            <p className="note breaks" dir="auto">
              {owner}
            </p>
          )}
          {!isPart && <p className="note breaks">{[t`Deleted ${deleted}`, t`gone for good on ${gone}`].join(dot)}</p>}
        </div>
        <div className="row gap-2">
          {entry.cards && (
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-label={isOpen ? t`Hide ${name}` : t`Show ${name}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t`Hide` : t`Show`}
            </Button>
          )}
          <Button
            icon={<RotateCcw />}
            aria-label={t`Restore ${name}`}
            busyText={busyTextOf(entry)}
            onClick={() => onRestore(entry)}
          >{t`Restore`}</Button>
          <IconButton
            tone="danger"
            label={t`Delete ${name} for good`}
            icon={<Trash />}
            onClick={() => onRemove(entry)}
          />
        </div>
      </div>
      {isOpen && entry.cards && <CardsOfDeletion cards={entry.cards} {...rest} />}
    </div>
  );
}

/** The single cards of a deletion, to restore only some of them. */
function CardsOfDeletion({
  cards,
  ...rest
}: Omit<BinItemProps, 'entry' | 'isPart'> & { readonly cards: readonly BinEntry[] }) {
  const { slice, more } = useSlice(cards);
  return (
    <>
      <ul className="column gap-3">
        {slice.map((entry) => (
          <li key={entry.id}>
            <BinItem entry={entry} isPart {...rest} />
          </li>
        ))}
      </ul>
      <ShowMore {...more} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { limits } from '../../../../../shared/limits.ts';
import { goneForGoodAt, retention } from '../../../../../shared/retention.ts';
import type { BinEntry, BinKind } from '../../../../../shared/schemas/bin.ts';
import { BackButton, Button, IconButton } from '../../../components/controls/button.tsx';
import { ShowMore, useSlice } from '../../../components/controls/show-more.tsx';
import { DeleteDialog } from '../../../components/dialog/delete-dialog.tsx';
import { useRestoring } from '../../../components/dialog/undo-button.tsx';
import { EmptyState, NotLoaded } from '../../../components/feedback/messages.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useFocusAfterDeletion } from '../../../lib/page/use-focus-after-deletion.ts';
import { binQuery, removeForGoodMutation } from '../../../queries/bin.ts';
import { decksQuery } from '../../../queries/decks.ts';
import { learnersQuery } from '../../../queries/learners.ts';
import { formatNumber } from '../../../words/counts.ts';
import { formatInstant } from '../../../words/dates.ts';
import { ListSection } from '../list-section.tsx';
import styles from './bin.module.css';

/** Lists recently deleted items, to restore or permanently delete them. */
export function BinScreen({ householdId, onBack }: { readonly householdId: string; readonly onBack: () => void }) {
  const bin = useQuery(binQuery(householdId));
  const [removing, setRemoving] = useState<BinEntry>();
  const { titleRef, noteDeleted } = useFocusAfterDeletion(bin.data);
  const { restore, restoringId } = useRestoring();
  const ownerOf = useOwners(householdId);

  function renderList() {
    if (bin.data === undefined) return <NotLoaded of={bin} what="the bin" height="96px" count={3} />;
    const entries = bin.data;
    if (entries.length === 0)
      return <EmptyState icon={<Trash />} title="The bin is empty" text="What you delete can be restored here." />;
    return kinds.map(({ kind, title }) => (
      <BinGroup
        key={kind}
        title={title}
        entries={entries.filter((entry) => entry.kind === kind)}
        ownerOf={ownerOf}
        restoringId={restoringId}
        onRestore={({ id }) => restore(id, () => noteDeleted(id))}
        onRemove={setRemoving}
      />
    ));
  }

  return (
    <div className={styles.screen}>
      <BackButton onPress={onBack} />
      <ListSection title="Bin" titleRef={titleRef} actions={undefined}>
        <p className={styles.hint}>
          What you delete stays here for {retention.binDays} days. Restore it, and it is as it was, with everything your
          children have learned. There is room for {formatNumber(limits.binEntries)} things: of more, the oldest go
          first.
        </p>
        {renderList()}
      </ListSection>
      {removing && (
        <DeleteDialog
          title={`Delete “${nameOf(removing)}” for good?`}
          text="It cannot be restored after that."
          confirmText="Delete for good"
          mutation={removeForGoodMutation}
          target={removing.id}
          doneText="Deleted for good"
          failedText="Failed to delete for good"
          onDeleted={() => {
            setRemoving(undefined);
            noteDeleted(removing.id);
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}

const kinds: readonly { readonly kind: BinKind; readonly title: string }[] = [
  { kind: 'deck', title: 'Decks' },
  { kind: 'card', title: 'Cards' },
  { kind: 'quiz', title: 'Quizzes' },
  { kind: 'assignment', title: 'Assignments' },
];

/** @returns a function that describes where an item belongs: its deck or learner. It returns undefined if neither can be found. */
function useOwners(householdId: string) {
  const decks = useQuery(decksQuery(householdId)).data;
  const learners = useQuery(learnersQuery(householdId)).data;
  return ({ deckId, learnerId }: BinEntry): string | undefined => {
    const deck = decks?.find(({ id }) => id === deckId);
    const learner = learners?.find(({ id }) => id === learnerId);
    if (deck) return `In ${deck.name}`;
    return learner && `For ${learner.name}`;
  };
}

function nameOf({ name }: BinEntry): string {
  return name || 'A card with a picture or a sound';
}

interface BinGroupProps {
  readonly title: string;
  readonly entries: readonly BinEntry[];
  readonly ownerOf: (entry: BinEntry) => string | undefined;
  readonly restoringId: string | undefined;
  readonly onRestore: (entry: BinEntry) => void;
  readonly onRemove: (entry: BinEntry) => void;
}

function BinGroup({ title, entries, ownerOf, restoringId, onRestore, onRemove }: BinGroupProps) {
  const { slice, more } = useSlice(entries);
  if (entries.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.entries}>
        {slice.map((entry) => (
          <li key={entry.id}>
            <Card>
              <div className={styles.entry}>
                <div className={styles.words}>
                  <p className={styles.name} dir="auto">
                    {nameOf(entry)}
                  </p>
                  {ownerOf(entry) && (
                    <p className={styles.hint} dir="auto">
                      {ownerOf(entry)}
                    </p>
                  )}
                  <p className={styles.hint}>
                    Deleted {formatInstant(entry.deletedAt)} · gone for good on{' '}
                    {formatInstant(goneForGoodAt(entry.deletedAt).toISOString())}
                  </p>
                </div>
                <div className={styles.buttons}>
                  <Button
                    icon={<RotateCcw />}
                    aria-label={`Restore ${nameOf(entry)}`}
                    busyText={restoringId === entry.id && 'Restoring...'}
                    onClick={() => onRestore(entry)}
                  >
                    Restore
                  </Button>
                  <IconButton
                    tone="danger"
                    label={`Delete ${nameOf(entry)} for good`}
                    icon={<Trash />}
                    onClick={() => onRemove(entry)}
                  />
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <ShowMore {...more} />
    </section>
  );
}

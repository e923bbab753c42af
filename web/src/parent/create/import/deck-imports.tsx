import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { retention } from '../../../../../shared/retention.ts';
import type { Deck, DeckImport } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog, Dialog } from '../../../components/dialog/dialog.tsx';
import { ToTheBin } from '../../../components/dialog/to-the-bin.tsx';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { LoadingRegion, Skeleton } from '../../../components/feedback/loading.tsx';
import { ErrorState } from '../../../components/feedback/messages.tsx';
import { describeFailure } from '../../../lib/api/describe-error.ts';
import { importsQuery, undoImportMutation } from '../../../queries/imports.ts';
import { countOf, formatNumber, nounFor } from '../../../words/counts.ts';
import { formatMoment } from '../../../words/dates.ts';
import styles from './card-changes.module.css';

/** Lists a deck's recent imports, each of which can be undone as a whole. */
export function DeckImportsDialog({ deck, onClose }: { readonly deck: Deck; readonly onClose: () => void }) {
  const imports = useQuery(importsQuery(deck.id));
  const [undoing, setUndoing] = useState<DeckImport>();
  return (
    <Dialog title="Past imports" size={500} onClose={onClose}>
      {imports.isPending && (
        <LoadingRegion label="Loading imports...">
          <Skeleton height="120px" />
        </LoadingRegion>
      )}
      {imports.isError && <ErrorState title="Failed to load the imports" of={imports} />}
      {imports.data?.length === 0 && (
        <p>Nothing was imported into this deck in the last {retention.undoneImportDays} days.</p>
      )}
      {imports.data && imports.data.length > 0 && (
        <ul className={styles.imports}>
          {imports.data.map((one) => (
            <li key={one.id}>
              <div>
                <strong dir="auto">{nameOf(one)}</strong>
                <p className={styles.facts}>
                  {formatMoment(one.startedAt)} · {describeImport(one)}
                </p>
              </div>
              {one.undo === 'done' ? (
                <span className={styles.facts}>Undone</span>
              ) : (
                <Button aria-label={`Undo ${nameOf(one)}`} onClick={() => setUndoing(one)}>
                  {one.undo === 'begun' ? 'Go on undoing' : 'Undo'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {undoing && (
        <UndoImportDialog
          deckId={deck.id}
          done={undoing}
          onUndone={() => setUndoing(undefined)}
          onCancel={() => setUndoing(undefined)}
        />
      )}
    </Dialog>
  );
}

interface UndoImportDialogProps {
  readonly deckId: string;
  readonly done: Pick<DeckImport, 'id' | 'name' | 'added' | 'changed' | 'removed'>;
  readonly onUndone: () => void;
  readonly onCancel: () => void;
}

/** Confirms undoing an import and says what is removed and restored. */
export function UndoImportDialog({ deckId, done, onUndone, onCancel }: UndoImportDialogProps) {
  const announce = useAnnounce();
  const undo = useMutation(undoImportMutation);
  const [left, setLeft] = useState<number>();

  function start() {
    undo.mutate(
      { deckId, importId: done.id, onLeft: setLeft },
      {
        onSuccess: () => {
          announce('Import undone', { isShown: true });
          onUndone();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={`Undo “${nameOf(done)}”?`}
      text={describeUndo(done)}
      confirmText="Undo import"
      busyText={undo.isPending && (left === undefined ? 'Undoing...' : `Undoing... ${formatNumber(left)} left`)}
      error={undo.error ? describeFailure(undo.error, 'Failed to undo the import') : undefined}
      remedy={<ToTheBin error={undo.error} onLeave={onCancel} />}
      onConfirm={start}
      onCancel={onCancel}
    />
  );
}

function nameOf({ name }: Pick<DeckImport, 'name'>): string {
  return name ?? 'Imported cards';
}

function describeImport({ added, changed, removed }: DeckImport): string {
  const parts = [
    ...(added > 0 ? [`${formatNumber(added)} added`] : []),
    ...(changed > 0 ? [`${formatNumber(changed)} changed`] : []),
    ...(removed > 0 ? [`${formatNumber(removed)} removed`] : []),
  ];
  return parts.length === 0 ? 'nothing came in' : parts.join(', ');
}

function describeUndo({ added, changed, removed }: UndoImportDialogProps['done']): string {
  const [them, their] = [nounFor(added, 'it', 'them'), nounFor(changed, 'its', 'their')];
  return [
    ...(added > 0
      ? [
          `${countOf(added, 'card')} that came with it ${nounFor(added, 'goes', 'go')} again, with all that was learned of ${them}. What was moved to another deck since stays there.`,
        ]
      : []),
    ...(changed > 0
      ? [
          `${countOf(changed, 'changed card')} ${nounFor(changed, 'gets', 'get')} ${their} old text back, unless somebody changed ${nounFor(changed, 'it', 'them')} since.`,
        ]
      : []),
    ...(removed > 0
      ? [
          `${countOf(removed, 'removed card')} ${nounFor(removed, 'comes', 'come')} back, if ${nounFor(removed, 'it is', 'they are')} still in the bin.`,
        ]
      : []),
  ].join(' ');
}

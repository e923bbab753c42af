import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { retention } from '../../../../../shared/retention.ts';
import type { Deck, DeckImport } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { ConfirmDialog, Dialog } from '../../../components/dialog/dialog.tsx';
import { ToTheBin } from '../../../components/dialog/to-the-bin.tsx';
import { useAnnounce } from '../../../components/feedback/announcer.tsx';
import { LoadingRegion, Skeleton } from '../../../components/feedback/loading.tsx';
import { EmptyState, ErrorState } from '../../../components/feedback/messages.tsx';
import { describeFailure } from '../../../lib/api/describe-error.ts';
import { importsQuery, undoImportMutation } from '../../../queries/imports.ts';
import { formatMoment } from '../../../words/instants.ts';
import { dot, joinParts } from '../../../words/join-parts.ts';
import { joinSentences } from '../../join-sentences.ts';

/** Lists a deck's recent imports, each of which can be undone as a whole. */
export function DeckImportsDialog({ deck, onClose }: { readonly deck: Deck; readonly onClose: () => void }) {
  const { t } = useLingui();
  const imports = useQuery(importsQuery(deck.id));
  const [undoing, setUndoing] = useState<DeckImport>();
  return (
    <Dialog title={t`Past imports`} size={500} onClose={onClose}>
      {imports.isPending && (
        <LoadingRegion label={t`Loading imports...`}>
          <Skeleton height="120px" />
        </LoadingRegion>
      )}
      {imports.isError && <ErrorState title={t`Failed to load the imports`} of={imports} />}
      {imports.data?.length === 0 && (
        <EmptyState
          title={t`Nothing was imported into this deck in the last ${plural({ days: retention.undoneImportDays }, { one: '# day', other: '# days' })}.`}
        />
      )}
      {imports.data && imports.data.length > 0 && (
        <ul>
          {imports.data.map((one) => (
            <li key={one.id} className="row gap-4 lined apart pad-block-3">
              <div className="shrinks breaks">
                <strong dir="auto">{nameOf(one)}</strong>
                <p className="note">{[formatMoment(one.startedAt), describeImport(one)].join(dot)}</p>
              </div>
              {one.undo === 'done' ? (
                <span className="note">{t`Undone`}</span>
              ) : (
                <Button aria-label={t`Undo ${{ name: nameOf(one) }}`} onClick={() => setUndoing(one)}>
                  {one.undo === 'begun' ? t`Keep undoing` : t`Undo`}
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
  const { t } = useLingui();
  const announce = useAnnounce();
  const undo = useMutation(undoImportMutation);
  const [left, setLeft] = useState<number>();

  function start() {
    undo.mutate(
      { deckId, importId: done.id, onLeft: setLeft },
      {
        onSuccess: () => {
          announce(t`Import undone`, { isShown: true });
          onUndone();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={t`Undo “${{ name: nameOf(done) }}”?`}
      text={describeUndo(done)}
      confirmText={t`Undo import`}
      busyText={
        undo.isPending &&
        (left === undefined ? t`Undoing...` : t`Undoing... ${plural(left, { one: '# left', other: '# left' })}`)
      }
      error={undo.error ? describeFailure(undo.error, t`Failed to undo the import`) : undefined}
      remedy={<ToTheBin error={undo.error} onLeave={onCancel} />}
      onConfirm={start}
      onCancel={onCancel}
    />
  );
}

function nameOf({ name }: Pick<DeckImport, 'name'>): string {
  return name ?? t`Imported cards`;
}

function describeImport({ added, changed, removed }: DeckImport): string {
  const parts = [
    ...(added > 0 ? [t`${plural(added, { one: '# added', other: '# added' })}`] : []),
    ...(changed > 0 ? [t`${plural(changed, { one: '# changed', other: '# changed' })}`] : []),
    ...(removed > 0 ? [t`${plural(removed, { one: '# removed', other: '# removed' })}`] : []),
  ];
  return parts.length === 0 ? t`nothing was imported` : joinParts(parts);
}

function describeUndo({ added, changed, removed }: UndoImportDialogProps['done']): string {
  return joinSentences([
    added > 0 &&
      t`${plural(added, { one: '# card from this import is removed, with everything learned about it.', other: '# cards from this import are removed, with everything learned about them.' })} Cards you moved to another deck stay there.`,
    changed > 0 &&
      t`${plural(changed, { one: '# changed card gets its old text back, unless someone changed it since.', other: '# changed cards get their old text back, unless someone changed them since.' })}`,
    removed > 0 &&
      t`${plural(removed, { one: '# removed card comes back, if it is still in the bin.', other: '# removed cards come back, if they are still in the bin.' })}`,
  ]);
}

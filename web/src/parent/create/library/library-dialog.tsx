import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Choices } from '../../../../../shared/library/cards.ts';
import { describeMissing, settleChoices, writeChoices } from '../../../../../shared/library/catalogue.ts';
import type { LibraryDeck } from '../../../../../shared/library/library-deck.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { ProgressBar } from '../../../components/feedback/loading.tsx';
import { Banner, Failure } from '../../../components/feedback/messages.tsx';
import { describeFailure } from '../../../lib/api/describe-error.ts';
import { createAssignmentsMutation } from '../../../queries/assignments.ts';
import { learnersQuery } from '../../../queries/learners.ts';
import { madeDeckQuery } from '../../../queries/library.ts';
import { formatNumber, nounFor } from '../../../words/counts.ts';
import { joinNames } from '../../../words/names.ts';
import { browserDevices, type ImportDevices } from '../import/devices.ts';
import { countAll, countSaved, listDeckIds, planImport } from '../import/import-job.ts';
import { type ImportRun, useImportRun, useRunDialog } from '../import/use-import-run.ts';
import { LibraryDeckView } from './library-deck-view.tsx';
import { LibraryList, noFilter } from './library-list.tsx';
import styles from './library.module.css';

interface Shown {
  readonly deck: LibraryDeck;
  readonly choices: Choices;
}

interface LibraryDialogProps {
  readonly householdId: string;
  readonly decks: readonly Deck[];
  readonly onOpen: (deckId: string) => void;
  readonly onClose: () => void;
  readonly devices?: Omit<ImportDevices, 'readFile'>;
}

/** The library: ready-made decks to preview and copy to the family. */
export function LibraryDialog({ householdId, decks, onOpen, onClose, devices = browserDevices }: LibraryDialogProps) {
  const client = useQueryClient();
  const { run, start, stop } = useImportRun(devices);
  const [filter, setFilter] = useState(noFilter);
  const [shown, setShown] = useState<Shown>();
  const [lastShown, setLastShown] = useState<string>();
  const [taken, setTaken] = useState<string>();
  const dialog = useRunDialog({ run, stop, onClose });
  // The import's progress belongs to one set of choices, because other choices make a different deck.
  const ownRun: ImportRun = shown && taken === keyOf(shown) ? run : { status: 'idle' };

  function show(deck: LibraryDeck): Shown {
    const next = { deck, choices: settleChoices(deck, {}, navigator.languages) };
    setShown(next);
    setLastShown(deck.id);
    return next;
  }

  async function take(wanted: Shown) {
    const { name, description, cards, ...settings } = await client.query(madeDeckQuery(wanted.deck, wanted.choices));
    const key = keyOf(wanted);
    const earlier = taken === key && run.status !== 'idle' ? run.job : undefined;
    setTaken(key);
    const target = { kind: 'new-deck', householdId } as const;
    const terms = { importId: devices.makeId(), earlier, target, knownDeckIds: decks.map(({ id }) => id) };
    start(planImport({ source: name, unit: 'row', name, description, cards, settings, ...terms }));
  }

  const taking = (wanted: Shown) => {
    // The preview reports its own load errors.
    take(wanted).catch(() => undefined);
  };
  return (
    <Dialog key={dialog.key} title={shown?.deck.name ?? 'Ready decks'} size={600} startsAtTitle onClose={dialog.close}>
      {shown ? (
        <LibraryDeckView
          key={shown.deck.id}
          deck={shown.deck}
          choices={shown.choices}
          owned={ownRun.status === 'idle' ? namesOfOwned(decks, shown) : []}
          onChoose={(choices) => setShown({ ...shown, choices })}
          onBack={() => setShown(undefined)}
        >
          <TakeActions
            householdId={householdId}
            run={ownRun}
            isBusy={run.status === 'saving'}
            missing={describeMissing(shown.deck, shown.choices)}
            onTake={() => taking(shown)}
            onContinue={start}
            onOpen={onOpen}
          />
        </LibraryDeckView>
      ) : (
        <LibraryList
          filter={filter}
          onFilter={setFilter}
          owned={new Set(decks.flatMap(({ library }) => library?.id ?? []))}
          lastShown={lastShown}
          onShow={show}
          onTake={(deck) => taking(show(deck))}
        />
      )}
    </Dialog>
  );
}

function keyOf({ deck, choices }: Shown): string {
  return `${deck.id}?${writeChoices(choices) ?? ''}`;
}

function namesOfOwned(decks: readonly Deck[], { deck, choices }: Shown): string[] {
  const options = writeChoices(choices);
  return decks.flatMap(({ name, library }) => (library?.id === deck.id && library.options === options ? name : []));
}

interface TakeActionsProps {
  readonly householdId: string;
  readonly run: ImportRun;
  /** True during any import, of this deck or another. */
  readonly isBusy: boolean;
  readonly missing: string | undefined;
  readonly onTake: () => void;
  readonly onContinue: (job: Exclude<ImportRun, { readonly status: 'idle' }>['job']) => void;
  readonly onOpen: (deckId: string) => void;
}

function TakeActions({ householdId, run, isBusy, missing, onTake, onContinue, onOpen }: TakeActionsProps) {
  if (run.status === 'done')
    return <Taken householdId={householdId} deckId={listDeckIds(run.job)[0] ?? ''} onOpen={onOpen} />;
  const isCutOff = run.status === 'failed' || run.status === 'stopped';
  return (
    <div className={styles.footer}>
      {run.status === 'failed' && <Banner tone="error">{describeFailure(run.error, 'Failed to add the deck')}</Banner>}
      {run.status === 'stopped' && (
        <Banner tone="info">Stopped. You can go on from here: no card is added twice.</Banner>
      )}
      {run.status !== 'idle' && (
        <div className={styles.progress}>
          <ProgressBar label="Cards added" value={countSaved(run.job)} max={countAll(run.job)} />
          <p>
            {formatNumber(countSaved(run.job))} of {formatNumber(countAll(run.job))} cards
          </p>
        </div>
      )}
      {missing && <p className={styles.muted}>{missing}</p>}
      <DialogActions>
        <Button
          variant="primary"
          icon={<Plus />}
          disabled={missing !== undefined}
          busyText={isBusy && 'Adding...'}
          onClick={() => (isCutOff && listDeckIds(run.job).length > 0 ? onContinue(run.job) : onTake())}
        >
          {isCutOff ? 'Go on' : 'Add to our decks'}
        </Button>
      </DialogActions>
    </div>
  );
}

interface TakenProps {
  readonly householdId: string;
  readonly deckId: string;
  readonly onOpen: (deckId: string) => void;
}

/** Success message. The next step is to give the deck to a child; its first button takes the focus from each removed one. */
function Taken({ householdId, deckId, onOpen }: TakenProps) {
  const learners = useQuery(learnersQuery(householdId));
  const giving = useMutation(createAssignmentsMutation);
  const [given, setGiven] = useState<readonly string[]>([]);
  const give = (learnerId: string) =>
    giving.mutate([{ householdId, learnerId, type: 'deck', resourceId: deckId }], {
      onSuccess: ([result]) => result?.created && setGiven((before) => [...before, learnerId]),
    });
  const asked = learners.data?.filter(({ id }) => !given.includes(id)) ?? [];
  const names = learners.data?.filter(({ id }) => given.includes(id)).map(({ name }) => name) ?? [];
  return (
    <div className={styles.footer}>
      <p role="status" className={styles.taken}>
        <CircleCheck />{' '}
        {names.length > 0
          ? `${joinNames(names)} ${nounFor(names.length, 'has', 'have')} it now.`
          : 'It is in your decks now.'}
      </p>
      <Failure error={giving.error ?? giving.data?.[0]?.error ?? null} title="Failed to give the deck" />
      <div key={given.length} ref={focusFirstButton} className={styles.give}>
        {asked.map(({ id, name }) => (
          <Button
            key={id}
            variant={asked.length === 1 ? 'primary' : 'secondary'}
            busyText={giving.isPending && giving.variables[0]?.learnerId === id && 'Giving...'}
            onClick={() => !giving.isPending && give(id)}
          >
            Give it to {name}
          </Button>
        ))}
        <Button variant={asked.length === 1 ? 'secondary' : 'primary'} onClick={() => onOpen(deckId)}>
          Open the deck
        </Button>
      </div>
    </div>
  );
}

function focusFirstButton(place: HTMLElement | null): void {
  place?.querySelector('button')?.focus();
}

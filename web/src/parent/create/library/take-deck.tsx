import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'virtual:icons/plus';
import { useState } from 'react';
import { writeChoices } from '../../../../../shared/library/catalogue.ts';
import { Button } from '../../../components/controls/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { ProgressBar } from '../../../components/feedback/loading.tsx';
import { Banner, Failure } from '../../../components/feedback/messages.tsx';
import { MascotPlace } from '../../../components/pictures/mascot-place.tsx';
import { describeFailure } from '../../../lib/api/describe-error.ts';
import { joinClasses } from '../../../lib/class-names.ts';
import { createAssignmentsMutation } from '../../../queries/assignments.ts';
import { decksQuery } from '../../../queries/decks.ts';
import { learnersQuery } from '../../../queries/learners.ts';
import { madeDeckQuery } from '../../../queries/library.ts';
import { formatNumber } from '../../../words/counts.ts';
import { joinNames } from '../../../words/join-parts.ts';
import { useShelf } from '../../../words/shelf/shelf-words.ts';
import type { ImportDevices } from '../import/devices.ts';
import { countAll, countSaved, listDeckIds, planImport } from '../import/import-job.ts';
import { type ImportRun, useImportRun } from '../import/use-import-run.ts';
import styles from './library.module.css';
import type { Wanted } from './owned-deck.ts';

/** Copies library decks to a family, one at a time. */
export function useTaking(householdId: string, devices: Omit<ImportDevices, 'readFile'>) {
  const client = useQueryClient();
  const { run, start, stop } = useImportRun(devices);
  const [taken, setTaken] = useState<string>();

  async function take(wanted: Wanted) {
    const { name, description, cards, ...settings } = await client.query(madeDeckQuery(wanted.deck, wanted.choices));
    const key = keyOf(wanted);
    const earlier = taken === key && run.status !== 'idle' ? run.job : undefined;
    setTaken(key);
    const knownDeckIds = client.getQueryData(decksQuery(householdId).queryKey)?.map(({ id }) => id) ?? [];
    const terms = {
      importId: devices.makeId(),
      earlier,
      target: { kind: 'new-deck', householdId } as const,
      knownDeckIds,
    };
    start(planImport({ source: name, unit: 'row', name, description, cards, settings, ...terms }));
  }

  return {
    run,
    start,
    stop,
    /** The progress of one deck. Other choices make another deck. */
    runOf: (shown: Wanted | undefined): ImportRun => (shown && taken === keyOf(shown) ? run : { status: 'idle' }),
    take: (wanted: Wanted) => {
      // The preview reports its own load errors.
      take(wanted).catch(() => undefined);
    },
  };
}

function keyOf({ deck, choices }: Wanted): string {
  return `${deck.id}?${writeChoices(choices) ?? ''}`;
}

interface TakeActionsProps {
  readonly householdId: string;
  readonly run: ImportRun;
  /** True during any import, of this deck or another. */
  readonly isBusy: boolean;
  readonly missing: string | undefined;
  /** Name of the family's deck of the same kind, made with choices that don't go with these, such as another language. */
  readonly likeOwn: string | undefined;
  readonly onTake: () => void;
  readonly onContinue: (job: Exclude<ImportRun, { readonly status: 'idle' }>['job']) => void;
  readonly onOpen: (deckId: string) => void;
}

export function TakeActions({
  householdId,
  run,
  isBusy,
  missing,
  likeOwn,
  onTake,
  onContinue,
  onOpen,
}: TakeActionsProps) {
  const { t } = useLingui();
  const { say } = useShelf();
  if (run.status === 'done')
    return <Taken householdId={householdId} deckId={listDeckIds(run.job)[0] ?? ''} onOpen={onOpen} />;
  const isCutOff = run.status === 'failed' || run.status === 'stopped';
  return (
    <div className={joinClasses(styles.footer, 'dialog-foot stack gap-3 shrinks')}>
      {run.status === 'failed' && <Banner tone="error">{describeFailure(run.error, t`Failed to add the deck`)}</Banner>}
      {run.status === 'stopped' && (
        <Banner tone="info">{t`Stopped. You can pick up from here. No card is added twice.`}</Banner>
      )}
      {run.status !== 'idle' && (
        <div className="stack gap-4 shrinks">
          <ProgressBar label={t`Cards added`} value={countSaved(run.job)} max={countAll(run.job)} />
          <p>
            {t`${{ saved: formatNumber(countSaved(run.job)) }} of ${plural({ total: countAll(run.job) }, { one: '# card', other: '# cards' })}`}
          </p>
        </div>
      )}
      {likeOwn !== undefined && (
        <Banner tone="info">{t`Your family has “${{ deck: likeOwn }}” with other choices. This makes another deck.`}</Banner>
      )}
      {missing && <p className="note">{say(missing)}</p>}
      <DialogActions>
        <Button
          variant="primary"
          icon={<Plus />}
          disabled={missing !== undefined}
          busyText={isBusy && t`Adding...`}
          onClick={() => (isCutOff && listDeckIds(run.job).length > 0 ? onContinue(run.job) : onTake())}
        >
          {isCutOff ? t`Continue` : t`Add to our decks`}
        </Button>
      </DialogActions>
    </div>
  );
}

interface TakenProps {
  readonly householdId: string;
  readonly deckId: string;
  /** The only child to offer it to; all if undefined. */
  readonly learnerId?: string | undefined;
  /** Absent where decks can't be opened. */
  readonly onOpen?: ((deckId: string) => void) | undefined;
}

/** Success message. The next step is to give the deck to a child; its first button takes the focus from each removed one, and once the children are known. */
export function Taken({ householdId, deckId, learnerId: only, onOpen }: TakenProps) {
  const { t } = useLingui();
  const learners = useQuery(learnersQuery(householdId));
  const giving = useMutation(createAssignmentsMutation);
  const [given, setGiven] = useState<readonly string[]>([]);
  const give = (learnerId: string) =>
    giving.mutate([{ householdId, learnerId, type: 'deck', resourceId: deckId }], {
      onSuccess: ([result]) => result?.created && setGiven((before) => [...before, learnerId]),
    });
  const asked = learners.data?.filter(({ id }) => !given.includes(id) && (only === undefined || only === id)) ?? [];
  const names = learners.data?.filter(({ id }) => given.includes(id)).map(({ name }) => name) ?? [];
  const all = joinNames(names);
  return (
    <div className={joinClasses('stack gap-3 shrinks', onOpen && joinClasses(styles.footer, 'dialog-foot'))}>
      <p role="status" className="row icon-picture gap-2 bold in-right">
        <MascotPlace mood="done" size={44} />{' '}
        {names.length > 0
          ? t`${plural({ count: names.length }, { one: `${all} has it now.`, other: `${all} have it now.` })}`
          : t`It’s in your decks now.`}
      </p>
      <Failure error={giving.error ?? giving.data?.[0]?.error ?? null} title={t`Failed to give the deck`} />
      <div className={joinClasses(styles.give, 'wrap gap-3')}>
        {asked.map(({ id, name }, at) => (
          <Button
            key={id}
            ref={at === 0 ? focusButton : undefined}
            variant={asked.length === 1 ? 'primary' : 'secondary'}
            busyText={giving.isPending && giving.variables[0]?.learnerId === id && t`Giving...`}
            onClick={() => !giving.isPending && give(id)}
          >
            {t`Give it to ${name}`}
          </Button>
        ))}
        {onOpen && (
          <Button
            ref={asked.length === 0 ? focusButton : undefined}
            variant={asked.length === 1 ? 'secondary' : 'primary'}
            onClick={() => onOpen(deckId)}
          >{t`Open the deck`}</Button>
        )}
      </div>
    </div>
  );
}

function focusButton(button: HTMLButtonElement | null): void {
  button?.focus();
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { SourceKind } from '../../../../../shared/import/detect-kind.ts';
import type { ScanKind } from '../../../../../shared/import/scan/detect-scan.ts';
import type { TextFormat } from '../../../../../shared/schemas/deck.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { decksQuery } from '../../../queries/decks.ts';
import { learnersQuery } from '../../../queries/learners.ts';
import { type DeckFormValues, useDeckForm } from '../decks/list/deck-form.tsx';
import { browserDevices, type ImportDevices } from './devices.ts';
import { useCardChoice } from './card-changes.tsx';
import {
  type DeckSettings,
  householdOf,
  type ImportTarget,
  type JobCard,
  listDeckIds,
  planImport,
} from './import-job.ts';
import { type ImportRun, useImportRun, useRunDialog } from './use-import-run.ts';
import { type ImportSource, useImportSource } from './use-import-source.ts';
import { ImportForm } from './import-form.tsx';
import { type Scan, useScan } from './scan/use-scan.ts';
import { ImportDone } from './import-done.tsx';
import { ImportProgress } from './import-progress.tsx';

interface ImportDialogProps {
  readonly target: ImportTarget;
  /** Begins with the open field for pasted text. */
  readonly isForPasting?: boolean;
  readonly onClose: () => void;
  readonly devices?: ImportDevices;
}

/** Imports a file or pasted text into a new or existing deck: form and preview, then progress, then the result. */
export function ImportDialog({ target, isForPasting = false, onClose, devices = browserDevices }: ImportDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const form = useDeckForm();
  const source = useImportSource(devices, target, isForPasting);
  const scan = useScan(devices, source);
  const choice = useCardChoice(target, source.content);
  const { run, start, stop } = useImportRun(devices);
  const dialog = useRunDialog({ run, stop, onClose });
  const isFormShown = showsForm(run);

  function save({ name, description = '', ...values }: DeckFormValues) {
    const householdId = householdOf(target);
    const { historyOf } = source.choices;
    const learner = client.getQueryData(learnersQuery(householdId).queryKey)?.find(({ id }) => id === historyOf);
    const knownDeckIds = client.getQueryData(decksQuery(householdId).queryKey)?.map(({ id }) => id) ?? [];
    const importId = devices.makeId();
    const earlier = run.status === 'idle' ? undefined : run.job;
    const { cards = [], edits } = choice.chosen ?? {};
    const { unit = 'row', mediaCount = 0, decks = [] } = source.content ?? {};
    // A package's decks keep what they ask, unless the person chose it.
    const isChosen = form.getFieldState('asks').isDirty;
    const hasDecks = cards.some(({ deck }) => deck !== undefined);
    start(
      planImport({
        importId,
        earlier,
        target,
        source: source.file?.name ?? t`pasted text`,
        unit,
        // Text sources only name pictures but don't contain them.
        ...(mediaCount > 0 ? { cards, file: source.file } : { cards: cards.map(withoutFiles) }),
        edits,
        name,
        description,
        decks: decks.map(({ asks, ...deck }) => ({ ...deck, ...(asks && !isChosen && { asks }) })),
        settings: pickSettings(values, hasDecks ? undefined : source.content?.format),
        knownDeckIds,
        ...(learner && { history: { learnerId: learner.id, learnerName: learner.name, taken: 0, leftOut: 0 } }),
      }),
    );
  }

  const hasCards = source.file !== undefined || source.isPasted || scan.opened !== undefined;
  const kind = isForPasting && !hasCards ? 'pasted' : findKind(source, scan);
  const isDirty = isFormShown && (hasCards || source.typed.trim() !== '' || form.formState.isDirty);
  return (
    <Dialog key={dialog.key} title={t(titles[target.kind][kind])} size={600} isDirty={isDirty} onClose={dialog.close}>
      {(close) => (
        <>
          {isFormShown && (
            <ImportForm
              target={target}
              form={form}
              source={source}
              scan={scan}
              choice={choice}
              run={run}
              onSave={save}
              onCancel={close}
            />
          )}
          {!isFormShown && run.status !== 'done' && run.status !== 'idle' && (
            <ImportProgress run={run} onStop={stop} onContinue={() => start(run.job)} onClose={onClose} />
          )}
          {run.status === 'done' && source.content && (
            <ImportDone job={run.job} content={source.content} onClose={onClose} />
          )}
        </>
      )}
    </Dialog>
  );
}

type TitleKind = SourceKind | ScanKind | 'pasted';

const titles: Readonly<Record<ImportTarget['kind'], Readonly<Record<TitleKind, MessageDescriptor>>>> = {
  'new-deck': {
    text: msg`Import Deck from CSV`,
    workbook: msg`Import Deck from a Spreadsheet`,
    package: msg`Import Deck from Anki`,
    pdf: msg`Import Deck from a PDF`,
    picture: msg`Import Deck from a Picture`,
    pasted: msg`Import Deck from Text`,
  },
  deck: {
    text: msg`Import Cards from CSV`,
    workbook: msg`Import Cards from a Spreadsheet`,
    package: msg`Import Cards from Anki`,
    pdf: msg`Import Cards from a PDF`,
    picture: msg`Import Cards from a Picture`,
    pasted: msg`Import Cards from Text`,
  },
};

/** Only a CSV file has its title. Other text files are titled as pasted text is. */
function findKind({ isPasted, file, content }: ImportSource, { opened }: Scan): TitleKind {
  const isOtherText = content?.kind === 'text' && file !== undefined && !/\.csv$/iu.test(file.name);
  return opened?.kind ?? (isPasted || isOtherText ? 'pasted' : (content?.kind ?? 'text'));
}

function withoutFiles(card: JobCard): JobCard {
  const { frontFiles: _, backFiles: __, ...texts } = card;
  return texts;
}

/** Returns only the settings that differ from the defaults. */
function pickSettings(values: Omit<DeckFormValues, 'name'>, format: TextFormat | undefined): DeckSettings {
  const { subject, frontLanguage, backLanguage, answerWay, asks, extraBefore } = values;
  return {
    ...(subject && { subject }),
    ...(frontLanguage && { frontLanguage }),
    ...(backLanguage && { backLanguage }),
    ...(answerWay !== 'flip' && { answerWay }),
    ...(extraBefore && { extraBefore }),
    ...(asks !== 'front' && { asks }),
    ...(format === 'formatted' && { format }),
  };
}

/** Returns true if the form is shown with its input: before an import starts, or after it ended without a deck. */
function showsForm(run: ImportRun): boolean {
  if (run.status === 'idle') return true;
  return (run.status === 'failed' || run.status === 'stopped') && listDeckIds(run.job).length === 0;
}

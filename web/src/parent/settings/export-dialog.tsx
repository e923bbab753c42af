import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Download from 'virtual:icons/download';
import { useEffect, useMemo, useRef, useState } from 'react';
import { estimateRecords } from '../../../../shared/export/estimate-records.ts';
import { nameFile } from '../../../../shared/export/file-name.ts';
import { type ExportFile, exportVersion } from '../../../../shared/export/records.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { ProgressBar } from '../../components/feedback/loading.tsx';
import { Failure } from '../../components/feedback/messages.tsx';
import { studyDayHere } from '../../lib/device/device-time.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { useOngoingWork } from '../../lib/page/unsaved-work.ts';
import { type ExportScope, type ExportProgress, readNextPage, nothingGathered } from '../../queries/records.ts';
import { zipExport } from './zip-export.ts';

interface ExportDialogProps extends ExportScope {
  /** Name of the family or learner, used in the file name. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Collects everything stored about a family or one child and saves it as a single file. */
export function ExportDialog({ householdId, learnerId, name, onClose }: ExportDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { gathered, gather, ...run } = useGathering({ householdId, learnerId });
  async function handOver({ records, files }: ExportProgress) {
    const of = learnerId === undefined ? 'household' : 'learner';
    const exportedAt = new Date().toISOString();
    const file: ExportFile = {
      format: 'flashspark-export',
      version: exportVersion,
      exportedAt,
      of,
      records: [...records],
    };
    downloadFile(`flashspark ${nameFile(name, 'family')} ${studyDayHere()}.zip`, await zipExport(file, files));
    announce(sayReady(files), { isShown: true });
    onClose();
  }
  const download = () => gather(undefined, { onSuccess: (whole) => void handOver(whole) });
  const { records, media, filesRead } = gathered;
  const count = records.length;
  const expected = useMemo(() => Math.max(1, estimateRecords(records)), [records]);
  return (
    <Dialog title={t`Download everything about ${name}?`} onClose={onClose}>
      <div className="stack gap-5">
        <Failure error={run.error} title={t`Failed to read everything`} />
        <p>
          {learnerId === undefined
            ? t`One ZIP file with everything we store about your family: people, decks with their pictures and sounds, quizzes, assignments and every answer. It has tables to read and a backup file to restore.`
            : t`One ZIP file with everything we store about ${name}, and your family’s decks and quizzes. It has tables to read and a backup file to restore.`}
        </p>
        {(run.isPending || count > 0) && (
          <div>
            <ProgressBar label={t`Read so far`} value={count + filesRead} max={expected + media.length} />
            <p className="note" role="status">
              {describeRead(count, filesRead, media.length)}
            </p>
          </div>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" icon={<Download />} busyText={run.isPending && t`Collecting...`} onClick={download}>
            {run.error ? t`Try again` : t`Download`}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function describeRead(count: number, filesRead: number, fileCount: number): string {
  return fileCount === 0
    ? t`${plural(count, { one: '# record so far', other: '# records so far' })}`
    : t`${plural(count, { one: '# record so far', other: '# records so far' })}, ${filesRead} of ${plural(fileCount, { one: '# picture or sound', other: '# pictures and sounds' })}`;
}

/** Says how many media files couldn't be read, so that the gap isn't noticed only years later. */
function sayReady(files: ExportProgress['files']): string {
  const missing = [...files.values()].filter((file) => file === undefined).length;
  return missing === 0
    ? t`Your download is ready`
    : t`Your download is ready. Pictures and sounds we couldn’t include: ${missing}.`;
}

/** Reads an export page by page. It resumes after a failure and stops when the dialog unmounts. */
function useGathering(scope: ExportScope) {
  const [gathered, setGathered] = useState(nothingGathered);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const {
    mutate: gather,
    isPending,
    error,
  } = useMutation({
    mutationFn: async () => {
      abort.current = new AbortController();
      let so: ExportProgress = gathered;
      while (!so.isWhole) {
        so = await readNextPage(scope, so, abort.current.signal);
        setGathered(so);
      }
      return so;
    },
  });
  useOngoingWork(isPending);
  return { gathered, gather, isPending, error };
}

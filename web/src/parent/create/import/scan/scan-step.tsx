import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useRef, useState } from 'react';
import { chooseScanLanguages } from '../../../../../../shared/import/scan/scan-languages.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { ProgressBar } from '../../../../components/feedback/loading.tsx';
import { Banner } from '../../../../components/feedback/messages.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { formatPercent } from '../../../../words/counts.ts';
import { canReadPictures } from './scan-support.ts';
import { focusIfLost, ScanRows } from './scan-rows.tsx';
import { wordReason } from '../word-reason.ts';
import styles from './scan.module.css';
import type { OpenScan } from './read-scan.ts';
import { type Settings, SettingsForm } from './scan-settings.tsx';
import type { Scan } from './use-scan.ts';

interface ScanStepProps {
  readonly scan: Scan;
  /** Languages of the deck's sides, or those that the person reads. */
  readonly languages: readonly string[];
  /** Ref of the button that reads, to move the focus there. */
  readonly readButton: Ref<HTMLButtonElement>;
}

/** Asks what a picture or PDF is and reads it, then shows its rows. Renders nothing if there is none. */
export function ScanFields({ scan, ...props }: ScanStepProps) {
  const { opened, rows } = scan;
  if (!opened) return null;
  return (
    <>
      <ScanStep key={`${opened.file.name} ${opened.file.lastModified}`} scan={scan} {...props} />
      {rows.length > 0 && <ScanRows scan={scan} />}
    </>
  );
}

function ScanStep({ scan, languages, readButton }: ScanStepProps) {
  const { t } = useLingui();
  const { status, opened, rows } = scan;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const againButton = useRef<HTMLButtonElement>(null);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (status.name !== 'read') focusIfLost(titleRef.current);
    // With rows, their title takes the focus.
    else if (!hasRows) focusIfLost(againButton.current);
  }, [status.name, hasRows]);
  const [settings, setSettings] = useState<Settings>(() => ({ chosen: chooseScanLanguages(languages), turns: 0 }));
  if (!opened) return null;
  const { needsRecognition } = opened;
  if (status.name === 'read')
    return (
      <div className={joinClasses(styles.step, 'stack gap-4 shrinks items-start')}>
        <Button ref={againButton} onClick={scan.stop}>{t`Read it another way`}</Button>
      </div>
    );
  if (status.name !== 'opening' && isTooSmallFor(opened)) return <Banner tone="info">{sayTooSmall()}</Banner>;
  return (
    <section className={joinClasses(styles.step, 'stack gap-4 shrinks items-start')} aria-labelledby="scan-step">
      <h3 id="scan-step" ref={titleRef} tabIndex={-1}>
        {opened.kind === 'picture' ? t`Read this picture` : t`Read this PDF`}
      </h3>
      <p className="note">
        {t`We read it on this device. Nothing is uploaded.`}{' '}
        {needsRecognition && t`The first time, this downloads up to 8 MB.`}
      </p>
      {status.name === 'failed' && <Banner tone="error">{wordReason(status.problem)}</Banner>}
      {status.name === 'opening' && <p role="status">{t`Opening the PDF…`}</p>}
      {status.name === 'reading' ? (
        <ReadingProgress progress={status.progress} onStop={scan.stop} />
      ) : (
        status.name !== 'opening' && (
          <SettingsForm
            opened={opened}
            settings={settings}
            readButton={readButton}
            onChange={setSettings}
            onRead={scan.read}
          />
        )
      )}
    </section>
  );
}

const isTooSmallFor = ({ needsRecognition }: OpenScan): boolean => needsRecognition && !canReadPictures();

/** Says that the picture or PDF has not been read yet, after the person tried to import it. */
export function UnreadScan({ opened }: { readonly opened: OpenScan }) {
  const { t } = useLingui();
  const isTooSmall = isTooSmallFor(opened);
  return <Banner tone="error">{isTooSmall ? sayTooSmall() : t`Press “Read the words” first.`}</Banner>;
}

function sayTooSmall(): string {
  return t`Reading pictures needs a newer browser or more memory than this device has. Try it on another phone or computer, or type the words.`;
}

function ReadingProgress({ progress, onStop }: { readonly progress: number; readonly onStop: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <ProgressBar
        label={t({ message: 'Reading', comment: 'The words on a picture are being read' })}
        value={progress}
      />
      <p className="note">{t`Reading… ${{ percent: formatPercent(progress) }}`}</p>
      <Button onClick={onStop}>{t`Stop`}</Button>
    </>
  );
}

import RotateCw from 'lucide-react/icons/rotate-cw';
import ScanText from 'lucide-react/icons/scan-text';
import { type Ref, useEffect, useRef, useState } from 'react';
import { scanPages, usualScanPages } from '../../../../../../shared/import/reading-bounds.ts';
import {
  chooseScanLanguages,
  scanLanguages,
  type ScanLanguage,
} from '../../../../../../shared/import/scan/scan-languages.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { Select } from '../../../../components/controls/field.tsx';
import { ProgressBar } from '../../../../components/feedback/loading.tsx';
import { Banner } from '../../../../components/feedback/messages.tsx';
import { formatNumber } from '../../../../words/counts.ts';
import { nameLanguage } from '../../decks/deck/deck-languages.tsx';
import { canReadPictures } from './scan-support.ts';
import { focusIfLost, ScanRows } from './scan-rows.tsx';
import styles from './scan.module.css';
import type { OpenScan, ScanWishes } from './read-scan.ts';
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
      <div className={styles.step}>
        <Button ref={againButton} onClick={scan.stop}>
          Read it another way
        </Button>
      </div>
    );
  if (status.name !== 'opening' && isTooSmallFor(opened)) return <Banner tone="info">{tooSmall}</Banner>;
  return (
    <section className={styles.step} aria-labelledby="scan-step">
      <h3 id="scan-step" ref={titleRef} tabIndex={-1}>
        {opened.kind === 'picture' ? 'Read this picture' : 'Read this PDF'}
      </h3>
      <p className={styles.hint}>
        We read it on this device. Nothing is uploaded.
        {needsRecognition && ' The first time, this downloads up to 8 MB.'}
      </p>
      {status.name === 'failed' && <Banner tone="error">{status.problem}</Banner>}
      {status.name === 'opening' && <p role="status">Opening the PDF…</p>}
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
  const isTooSmall = isTooSmallFor(opened);
  return <Banner tone="error">{isTooSmall ? tooSmall : 'Press “Read the words” first.'}</Banner>;
}

const tooSmall =
  'Reading pictures needs a newer browser or more memory than this device has. Try it on another phone or computer, or type the words.';

function ReadingProgress({ progress, onStop }: { readonly progress: number; readonly onStop: () => void }) {
  return (
    <>
      <ProgressBar label="Reading" value={progress} />
      <p className={styles.hint}>Reading… {formatNumber(Math.round(progress * 100))}%</p>
      <Button onClick={onStop}>Stop</Button>
    </>
  );
}

/** What was chosen so far. It stays when the reading is stopped or fails. */
interface Settings {
  readonly chosen: ChosenLanguages;
  readonly turns: number;
  /** The chosen pages of a PDF; by default the first ones. */
  readonly pages?: PageRange;
}

interface SettingsFormProps {
  readonly opened: OpenScan;
  readonly settings: Settings;
  readonly readButton: Ref<HTMLButtonElement>;
  readonly onChange: (settings: Settings) => void;
  readonly onRead: (wishes: ScanWishes) => Promise<void>;
}

function SettingsForm({ opened, settings, readButton, onChange, onRead }: SettingsFormProps) {
  const { chosen, turns } = settings;
  const pageCount = opened.pdf?.pageCount ?? 1;
  const pages = settings.pages ?? { firstPage: 1, lastPage: Math.min(usualScanPages, pageCount) };
  const [first, second] = chosen;
  const languages = [first, ...(second === '' || second === first ? [] : [second])];
  return (
    <>
      {opened.kind === 'picture' && (
        <>
          <Thumbnail file={opened.file} turns={turns} />
          <Button icon={<RotateCw />} onClick={() => onChange({ ...settings, turns: (turns + 1) % 4 })}>
            Turn
          </Button>
        </>
      )}
      <div className={styles.pair}>
        {pageCount > 1 && (
          <PageFields
            pageCount={pageCount}
            pages={pages}
            onChange={(range) => onChange({ ...settings, pages: range })}
          />
        )}
        {opened.needsRecognition && (
          <LanguageFields chosen={chosen} onChange={(next) => onChange({ ...settings, chosen: next })} />
        )}
      </div>
      <Button ref={readButton} icon={<ScanText />} onClick={() => void onRead({ languages, turns, ...pages })}>
        Read the words
      </Button>
    </>
  );
}

type PageRange = Pick<ScanWishes, 'firstPage' | 'lastPage'>;

interface PageFieldsProps {
  readonly pageCount: number;
  readonly pages: PageRange;
  readonly onChange: (pages: PageRange) => void;
}

function PageFields({ pageCount, pages: { firstPage, lastPage }, onChange }: PageFieldsProps) {
  const mostFrom = (page: number) => Math.min(pageCount, page + scanPages - 1);
  return (
    <>
      <Select
        label="From page"
        value={firstPage}
        options={listPages(1, pageCount)}
        onChange={({ target }) => {
          const page = Number(target.value);
          onChange({ firstPage: page, lastPage: Math.min(Math.max(page, lastPage), mostFrom(page)) });
        }}
      />
      <Select
        label="To page"
        hint={`Up to ${scanPages} pages at a time.`}
        value={lastPage}
        options={listPages(firstPage, mostFrom(firstPage))}
        onChange={({ target }) => onChange({ firstPage, lastPage: Number(target.value) })}
      />
    </>
  );
}

type ChosenLanguages = readonly [ScanLanguage, ScanLanguage | ''];

interface LanguageFieldsProps {
  readonly chosen: ChosenLanguages;
  readonly onChange: (chosen: ChosenLanguages) => void;
}

function LanguageFields({ chosen: [first, second], onChange }: LanguageFieldsProps) {
  const names = scanLanguages.map((tag): [string, string] => [tag, nameLanguage(tag)]);
  return (
    <>
      <Select
        label="Language on the page"
        value={first}
        options={names}
        onChange={({ target }) => onChange([target.value as ScanLanguage, second])}
      />
      <Select
        label="Second language"
        value={second}
        options={[['', 'None'], ...names]}
        onChange={({ target }) => onChange([first, target.value as ScanLanguage | ''])}
      />
    </>
  );
}

function listPages(first: number, last: number): [string, string][] {
  return Array.from({ length: last - first + 1 }, (_, index) => [String(first + index), formatNumber(first + index)]);
}

/** Shows the picture as it will be read. Renders nothing if the browser can't show it. */
function Thumbnail({ file, turns }: { readonly file: File; readonly turns: number }) {
  const [isBroken, setIsBroken] = useState(false);
  const show = (image: HTMLImageElement) => {
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  if (isBroken) return null;
  return (
    <div className={styles.thumbnail}>
      <img
        ref={show}
        alt="What will be read"
        style={{ rotate: `${turns * 90}deg` }}
        onError={() => setIsBroken(true)}
      />
    </div>
  );
}

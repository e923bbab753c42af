import RotateCw from 'lucide-react/icons/rotate-cw';
import ScanText from 'lucide-react/icons/scan-text';
import { useEffect, useState } from 'react';
import { scanPages, usualScanPages } from '../../../../../../shared/import/reading-bounds.ts';
import { chooseScanLanguages, scanLanguages, type ScanLanguage } from '../../../../../../shared/import/scan/scan-languages.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { Select } from '../../../../components/controls/field.tsx';
import { ProgressBar } from '../../../../components/feedback/loading.tsx';
import { Banner } from '../../../../components/feedback/messages.tsx';
import { formatNumber } from '../../../../words/counts.ts';
import { nameLanguage } from '../../decks/deck/deck-languages.tsx';
import { canReadPictures } from './scan-support.ts';
import styles from './scan.module.css';
import type { Scan } from './use-scan.ts';

interface ScanStepProps {
  readonly scan: Scan;
  /** Languages of the deck's sides, or those that the person reads. */
  readonly languages: readonly string[];
}

/** Asks what a picture or PDF is, and reads it. */
export function ScanStep({ scan, languages }: ScanStepProps) {
  const { status, kind, needsRecognition } = scan;
  const isPicture = kind === 'picture';
  if (status.name === 'read') return null;
  if (needsRecognition && status.name !== 'opening' && !canReadPictures()) return <Banner tone="info">{tooSmall}</Banner>;
  return (
    <section className={styles.step} aria-labelledby="scan-step">
      <h3 id="scan-step">{isPicture ? 'Read this picture' : 'Read this PDF'}</h3>
      <p className={styles.hint}>
        We read it on this device. Nothing is uploaded.
        {needsRecognition && ' The first time, this downloads up to 8 MB.'}
      </p>
      {status.name === 'failed' && <Banner tone="error">{status.problem}</Banner>}
      {status.name === 'opening' && <p role="status">Opening the PDF…</p>}
      {status.name === 'reading' ? (
        <ReadingProgress progress={status.progress} onStop={scan.stop} />
      ) : (
        status.name !== 'opening' && <ScanWishesForm scan={scan} languages={languages} />
      )}
    </section>
  );
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

function ScanWishesForm({ scan, languages }: ScanStepProps) {
  const [[first, second], setLanguages] = useState<readonly [ScanLanguage, ScanLanguage | '']>(() =>
    chooseScanLanguages(languages),
  );
  const [turns, setTurns] = useState(0);
  const [firstPage, setFirstPage] = useState(1);
  const [lastPage, setLastPage] = useState(Math.min(usualScanPages, scan.pageCount));
  const wanted = [first, ...(second === '' || second === first ? [] : [second])];
  const names = scanLanguages.map((tag): [string, string] => [tag, nameLanguage(tag)]);
  return (
    <>
      {scan.kind === 'picture' && scan.file && <Thumbnail file={scan.file} turns={turns} />}
      {scan.kind === 'picture' && (
        <Button icon={<RotateCw />} onClick={() => setTurns((turns + 1) % 4)}>
          Turn
        </Button>
      )}
      <div className={styles.pair}>
        {scan.pageCount > 1 && (
          <>
            <Select
              label="From page"
              value={firstPage}
              options={listPages(1, scan.pageCount)}
              onChange={({ target }) => {
                const page = Number(target.value);
                setFirstPage(page);
                setLastPage(Math.min(Math.max(page, lastPage), page + scanPages - 1));
              }}
            />
            <Select
              label="To page"
              hint={`Up to ${scanPages} pages at a time.`}
              value={lastPage}
              options={listPages(firstPage, Math.min(scan.pageCount, firstPage + scanPages - 1))}
              onChange={({ target }) => setLastPage(Number(target.value))}
            />
          </>
        )}
        {scan.needsRecognition && (
          <>
            <Select
              label="Language on the page"
              value={first}
              options={names}
              onChange={({ target }) => setLanguages([target.value as ScanLanguage, second])}
            />
            <Select
              label="Second language"
              value={second}
              options={[['', 'None'], ...names]}
              onChange={({ target }) => setLanguages([first, target.value as ScanLanguage | ''])}
            />
          </>
        )}
      </div>
      <Button
        icon={<ScanText />}
        onClick={() => void scan.read({ languages: wanted, turns, firstPage, lastPage })}
      >
        Read the words
      </Button>
    </>
  );
}

function listPages(first: number, last: number): [string, string][] {
  return Array.from({ length: last - first + 1 }, (_, index) => [String(first + index), formatNumber(first + index)]);
}

/** Shows the picture as it will be read. Renders nothing if the browser can't show it. */
function Thumbnail({ file, turns }: { readonly file: File; readonly turns: number }) {
  const [address, setAddress] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    setIsBroken(false);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (address === undefined || isBroken) return null;
  return (
    <div className={styles.thumbnail}>
      <img
        src={address}
        alt="The picture to read"
        style={{ rotate: `${turns * 90}deg` }}
        onError={() => setIsBroken(true)}
      />
    </div>
  );
}

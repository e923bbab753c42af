import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import RotateCw from 'virtual:icons/rotate-cw';
import ScanText from 'virtual:icons/scan-text';
import { type Ref, useState } from 'react';
import { scanPages, usualScanPages } from '../../../../../../shared/import/reading-bounds.ts';
import { scanLanguages, type ScanLanguage } from '../../../../../../shared/import/scan/scan-languages.ts';
import { Button } from '../../../../components/controls/button.tsx';
import { Select } from '../../../../components/controls/field.tsx';
import { joinClasses } from '../../../../lib/class-names.ts';
import { formatNumber } from '../../../../words/counts.ts';
import { nameLanguage } from '../../decks/deck/deck-languages.tsx';
import styles from './scan.module.css';
import type { OpenScan, ScanWishes } from './read-scan.ts';

/** What was chosen so far. It stays when the reading is stopped or fails. */
export interface Settings {
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

/** Asks how to read a picture or PDF: turned, which pages, in which languages. */
export function SettingsForm({ opened, settings, readButton, onChange, onRead }: SettingsFormProps) {
  const { t } = useLingui();
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
            {t({ message: 'Turn', comment: 'Turns the picture by a quarter' })}
          </Button>
        </>
      )}
      <div className={joinClasses(styles.pair, 'stack gap-4 full')}>
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
      <Button
        ref={readButton}
        icon={<ScanText />}
        onClick={() => void onRead({ languages, turns, ...pages })}
      >{t`Read the words`}</Button>
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
  const { t } = useLingui();
  const mostFrom = (page: number) => Math.min(pageCount, page + scanPages - 1);
  return (
    <>
      <Select
        label={t`From page`}
        value={firstPage}
        options={listPages(1, pageCount)}
        onChange={({ target }) => {
          const page = Number(target.value);
          onChange({ firstPage: page, lastPage: Math.min(Math.max(page, lastPage), mostFrom(page)) });
        }}
      />
      <Select
        label={t`To page`}
        hint={t`Up to ${plural(scanPages, { one: '# page', other: '# pages' })} at a time.`}
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
  const { t } = useLingui();
  const names = scanLanguages.map((tag): [string, string] => [tag, nameLanguage(tag)]);
  return (
    <>
      <Select
        label={t`Language on the page`}
        value={first}
        options={names}
        onChange={({ target }) => onChange([target.value as ScanLanguage, second])}
      />
      <Select
        label={t`Second language`}
        value={second}
        options={[['', t({ message: 'None', context: 'second language' })], ...names]}
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
  const { t } = useLingui();
  const [isBroken, setIsBroken] = useState(false);
  const show = (image: HTMLImageElement) => {
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  if (isBroken) return null;
  return (
    <div className={joinClasses(styles.thumbnail, 'stack clips sunken')}>
      <img
        ref={show}
        alt={t`What will be read`}
        style={{ rotate: `${turns * 90}deg` }}
        onError={() => setIsBroken(true)}
      />
    </div>
  );
}

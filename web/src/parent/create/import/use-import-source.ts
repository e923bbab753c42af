import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Encoding } from '../../../../../shared/import/text/encodings.ts';
import { ImportRefusal } from '../../../../../shared/import/reading-bounds.ts';
import type { SourceChoices } from '../../../../../shared/import/parse-source.ts';
import type { ImportDevices } from './devices.ts';
import type { ImportTarget } from './import-job.ts';
import type { ReadImport } from './read-import-file.ts';

/** Returns the features that the target supports. A new deck adopts the format of its cards. */
function termsOf(target: ImportTarget): Pick<SourceChoices, 'takes' | 'isFormatted' | 'asks'> {
  if (target.kind === 'new-deck') return { takes: { formatting: true, media: true } };
  const isFormatted = target.deck.format === 'formatted';
  return { isFormatted, asks: target.deck.asks ?? 'front', takes: { formatting: isFormatted, media: true } };
}

export interface ReadingChoices extends Omit<SourceChoices, 'takes' | 'isFormatted' | 'asks' | 'withHistory'> {
  readonly encoding?: Encoding | undefined;
  readonly historyOf?: string | undefined;
}

interface ChosenFile {
  readonly file: File;
  /** Text that was pasted instead of choosing a file. */
  readonly pasted?: string;
  /** Counts corrections of a scanned text. */
  readonly edition: number;
  /** Identifies this choice of file, even if the same file is chosen again after a change. */
  readonly key: string;
  readonly choices: ReadingChoices;
}

export interface ImportSource {
  readonly file: File | undefined;
  /** Error for the file that was last chosen or dropped, or for the text that was pasted last. */
  readonly problem: string | undefined;
  readonly choices: ReadingChoices;
  /** The content read with the current options, or the previous content while reading. */
  readonly content: ReadImport | undefined;
  readonly isReading: boolean;
  readonly hasFailed: boolean;
  readonly isPasted: boolean;
  /** Whether the field for pasted text is open and focused from the start. */
  readonly isForPasting: boolean;
  /** The text pasted last. */
  readonly pasted: string;
  /** What stands in the field for pasted text. It stays while a file is chosen, and after a failed import. */
  readonly typed: string;
  readonly type: (change: (before: string) => string) => void;
  readonly choose: (file: File) => void;
  readonly paste: (text: string) => void;
  /** Takes the rows of a picture or PDF as text, again after each correction. */
  readonly scan: (file: File, delimiter: string | undefined) => void;
  readonly clear: () => void;
  readonly changeChoices: (change: ReadingChoices) => void;
}

/** Reads the chosen file off the main thread, and reads it again whenever its options change. */
export function useImportSource(devices: ImportDevices, target: ImportTarget, isForPasting: boolean): ImportSource {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [typed, setTyped] = useState('');
  const { encoding, historyOf, ...choices } = chosen?.choices ?? {};
  const reading = useQuery({
    queryKey: ['import-file', chosen?.key, chosen?.choices, chosen?.edition],
    queryFn: ({ signal }) => {
      if (!chosen) throw new Error('There is no file to read.');
      const withHistory = historyOf !== undefined;
      const wanted = { ...choices, ...termsOf(target), withHistory };
      return devices.readFile({ file: chosen.file, encoding, choices: wanted, languages: navigator.languages }, signal);
    },
    enabled: chosen !== undefined,
    // Keeps showing the same file's content while its options change, but never another file's.
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[1] === chosen?.key ? last : undefined),
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  const take = (file: File, pasted?: string) =>
    setChosen({ file, ...(pasted !== undefined && { pasted }), edition: 0, key: devices.makeId(), choices: {} });
  const isPasted = chosen?.pasted !== undefined;
  const refusal = reading.error instanceof ImportRefusal ? reading.error.message : undefined;
  return {
    file: refusal === undefined && !isPasted ? chosen?.file : undefined,
    problem: refusal,
    isPasted: isPasted && refusal === undefined,
    isForPasting,
    pasted: chosen?.pasted ?? '',
    typed,
    type: setTyped,
    choices: chosen?.choices ?? {},
    content: chosen ? reading.data : undefined,
    isReading: reading.isFetching,
    hasFailed: reading.isError && refusal === undefined,
    choose: (file) => take(file),
    paste: (text) => take(new File([text], 'pasted.txt'), text),
    scan: (file, delimiter) =>
      setChosen((last) =>
        last?.edition
          ? { ...last, file, edition: last.edition + 1 }
          : { file, edition: 1, key: devices.makeId(), choices: { delimiter } },
      ),
    clear: () => setChosen(undefined),
    changeChoices: (change) => setChosen((last) => last && { ...last, choices: { ...last.choices, ...change } }),
  };
}

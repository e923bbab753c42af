import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Encoding } from '../../../../../shared/import/text/encodings.ts';
import { ImportRefusal } from '../../../../../shared/import/reading-bounds.ts';
import type { SourceChoices } from '../../../../../shared/import/parse-source.ts';
import type { ImportDevices } from './devices.ts';
import type { ImportTarget } from './import-job.ts';
import type { ReadImport } from './read-import-file.ts';

/** What of a source the deck can hold: a new one takes on the format of its cards. */
function termsOf(target: ImportTarget): Pick<SourceChoices, 'takes' | 'isFormatted'> {
  if (target.kind === 'new-deck') return { takes: { formatting: true, media: true } };
  const isFormatted = target.deck.format === 'formatted';
  return { isFormatted, takes: { formatting: isFormatted, media: true } };
}

/** How the person wants the file to be read. */
export interface ReadingChoices extends Omit<SourceChoices, 'takes' | 'isFormatted' | 'withHistory'> {
  readonly encoding?: Encoding | undefined;
  /** The learner whose the answers of a package are. */
  readonly historyOf?: string | undefined;
}

interface ChosenFile {
  readonly file: File;
  readonly isPasted: boolean;
  /** Tells one choice of a file from the next, even of the same file after it was changed on the disk. */
  readonly key: string;
  readonly choices: ReadingChoices;
}

export interface ImportSource {
  readonly file: File | undefined;
  /** Why the file that was offered cannot be taken. */
  readonly problem: string | undefined;
  readonly choices: ReadingChoices;
  /** The file's content as the choices have it; while it is read anew, as it was before. */
  readonly content: ReadImport | undefined;
  readonly isReading: boolean;
  readonly hasFailed: boolean;
  /** The text that was pasted instead. */
  readonly isPasted: boolean;
  /** Of the file that was offered last, taken or not. */
  readonly offeredName: string | undefined;
  readonly choose: (file: File) => void;
  readonly paste: (text: string) => void;
  readonly changeChoices: (change: ReadingChoices) => void;
}

/** The chosen file, read off the main thread whenever something about its reading changes. */
export function useImportSource(devices: ImportDevices, target: ImportTarget): ImportSource {
  const [chosen, setChosen] = useState<ChosenFile>();
  const { encoding, historyOf, ...choices } = chosen?.choices ?? {};
  const reading = useQuery({
    queryKey: ['import-file', chosen?.key, chosen?.choices],
    queryFn: ({ signal }) => {
      if (!chosen) throw new Error('There is no file to read.');
      const withHistory = historyOf !== undefined;
      const wanted = { ...choices, ...termsOf(target), withHistory };
      return devices.readFile({ file: chosen.file, encoding, choices: wanted, languages: navigator.languages }, signal);
    },
    enabled: chosen !== undefined,
    // The same file under other choices stays on the screen; another file's rows must not.
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[1] === chosen?.key ? last : undefined),
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  const take = (file: File, isPasted: boolean) => setChosen({ file, isPasted, key: devices.makeId(), choices: {} });
  const refusal = reading.error instanceof ImportRefusal ? reading.error.message : undefined;
  return {
    file: refusal === undefined && !chosen?.isPasted ? chosen?.file : undefined,
    problem: refusal,
    isPasted: chosen?.isPasted === true && refusal === undefined,
    offeredName: chosen?.isPasted ? undefined : chosen?.file.name,
    choices: chosen?.choices ?? {},
    content: chosen ? reading.data : undefined,
    isReading: reading.isFetching,
    hasFailed: reading.isError && refusal === undefined,
    choose: (file) => take(file, false),
    paste: (text) => take(new File([text], 'pasted.txt'), true),
    changeChoices: (change) => setChosen((last) => last && { ...last, choices: { ...last.choices, ...change } }),
  };
}

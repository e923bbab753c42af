import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkFile } from '../../../../../shared/import/check-file.ts';
import type { Encoding } from '../../../../../shared/import/encodings.ts';
import type { ImportChoices } from '../../../../../shared/import/parse-cards.ts';
import type { CardSides } from '../../../../../shared/schemas/deck.ts';
import type { ImportDevices } from './devices.ts';
import type { ReadImport } from './read-import-file.ts';

/** How the person wants the file to be read. */
export interface ReadingChoices extends Omit<ImportChoices, 'existing'> {
  readonly encoding?: Encoding | undefined;
}

interface ChosenFile {
  readonly file: File;
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
  /** Answers whether the file can be taken. */
  readonly choose: (file: File) => boolean;
  readonly changeChoices: (change: ReadingChoices) => void;
}

/** The chosen file, read off the main thread whenever something about its reading changes. */
export function useImportSource(devices: ImportDevices, existing: readonly CardSides[] | undefined): ImportSource {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [problem, setProblem] = useState<string>();
  const { encoding, ...choices } = chosen?.choices ?? {};
  const reading = useQuery({
    queryKey: ['import-file', chosen?.key, chosen?.choices],
    queryFn: ({ signal }) => {
      if (!chosen) throw new Error('There is no file to read.');
      return devices.readFile({ file: chosen.file, encoding, choices: { ...choices, existing } }, signal);
    },
    enabled: chosen !== undefined,
    // The same file under other choices stays on the screen; another file's rows must not.
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[1] === chosen?.key ? last : undefined),
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  function choose(file: File): boolean {
    const reason = checkFile(file.name, file.size);
    setProblem(reason);
    setChosen(reason === undefined ? { file, key: devices.makeId(), choices: {} } : undefined);
    return reason === undefined;
  }

  return {
    file: chosen?.file,
    problem,
    choices: chosen?.choices ?? {},
    content: chosen ? reading.data : undefined,
    isReading: reading.isFetching,
    hasFailed: reading.isError,
    choose,
    changeChoices: (change) => setChosen((last) => last && { ...last, choices: { ...last.choices, ...change } }),
  };
}

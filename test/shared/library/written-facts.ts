import { existsSync, readdirSync, statSync } from 'node:fs';
import type { FactTexts } from '../../../shared/library/facts/fact-texts.ts';

const folder = new URL('../../../shared/library/facts/', import.meta.url);

export const roomFiles = readdirSync(new URL('en/', folder));

/** Languages of which there is a folder, whether the shelf offers them yet or not. */
export const writtenFolders = readdirSync(folder, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);

/** Those of which there is each room. */
export const wholeLanguages = writtenFolders.filter((language) =>
  roomFiles.every((file) => existsSync(new URL(`${language}/${file}`, folder))),
);

/** The rooms that there are in a language, by file. */
export async function readRooms(language: string): Promise<ReadonlyMap<string, FactTexts>> {
  const files = readdirSync(new URL(`${language}/`, folder));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const { facts } = (await import(new URL(`${language}/${file}`, folder).href)) as { readonly facts: FactTexts };
        return [file, facts] as const;
      }),
    ),
  );
}

export const sizeOf = (language: string, file: string): number => statSync(new URL(`${language}/${file}`, folder)).size;

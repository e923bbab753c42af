import type { SourceChoices } from '../../../../../shared/import/parse-source.ts';
import { readImportFile } from '../../../../../web/src/parent/create/import/read-import-file.ts';
import { buildAnkiPackage, openTestDatabase, type PackageSpec } from '../../../../support/files/build-anki-package.ts';

/** Reads a package as the import dialog does when somebody picks its file. */
export const readAnkiPackage = async (spec: PackageSpec, choices: SourceChoices = {}) =>
  readImportFile({ file: new File([await buildAnkiPackage(spec)], 'deck.apkg'), choices }, openTestDatabase);

/** The choices of somebody who takes formatting, pictures and sounds. */
export const everything = { takes: { formatting: true, media: true } } as const;

import { isAbsolute, join } from 'node:path';
import { projectRoot } from '../project-paths.ts';

/** Where the product keeps its data on this machine: an absolute folder, or nowhere beyond this run. */
export type DataDirectory = string;

/** The `DATA_DIR` that keeps nothing. */
export const MEMORY = 'memory';

/** Makes `DATA_DIR` absolute; a relative one counts from the project's root. */
export function resolveDataDirectory(setting: string): DataDirectory {
  return setting === MEMORY || isAbsolute(setting) ? setting : join(projectRoot, setting);
}

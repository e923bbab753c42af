import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

/** Output folder of the bundled functions, with one subfolder per function id. */
export const builtFunctions = join(projectRoot, 'dist/functions');

/** Output folder of the functions' source maps, which are not deployed. */
export const builtSourceMaps = join(projectRoot, 'dist/source-maps');

export const builtWeb = join(projectRoot, 'dist/web');

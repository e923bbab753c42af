import { join } from 'node:path';

/** The root of the project. */
export const projectRoot = join(import.meta.dirname, '../..');

/** Where the bundled functions are built: one folder for each, named by its id. */
export const builtFunctions = join(projectRoot, 'dist/functions');

/** Where the source maps of the functions are built, outside of what is deployed. */
export const builtSourceMaps = join(projectRoot, 'dist/source-maps');

/** Where the web app is built. */
export const builtWeb = join(projectRoot, 'dist/web');

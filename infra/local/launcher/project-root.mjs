// @ts-check
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json, whatever folder the command was called from. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

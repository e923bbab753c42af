import { limits } from '../limits.ts';

const megabyte = 1024 * 1024;

/**
 * What is wrong with a chosen file, before any of it is read.
 *
 * @param name the file's name with its extension
 * @param size in bytes
 * @returns a sentence for the person, or undefined when the file can be read
 */
export function checkFile(name: string, size: number): string | undefined {
  if (!name.toLowerCase().endsWith('.csv')) {
    return 'Please select a CSV file (.csv)';
  }
  if (size > limits.importFileBytes) {
    const allowed = limits.importFileBytes / megabyte;
    return `This file has ${formatMegabytes(size)} MB; ${allowed} MB is the most. Split it into smaller files and import them one by one.`;
  }
  return undefined;
}

/** Rounded up, so that a file just over the limit does not seem to be of exactly the allowed size. */
function formatMegabytes(size: number): string {
  return (Math.ceil((size / megabyte) * 10) / 10).toFixed(1);
}

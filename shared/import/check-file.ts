import { limits } from '../limits.ts';

const megabyte = 1024 * 1024;

/**
 * What is wrong with the size of a chosen file, before it is read.
 *
 * @param size in bytes
 * @param isPacked a workbook or a package, which may hold pictures and sounds
 * @returns a sentence for the person, or undefined when the file can be read
 */
export function checkFile(size: number, isPacked: boolean): string | undefined {
  const most = isPacked ? limits.importPackage.bytes : limits.importFileBytes;
  if (size <= most) return undefined;
  return `This file has ${formatMegabytes(size)} MB; ${most / megabyte} MB is the most. Split it into smaller files and import them one by one.`;
}

/** Rounded up, so that a file just over the limit does not seem to be of exactly the allowed size. */
function formatMegabytes(size: number): string {
  return (Math.ceil((size / megabyte) * 10) / 10).toFixed(1);
}

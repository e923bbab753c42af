/**
 * An id names its place: it is the ids on the way to the thing, household first, joined by `-`. One key look-up reaches
 * whatever an id names, and the household that it belongs to is known before anything is read. To clients ids are opaque,
 * and they prove nothing: membership is always read.
 *
 * household `H` · learner `H-L` · deck `H-D` · card `H-D-C` · quiz `H-Q` · study session, attempt, assignment `H-L-X`, where every
 * letter is a ULID · media `H-M`, where M looks like one and is what the bytes hash to.
 */
/** What every id, and every part of one, is made of: https://github.com/ulid/spec */
export const ulidPattern = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** @returns the id made of these parts. */
export function joinId(...parts: string[]): string {
  return parts.join('-');
}

/** @returns the parts of an id, or `undefined` when it was not made by {@link joinId} from `count` ULIDs. */
export function splitId(id: string, count: number): string[] | undefined {
  const parts = id.split('-');
  return parts.length === count && parts.every((part) => ulidPattern.test(part)) ? parts : undefined;
}

/** @returns the household that any id of the product belongs to, or `undefined` for a text that is no such id. */
export function householdOfId(id: string): string | undefined {
  const [household] = id.split('-');
  return household !== undefined && ulidPattern.test(household) ? household : undefined;
}

/** @returns the last part of an id: what the thing is called inside its parent. */
export function localPart(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1);
}

/** @returns the learner's id that a study session's or an attempt's id contains. */
export function learnerOfId(id: string): string | undefined {
  const parts = splitId(id, 3) ?? splitId(id, 2);
  return parts?.slice(0, 2).join('-');
}

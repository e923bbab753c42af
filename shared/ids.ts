/**
 * Ids are paths: the ids of all parents, household first, joined by `-`. So one key lookup finds any item by its id, and its household is known before
 * anything is read. Clients treat ids as opaque. An id proves no access; membership is always checked.
 *
 * household `H` · learner `H-L` · deck `H-D` · card `H-D-C` · quiz `H-Q` · study session, attempt, assignment `H-L-X`, where every letter is a ULID · media
 * `H-M`, where M has the form of a ULID and is a hash of the bytes.
 */
/** A ULID, the form of every id part: https://github.com/ulid/spec */
export const ulidPattern = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

export function joinId(...parts: string[]): string {
  return parts.join('-');
}

/** @returns the parts of an id, or `undefined` unless it consists of `count` ULIDs */
export function splitId(id: string, count: number): string[] | undefined {
  const parts = id.split('-');
  return parts.length === count && parts.every((part) => ulidPattern.test(part)) ? parts : undefined;
}

/** @returns the household id in any id of the product, or `undefined` for other texts */
export function householdOfId(id: string): string | undefined {
  const [household] = id.split('-');
  return household !== undefined && ulidPattern.test(household) ? household : undefined;
}

/** @returns the last part of an id, which is unique within its parent */
export function localPart(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1);
}

/** @returns the learner id in the id of a study session or an attempt */
export function learnerOfId(id: string): string | undefined {
  const parts = splitId(id, 3) ?? splitId(id, 2);
  return parts?.slice(0, 2).join('-');
}

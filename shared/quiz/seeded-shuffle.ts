const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** The items in a pseudorandom order that is deterministic per seed. */
export function shuffleBySeed<Item>(items: readonly Item[], seed: string): Item[] {
  return items
    .map((item, position) => ({ item, rank: hashText(`${seed}:${position}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/**
 * Hashes a text to an unsigned 32-bit number: FNV-1a over its UTF-16 code units (Fowler, Noll, Vo; RFC 9923), then the finalizer of MurmurHash3 (Appleby),
 * because FNV alone barely mixes its last character into the high bits.
 */
function hashText(text: string): number {
  let hash = fnvOffset;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), fnvPrime);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

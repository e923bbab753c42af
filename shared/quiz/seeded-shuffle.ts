const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** The items in a pseudorandom order that is deterministic per seed. */
export function shuffleBySeed<Item>(items: readonly Item[], seed: string): Item[] {
  return items
    .map((item, position) => ({ item, rank: hashText(`${seed}:${position}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Hashes a text to 32 bits: FNV-1a over UTF-16 code units (RFC 9923), then MurmurHash3's finalizer, because FNV barely mixes the last character. */
function hashText(text: string): number {
  let hash = fnvOffset;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), fnvPrime);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

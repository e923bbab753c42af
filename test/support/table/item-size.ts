type Fields = Readonly<Record<string, unknown>>;

/** Size in bytes with field names, as DynamoDB counts it (developer guide, "DynamoDB item sizes and formats"). */
export function itemBytes(fields: Fields): number {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return present.reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);
}

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return numberBytes(value);
  if (Array.isArray(value)) return 3 + value.reduce<number>((sum, child) => sum + valueBytes(child) + 1, 0);
  if (value instanceof Set) return [...value].reduce<number>((sum, text) => sum + valueBytes(text), 0);
  if (typeof value === 'object' && value !== null) return 3 + Object.keys(value).length + itemBytes(value as Fields);
  return 1;
}

/** One byte for each two digits that stand between the first and the last significant one, one more, and one for a sign. The guide says so roughly; DynamoDB Local counts exactly this. */
function numberBytes(value: number): number {
  if (value === 0) return 1;
  const [digits = '', exponent = ''] = Math.abs(value).toExponential().replace('.', '').split('e');
  const [first, last] = [Number(exponent), Number(exponent) - digits.length + 1].map((place) => Math.floor(place / 2));
  return (first ?? 0) - (last ?? 0) + 2 + Number(value < 0);
}

type Fields = Readonly<Record<string, unknown>>;

/** Size in bytes with field names, as DynamoDB counts it (developer guide, "DynamoDB item sizes and formats"). */
export function itemBytes(fields: Fields): number {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return present.reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);
}

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  // A number takes one byte per two significant digits, plus one.
  if (typeof value === 'number') return Math.ceil(String(value).replace(/[-.]/g, '').length / 2) + 1;
  if (Array.isArray(value)) return 3 + value.reduce<number>((sum, child) => sum + valueBytes(child) + 1, 0);
  if (value instanceof Set) return [...value].reduce<number>((sum, text) => sum + valueBytes(text), 0);
  if (typeof value === 'object' && value !== null) return 3 + Object.keys(value).length + itemBytes(value as Fields);
  return 1;
}

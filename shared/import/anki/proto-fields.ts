/** A field of a protocol buffers message: a number, or bytes (text, nested message or other data). */
export interface ProtoField {
  readonly field: number;
  readonly value: number | Uint8Array;
}

/** Decodes the fields of a message (https://protobuf.dev/programming-guides/encoding/). Throws RangeError if it is truncated. */
export function readFields(message: Uint8Array): ProtoField[] {
  const fields: ProtoField[] = [];
  let at = 0;
  const readNumber = (): number => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = message[at];
      if (byte === undefined) throw new RangeError('The message ends in the middle of a number.');
      at += 1;
      value += (byte & 0x7f) * factor;
      factor *= 128;
      if (byte < 0x80) return value;
    }
  };
  const readBytes = (length: number): Uint8Array => {
    if (at + length > message.length) throw new RangeError('The message ends in the middle of a field.');
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const key = readNumber();
    const wire = key % 8;
    const field = Math.floor(key / 8);
    if (wire === 0) fields.push({ field, value: readNumber() });
    else if (wire === 2) fields.push({ field, value: readBytes(readNumber()) });
    else if (wire === 1 || wire === 5) fields.push({ field, value: readBytes(wire === 1 ? 8 : 4) });
    else throw new RangeError(`The message has a field of an unknown kind: ${wire}.`);
  }
  return fields;
}

/** The text of a field; empty if absent. */
export function textOf(fields: readonly ProtoField[], field: number): string {
  const value = fields.find((one) => one.field === field)?.value;
  return value === undefined || typeof value === 'number' ? '' : new TextDecoder().decode(value);
}

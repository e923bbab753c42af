const coordinateBytes = 32;
const derSequence = 0x30;
const derInteger = 0x02;

/**
 * KMS answers an ECDSA signature as DER (RFC 3279, section 2.2.3); JWS wants the two numbers side by side, 32 bytes each
 * (RFC 7518, section 3.4). DER drops leading zeros and adds one before a high bit: both are undone here.
 * @throws RangeError for anything that is not a P-256 signature.
 */
export function derToJose(der: Uint8Array): Uint8Array {
  if (der[0] !== derSequence || der[1] !== der.length - 2) throw new RangeError('Not a DER signature of P-256');
  const first = readInteger(der, 2);
  const second = readInteger(der, first.end);
  if (second.end !== der.length) throw new RangeError('Not a DER signature of P-256');
  const jose = new Uint8Array(2 * coordinateBytes);
  jose.set(first.value, coordinateBytes - first.value.length);
  jose.set(second.value, 2 * coordinateBytes - second.value.length);
  return jose;
}

function readInteger(der: Uint8Array, start: number): { value: Uint8Array; end: number } {
  const length = der[start + 1];
  if (der[start] !== derInteger || length === undefined) throw new RangeError('Not a DER signature of P-256');
  const end = start + 2 + length;
  const digits = der.subarray(start + 2, end);
  const leadingZeros = digits.findIndex((byte) => byte !== 0);
  const value = digits.subarray(leadingZeros);
  if (leadingZeros < 0 || value.length > coordinateBytes) {
    throw new RangeError('Not a DER signature of P-256');
  }
  return { value, end };
}

/** Bytes of the record that ends a zip archive, and of the longest comment after it. */
const END = 22;
const COMMENT = 65_535;
const ENTRY = 46;

/**
 * Checksums (CRC-32) by name from a zip archive's directory; null where the directory is damaged or cut off. Layout:
 * APPNOTE.TXT of PKWARE, 4.3.12 (entries) and 4.3.16 (end record). Names are only compared, never used as paths.
 */
export function readDirectory(bytes: Uint8Array): ReadonlyMap<string, number> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lowest = Math.max(0, bytes.length - END - COMMENT);
  let end = bytes.length - END;
  while (end >= lowest && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < lowest) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const found = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY > end || view.getUint32(at, true) !== 0x02014b50) return null;
    const length = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    // The entry must be where the directory says.
    if (local + 4 > end || view.getUint32(local, true) !== 0x04034b50) return null;
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY, at + ENTRY + length));
    found.set(name, view.getUint32(at + 16, true));
    at += ENTRY + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The checksum that zip archives keep of each file (CRC-32, ISO 3309). */
export function computeCrc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Sections start at multiples of this many bytes, so that any typed array can look at them. */
const ALIGNMENT = 8;

const alignLength = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

const toBytes = (view: ArrayBufferView): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

/** Puts sections one after the other, each behind its length, after `reserved` bytes that are left free. */
export function joinSections(sections: readonly ArrayBufferView[], reserved: number): Uint8Array {
  const size = sections.reduce((sum, { byteLength }) => sum + ALIGNMENT + alignLength(byteLength), reserved);
  const bytes = new Uint8Array(size);
  let at = reserved;
  for (const section of sections) {
    new Uint32Array(bytes.buffer, at, 1)[0] = section.byteLength;
    bytes.set(toBytes(section), at + ALIGNMENT);
    at += ALIGNMENT + alignLength(section.byteLength);
  }
  return bytes;
}

/** The sections after `reserved` bytes, without a copy; null if lengths do not fit. */
export function splitSections(bytes: Uint8Array, reserved: number): Uint8Array[] | null {
  const sections: Uint8Array[] = [];
  for (let at = reserved; at < bytes.length;) {
    const start = at + ALIGNMENT;
    if (start > bytes.length) return null;
    const length = new Uint32Array(bytes.buffer, bytes.byteOffset + at, 1)[0] ?? 0;
    if (start + length > bytes.length) return null;
    sections.push(bytes.subarray(start, start + length));
    at = start + alignLength(length);
  }
  return sections;
}

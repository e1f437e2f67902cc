/** Most entries of an archive; LinkedIn's have about fifty. */
const MAX_ENTRIES = 2000;

/** Sizes of the records of a zip archive, bytes. Layout: APPNOTE.TXT of PKWARE, 4.3.7, 4.3.12 and 4.3.16. */
const END = 22;
const COMMENT = 65_535;
const ENTRY = 46;
const LOCAL = 30;

/** One file of an archive. */
export interface ArchiveEntry {
  readonly path: string;
  /** Base name; null for a folder, a hidden file or a path that leads out of the archive. */
  readonly name: string | null;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  /** Where its data begins. */
  readonly offset: number;
}

function getBaseName(path: string): string | null {
  const parts = path.split('/');
  if (path.includes('\\') || path.startsWith('/') || parts.includes('..') || parts.includes('__MACOSX'))
    return null;
  const name = parts.at(-1) ?? '';
  return name === '' || name.startsWith('.') ? null : name;
}

function findEnd(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - END - COMMENT);
  for (let at = view.byteLength - END; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return null;
}

/** The entries that an archive's directory lists; null where it is damaged, cut off or too long. */
export function readEntries(bytes: Uint8Array): ArchiveEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) return null;
  let at = view.getUint32(end + 16, true);
  const entries: ArchiveEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY > end || view.getUint32(at, true) !== 0x02014b50) return null;
    const length = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (local + LOCAL > end || view.getUint32(local, true) !== 0x04034b50) return null;
    const path = new TextDecoder().decode(bytes.subarray(at + ENTRY, at + ENTRY + length));
    const packedSize = view.getUint32(at + 20, true);
    const offset = local + LOCAL + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (offset + packedSize > end) return null;
    entries.push({
      path,
      name: getBaseName(path),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packedSize,
      offset,
    });
    at += ENTRY + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

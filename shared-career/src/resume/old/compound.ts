/** A compound file ([MS-CFB]): sectors chained by tables, streams named in a directory. */
const HEADER = 512;
const END = 0xffff_fffa;
const ENTRY = 128;
/** Smaller streams are in the mini stream. */
const MINI = 4096;
const MINI_SECTOR = 64;

function readNumbers(part: Uint8Array): number[] {
  const own = new DataView(part.buffer, part.byteOffset, part.byteLength);
  return Array.from({ length: part.byteLength >> 2 }, (_, at) => own.getUint32(4 * at, true));
}

/** The sectors of a chain, one after another. */
function joinChain(first: number, next: readonly number[], part: (index: number) => Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  const seen = new Set<number>();
  // A chain that bites its own tail ends there.
  for (let at = first; at < END && !seen.has(at); at = next[at] ?? END) {
    seen.add(at);
    parts.push(part(at));
  }
  const joined = new Uint8Array(parts.reduce((sum, each) => sum + each.length, 0));
  let to = 0;
  for (const each of parts) {
    joined.set(each, to);
    to += each.length;
  }
  return joined;
}

/** The bytes of some streams by their names; null where the file is not built as a compound file. */
export function readStreams(bytes: Uint8Array, wanted: readonly string[]): Map<string, Uint8Array> | null {
  if (bytes.length < HEADER) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return null;
  const size = 1 << shift;
  const sector = (index: number): Uint8Array => bytes.subarray((index + 1) * size, (index + 2) * size);
  const listed = Array.from({ length: 109 }, (_, at) => view.getUint32(76 + 4 * at, true));
  let more = view.getUint32(68, true);
  for (let turn = 0; more < END && turn < 100; turn += 1) {
    const part = readNumbers(sector(more));
    listed.push(...part.slice(0, -1));
    more = part.at(-1) ?? END;
  }
  const table = [...new Set(listed)]
    .filter((index) => index < END)
    .flatMap((index) => readNumbers(sector(index)));
  const directory = joinChain(view.getUint32(48, true), table, sector);
  const entries = Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, index) => {
    const entry = new DataView(directory.buffer, index * ENTRY, ENTRY);
    const length = Math.max(0, Math.min(64, entry.getUint16(64, true)) - 2);
    const name = new TextDecoder('utf-16le').decode(
      directory.subarray(index * ENTRY, index * ENTRY + length),
    );
    return { name, start: entry.getUint32(116, true), size: entry.getUint32(120, true) };
  });
  const [root] = entries;
  if (root === undefined) return null;
  const miniTable = readNumbers(joinChain(view.getUint32(60, true), table, sector));
  const miniStream = joinChain(root.start, table, sector);
  const mini = (index: number): Uint8Array =>
    miniStream.subarray(index * MINI_SECTOR, (index + 1) * MINI_SECTOR);
  const read = ({ start, size: length }: (typeof entries)[number]): Uint8Array =>
    (length < MINI ? joinChain(start, miniTable, mini) : joinChain(start, table, sector)).subarray(0, length);
  // Names occur once. Each of thousands of entries with one name could ask for a copy of the whole file.
  return new Map(
    wanted
      .flatMap((name) => entries.filter((entry) => entry.name === name).slice(0, 1))
      .map((entry) => [entry.name, read(entry)]),
  );
}

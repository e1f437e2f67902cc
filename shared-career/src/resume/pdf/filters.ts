/** Names of PDF's stream filters, long and short (ISO 32000-1, tables 6 and 94). */
const NAMES: Readonly<Record<string, Filter>> = {
  FlateDecode: 'flate',
  Fl: 'flate',
  LZWDecode: 'lzw',
  LZW: 'lzw',
  RunLengthDecode: 'run',
  RL: 'run',
  ASCIIHexDecode: 'hex',
  AHx: 'hex',
  ASCII85Decode: 'base85',
  A85: 'base85',
};

/** Filters whose output may be longer than their input, and those that write bytes as text. */
export type Filter = 'flate' | 'lzw' | 'run' | 'hex' | 'base85';

/** How far before its bytes the dictionary of a stream is looked for. */
const DICTIONARY = 2048;

const latin1 = new TextDecoder('latin1');

/** The dictionary of the stream whose keyword is at `at`, if it is near. */
export function readDictionaryBefore(bytes: Uint8Array, at: number): string {
  const text = latin1.decode(bytes.subarray(Math.max(0, at - DICTIONARY), at));
  const object = text.lastIndexOf(' obj');
  return object < 0 ? text : text.slice(object);
}

/** The filters that a dictionary names, in the order of decoding; others (pictures) are left out. */
export function readFilters(dictionary: string): Filter[] {
  const value = /\/F(?:ilter)?\s*(?:\[(?<list>[^\]]*)\]|\/(?<one>\w+))/u.exec(dictionary)?.groups;
  const names = value?.['list']?.match(/\w+/gu) ?? (value?.['one'] === undefined ? [] : [value['one']]);
  return names.flatMap((name) => NAMES[name] ?? []);
}

/** Bytes written as hexadecimal digits, up to `>`. */
export function decodeHex(bytes: Uint8Array): Uint8Array {
  const result = new Uint8Array((bytes.length + 1) >> 1);
  let count = 0;
  for (const byte of bytes) {
    if (byte === 0x3e) break;
    const digit = byte >= 48 && byte <= 57 ? byte - 48 : ((byte | 32) - 87) | 0;
    if (digit < 0 || digit > 15) continue;
    const at = count >> 1;
    result[at] = (result[at] ?? 0) | (count % 2 === 0 ? digit << 4 : digit);
    count += 1;
  }
  return result.subarray(0, (count + 1) >> 1);
}

/** Base-85 bytes, up to `~`; at most `most` bytes, since `z` expands to four. */
export function decodeBase85(bytes: Uint8Array, most: number): Uint8Array {
  const result = new Uint8Array(Math.min(most, 4 * bytes.length + 4));
  let length = 0;
  let group: number[] = [];
  const flush = (): void => {
    const digits = [...group, 84, 84, 84, 84].slice(0, 5);
    const value = digits.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let byte = 0; byte < group.length - 1; byte += 1)
      result[length++] = Math.floor(value / 256 ** (3 - byte)) % 256;
    group = [];
  };
  for (const byte of bytes) {
    if (byte === 0x7e || length >= most) break;
    if (byte === 0x7a && group.length === 0) length += 4;
    if (byte < 33 || byte > 117) continue;
    group.push(byte - 33);
    if (group.length === 5) flush();
  }
  if (group.length > 1) flush();
  return result.subarray(0, Math.min(length, result.length));
}

const CLEAR = 256;
const END = 257;

/** How many bytes an LZW stream comes to; told piece by piece, nothing is kept. */
export function countLzw(bytes: Uint8Array, spend: (bytes: number) => void): void {
  const lengths = new Uint16Array(4097);
  let next = END + 1;
  let width = 9;
  let previous = 0;
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === END) return;
    if (code === CLEAR) {
      next = END + 1;
      width = 9;
      previous = 0;
      continue;
    }
    const length = code < CLEAR ? 1 : code < next ? (lengths[code] ?? 1) : previous + 1;
    spend(length);
    if (previous > 0 && next < 4096) {
      lengths[next] = previous + 1;
      next += 1;
    }
    previous = length;
    width = next >= 2047 ? 12 : next >= 1023 ? 11 : next >= 511 ? 10 : 9;
  }
}

/** How many bytes a run-length stream comes to. */
export function countRuns(bytes: Uint8Array, spend: (bytes: number) => void): void {
  for (let at = 0; at < bytes.length;) {
    const length = bytes[at] ?? 128;
    if (length === 128) return;
    spend(length < 128 ? length + 1 : 257 - length);
    at += length < 128 ? length + 2 : 2;
  }
}

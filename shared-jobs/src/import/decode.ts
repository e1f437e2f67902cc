const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Signatures of files that hold no text: ZIP (also XLSX), the old Excel, PDF, PNG, JPEG, GIF. */
const NOT_TEXT = [
  'PK\u0003\u0004',
  '\u00d0\u00cf\u0011\u00e0',
  '%PDF',
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  'GIF8',
];

const HEAD = 4096;

/** The text of a file: by its byte-order mark, UTF-16 without one, UTF-8, else Windows-1252. Null for no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const mark = MARKS.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  if (mark) return new TextDecoder(mark.encoding).decode(bytes);
  const head = bytes.subarray(0, HEAD);
  const start = String.fromCharCode(...head.subarray(0, 4));
  if (NOT_TEXT.some((signature) => start.startsWith(signature))) return null;
  const [even, odd] = [countZeros(head, 0), countZeros(head, 1)];
  // Latin letters in UTF-16 have a zero at every second byte.
  if (odd > head.length / 4 && even === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (even > head.length / 4 && odd === 0) return new TextDecoder('utf-16be').decode(bytes);
  if (even + odd > 0) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const countZeros = (bytes: Uint8Array, parity: number): number =>
  bytes.filter((byte, at) => byte === 0 && at % 2 === parity).length;

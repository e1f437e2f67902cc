import type { Encoding } from './reading.ts';

/** A file as text, and how its letters were written. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

const MARKS = [
  { label: 'utf-8', encoding: 'UTF-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', encoding: 'UTF-16', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', encoding: 'UTF-16', bytes: [0xfe, 0xff] },
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

/** A text has at most one control character in this many bytes. */
const BYTES_PER_CONTROL = 100;

/** The text of a file in a given encoding. For UTF-16, the bytes decide the byte order. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  const mark = MARKS.find((one) => one.encoding === encoding && startsWith(bytes, one.bytes));
  if (encoding === 'CP 850') return decodeCodePage850(bytes);
  const order = countZeros(bytes.subarray(0, HEAD), 0) > countZeros(bytes.subarray(0, HEAD), 1) ? 'be' : 'le';
  const label = mark?.label ?? (encoding === 'UTF-16' ? `utf-16${order}` : LABELS[encoding]);
  return new TextDecoder(label).decode(bytes);
}

/** Browsers' labels of encodings. */
const LABELS = { 'UTF-8': 'utf-8', 'Windows-1252': 'windows-1252', 'Mac Roman': 'macintosh' } as const;

/** Letters of the bytes from 0x80 in code page 850, as Unicode's CP850.TXT maps them: no browser knows it. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´' +
  '\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const decodeCodePage850 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => CODE_PAGE_850[byte - 0x80] ?? String.fromCharCode(byte)).join('');

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/**
 * Decodes the text of a file: by its byte-order mark; as UTF-16 without one; as UTF-8 except for a few bytes;
 * otherwise by the one-byte encoding with most Portuguese letters, Windows-1252 if several have as many. Null if it is
 * no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const mark = MARKS.find((one) => startsWith(bytes, one.bytes));
  if (mark) return { text: new TextDecoder(mark.label).decode(bytes), encoding: mark.encoding };
  const head = bytes.subarray(0, HEAD);
  const start = String.fromCharCode(...head.subarray(0, 4));
  if (NOT_TEXT.some((signature) => start.startsWith(signature))) return null;
  const [even, odd] = [countZeros(head, 0), countZeros(head, 1)];
  // Latin letters in UTF-16 have a zero at every second byte.
  if (odd > head.length / 4 && even === 0) return decodeUtf16('utf-16le', bytes);
  if (even > head.length / 4 && odd === 0) return decodeUtf16('utf-16be', bytes);
  if (even + odd > 0 || countControls(head) > head.length / BYTES_PER_CONTROL) return null;
  const text = new TextDecoder('utf-8').decode(bytes);
  return isValid(bytes) || isNearlyAll(text) ? { text, encoding: 'UTF-8' } : readOneByteLetters(bytes);
}

/** Offices' programs, old programs, old computers of Apple. */
const ONE_BYTE = ['Windows-1252', 'CP 850', 'Mac Roman'] as const;
const PORTUGUESE = /[áàâãéêíóôõúüçªº–“”€]/giu;

function readOneByteLetters(bytes: Uint8Array): DecodedText {
  const readings = ONE_BYTE.map((encoding) => ({ text: decodeAs(bytes, encoding), encoding }));
  const known = readings.map(({ text }) => text.match(PORTUGUESE)?.length ?? 0);
  return readings[known.indexOf(Math.max(...known))]!;
}

function isValid(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** This many letters beyond ASCII outweigh one damaged letter. */
const GOOD_PER_DAMAGED = 9;

/**
 * Whether a text read as UTF-8 is UTF-8 with some damage: one lost byte does not make it another encoding. A `\ufffd`
 * marks the damage, and the affected rows are reported. Accents in Windows-1252 rarely form a valid UTF-8 letter by
 * chance.
 */
function isNearlyAll(text: string): boolean {
  const damaged = text.match(/\ufffd/gu)?.length ?? 0;
  const good = (text.match(/[^\0-\x7f]/gu)?.length ?? 0) - damaged;
  return damaged * GOOD_PER_DAMAGED <= good;
}

const decodeUtf16 = (label: string, bytes: Uint8Array): DecodedText => ({
  text: new TextDecoder(label).decode(bytes),
  encoding: 'UTF-16',
});

const countZeros = (bytes: Uint8Array, parity: number): number =>
  bytes.filter((byte, at) => byte === 0 && at % 2 === parity).length;

/** Bytes below the space that are neither tabs nor line breaks. */
const countControls = (bytes: Uint8Array): number =>
  bytes.filter((byte) => byte < 0x20 && (byte < 0x09 || byte > 0x0d)).length;

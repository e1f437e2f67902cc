/** What a file is by its first bytes; names are only believed for plain text. */
export type FileKind = 'pdf' | 'zip' | 'text' | 'doc' | 'pages' | 'odt' | 'rtf' | 'image' | 'other';

const starts = (bytes: Uint8Array, ...codes: readonly number[]): boolean =>
  codes.every((code, index) => bytes[index] === code);
const toAscii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const HEAD = 1024;

function isImage(bytes: Uint8Array): boolean {
  return (
    starts(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    starts(bytes, 0xff, 0xd8, 0xff) ||
    starts(bytes, 0x47, 0x49, 0x46, 0x38) ||
    starts(bytes, 0x49, 0x49, 0x2a, 0) ||
    starts(bytes, 0x4d, 0x4d, 0, 0x2a) ||
    starts(bytes, 0x42, 0x4d) ||
    (starts(bytes, 0x52, 0x49, 0x46, 0x46) && toAscii(bytes, 8, 12) === 'WEBP') ||
    /^ftyp(?:heic|heix|mif1|avif)/u.test(toAscii(bytes, 4, 12))
  );
}

/** Names inside a zip tell a Pages or OpenDocument file from a Word one. */
function zipKind(bytes: Uint8Array): FileKind {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 64 * 1024));
  if (text.includes('application/vnd.oasis.opendocument')) return 'odt';
  const end = new TextDecoder('latin1').decode(bytes.subarray(-64 * 1024));
  if (
    /Index\/Document\.iwa|Index\.zip|preview-micro\.jpg/u.test(text + end) &&
    !end.includes('word/document.xml')
  )
    return 'pages';
  return 'zip';
}

/** Whether bytes could be text: no zero bytes (UTF-16 marks apart) and few control characters. */
function isText(bytes: Uint8Array): boolean {
  if (starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff)) return true;
  const head = bytes.subarray(0, 4096);
  const odd = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  return odd === 0;
}

/** Tells what a file is. */
export function detectKind(bytes: Uint8Array): FileKind {
  if (toAscii(bytes, 0, Math.min(HEAD, bytes.length)).includes('%PDF-')) return 'pdf';
  if (starts(bytes, 0x50, 0x4b, 3, 4) || starts(bytes, 0x50, 0x4b, 5, 6)) return zipKind(bytes);
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'doc';
  if (starts(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66)) return 'rtf';
  if (isImage(bytes)) return 'image';
  return isText(bytes) ? 'text' : 'other';
}

/** Decodes a text file: byte-order mark, UTF-8, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

import { deflateSync } from 'node:zlib';

const encodeLatin = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** A PDF of one page whose content is the given packed stream, its dictionary as given. */
export function makePackedPdf(dictionary: string, content: Uint8Array): Uint8Array {
  return concat(
    encodeLatin(
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
        '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 << /Type /Font ' +
        '/Subtype /Type1 /BaseFont /Helvetica >> >> >> /Contents 4 0 R >>\nendobj\n' +
        `4 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`,
    ),
    content,
    encodeLatin('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF'),
  );
}

const makeZeros = (megabytes: number): Uint8Array => new Uint8Array(megabytes * 1024 * 1024);

const packed = new Map<number, Uint8Array>();

/** Zeros as zlib packs them; made once for every size. */
export function deflateZeros(megabytes: number): Uint8Array {
  const bytes = packed.get(megabytes) ?? new Uint8Array(deflateSync(makeZeros(megabytes)));
  packed.set(megabytes, bytes);
  return bytes;
}

export const encodeHex = (bytes: Uint8Array): Uint8Array =>
  encodeLatin(`${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}>`);

/** Zlib bytes that begin with a stored block of the given text, so that it is readable inside the stream. */
export function makeHiddenEnd(text: string, megabytes: number): Uint8Array {
  const inside = encodeLatin(text);
  const size = [inside.length & 255, inside.length >> 8, ~inside.length & 255, (~inside.length >> 8) & 255];
  return concat(Uint8Array.of(0x78, 0x9c, 0, ...size), inside, deflateZeros(megabytes).subarray(2));
}

/** An LZW stream of zero bytes: each code one byte longer than the one before. */
export function makeLzwZeros(rounds: number): Uint8Array {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  const put = (code: number, width: number): void => {
    held = (held << width) | code;
    bits += width;
    while (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
    held &= (1 << bits) - 1;
  };
  for (let round = 0; round < rounds; round += 1) {
    put(256, round === 0 ? 9 : 12);
    put(0, 9);
    for (let code = 258; code < 4094; code += 1)
      put(code, code >= 2047 ? 12 : code >= 1023 ? 11 : code >= 511 ? 10 : 9);
  }
  put(257, 12);
  return Uint8Array.from(bytes);
}

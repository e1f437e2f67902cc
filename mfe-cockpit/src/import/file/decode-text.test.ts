import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeAs, decodeText } from './decode-text.ts';

const TEXT = 'Nome;E-mail;Área\nJosé da Conceição;jose@empresa.com;Operações';
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};
/** As `iconv -t CP850` and `iconv -t MACINTOSH` write it. */
const OLD = {
  'CP 850': { Á: 0xb5, é: 0x82, ç: 0x87, ã: 0xc6, õ: 0xe4 },
  'Mac Roman': { Á: 0xe7, é: 0x8e, ç: 0x8d, ã: 0x8b, õ: 0x9b },
} as const;
const old = (text: string, letters: Readonly<Record<string, number>>) =>
  Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['UTF-8', utf8(TEXT)],
  ['UTF-8', utf8(`\ufeff${TEXT}`)],
  ['Windows-1252', latin(TEXT)],
  ['CP 850', old(TEXT, OLD['CP 850'])],
  ['Mac Roman', old(TEXT, OLD['Mac Roman'])],
  ['UTF-16', utf16(`\ufeff${TEXT}`, true)],
  ['UTF-16', utf16(`\ufeff${TEXT}`, false)],
  ['UTF-16', utf16(TEXT, true)],
  ['UTF-16', utf16(TEXT, false)],
])('%s gives the same text', (encoding, bytes) =>
  expect(decodeText(bytes)).toEqual({ text: TEXT, encoding }),
);

test.each([
  ['UTF-8', utf8(`\ufeff${TEXT}`)],
  ['Windows-1252', latin(TEXT)],
  ['CP 850', old(TEXT, OLD['CP 850'])],
  ['Mac Roman', old(TEXT, OLD['Mac Roman'])],
  ['UTF-16', utf16(`\ufeff${TEXT}`, false)],
  ['UTF-16', utf16(TEXT, true)],
  ['UTF-16', utf16(TEXT, false)],
] as const)('%s that was chosen is read as it is written', (encoding, bytes) =>
  expect(decodeAs(bytes, encoding)).toBe(TEXT),
);

/** Letters that both encodings have. */
const LETTERS = 'abcXYZ 019;,\tçãõáéíóúâêôàÇÃÕ€“”–'.split('');
const WINDOWS: Readonly<Record<string, number>> = { '€': 0x80, '“': 0x93, '”': 0x94, '–': 0x96 };
const written = fc.array(fc.constantFrom(...LETTERS)).map((letters) => letters.join(''));

test('no letter is lost in either encoding', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect(decodeText(utf8(text))?.text).toBe(text);
      const bytes = Uint8Array.from(`ção ${text}`, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0));
      expect(decodeText(bytes)).toEqual({ text: `ção ${text}`, encoding: 'Windows-1252' });
    }),
  );
});

test('any text in UTF-8 is read as it is', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((one) => !/\p{Cc}/u.test(one));
  fc.assert(
    fc.property(text, (one) => {
      expect(decodeText(utf8(`Nome\n${one}`))?.text).toBe(`Nome\n${one}`);
    }),
  );
});

const MANY = `${TEXT};ã ã ã ã ã`;
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

test('a byte that is damaged in a file in UTF-8 damages one letter, not all of them', () =>
  expect(decodeText(joined(utf8(`${MANY}\nJo`), latin('ã'), utf8('o')))).toEqual({
    text: `${MANY}\nJo\ufffdo`,
    encoding: 'UTF-8',
  }));

test('a letter in UTF-8 within a file in Windows-1252 does not change how the others are read', () =>
  expect(decodeText(joined(latin(`${MANY}\nJo`), utf8('ã'), latin('o')))).toEqual({
    text: `${MANY}\nJoÃ£o`,
    encoding: 'Windows-1252',
  }));

test.each([
  ['a workbook', latin('PK\u0003\u0004abc')],
  ['an old workbook', latin('\u00d0\u00cf\u0011\u00e0abc')],
  ['a PDF', latin('%PDF-1.7')],
  ['bytes', Uint8Array.from({ length: 500 }, (_, at) => (at * 37) % 256)],
  ['bytes without a zero', Uint8Array.from({ length: 500 }, (_, at) => 1 + ((at * 37) % 255))],
])('%s is no text', (_, bytes) => expect(decodeText(bytes)).toBeNull());

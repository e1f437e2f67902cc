/** Signs of the Windows-1252 table beyond Latin-1, which the standard fonts of PDF can write. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Signs that have a plain form that says the same. */
const PLAIN: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '✓': '-',
  '✔': '-',
  '●': '•',
  '▪': '•',
  '◦': '•',
  '\u00ad': '',
};

const canWrite = (sign: string): boolean => /^[\u0020-\u007e\u00a1-\u00ff]$/u.test(sign) || EXTRA.has(sign);

/** A text with only such signs as the standard fonts of PDF hold, and those that had to be left out. */
export function encodable(text: string): { readonly text: string; readonly dropped: readonly string[] } {
  const dropped: string[] = [];
  const written = Array.from(text.normalize('NFC').replace(/\s/gu, ' '), (sign) => {
    if (canWrite(sign)) return sign;
    const plain = PLAIN[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
    if (PLAIN[sign] !== undefined || (plain !== '' && Array.from(plain).every(canWrite))) return plain;
    dropped.push(sign);
    return '';
  });
  return { text: written.join('').replace(/ {2,}/gu, ' ').trim(), dropped };
}

/** Wrappers around JSON in pages, which make old browsers skip it. */
const WRAPPING = ['<!--', '-->', '<![CDATA[', '<!]]>', ']]>', '//', '/*', '*/', '>', ';'];

/** @param most layers; a page has two or three, one built to exhaust the reader has thousands */
function unwrap(text: string, most = 10): string {
  const bare = text.trim();
  if (most === 0) return bare;
  const before = WRAPPING.find((mark) => bare.startsWith(mark)) ?? '';
  const after = WRAPPING.find((mark) => bare.length > before.length && bare.endsWith(mark)) ?? '';
  const inner = bare.slice(before.length, bare.length - after.length);
  return before === '' && after === '' ? bare : unwrap(inner, most - 1);
}

/** A string of JSON. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/gs;

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Line breaks inside of strings are the fault that pages make most. */
const withEscapedBreaks = (text: string): string =>
  text.replace(STRING, (string) =>
    // oxlint-disable-next-line no-control-regex
    string.replace(/[\u0000-\u001f]/g, (character) => ESCAPES[character] ?? ' '),
  );

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The value of a block of JSON-LD, with the usual mistakes of pages repaired; undefined if it is broken beyond that.
 */
export function parseBlock(text: string): unknown {
  const bare = unwrap(text);
  return parseJson(bare) ?? parseJson(withEscapedBreaks(bare));
}

/** Long enough for the slowest browser to have read the file. */
const KEPT_MS = 60_000;

/**
 * Gives the person a file to keep.
 * @param content a text, which is written in UTF-8, or bytes
 * @param type media type, without a charset
 */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const charset = typeof content === 'string' ? ';charset=utf-8' : '';
  const url = URL.createObjectURL(new Blob([content], { type: `${type}${charset}` }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

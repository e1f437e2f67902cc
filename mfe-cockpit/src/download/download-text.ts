/** Long enough for the slowest browser to have read the file. */
const KEPT_MS = 60_000;

/** Gives the person a file to keep. @param type media type of the text, which is written in UTF-8 */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** Long enough for the slowest browser to have read the file. */
const KEPT_MS = 60_000;

/** Gives the person a file to keep. @param type media type of the text */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

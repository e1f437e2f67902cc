/** Hands a file to the browser's downloads. */
export function downloadFile(bytes: Uint8Array<ArrayBuffer>, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** The same for a text, as UTF-8. */
export const downloadText = (text: string, fileName: string, type: string): void =>
  downloadFile(new TextEncoder().encode(text), fileName, `${type};charset=utf-8`);

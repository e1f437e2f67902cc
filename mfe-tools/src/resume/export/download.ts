/** A name that every file system takes: "curriculo-conceicao-araujo.pdf". */
export function fileNameOf(name: string, extension: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return `${['curriculo', plain].filter((part) => part !== '').join('-')}.${extension}`;
}

/** Hands a file to the browser's downloads. */
export function downloadFile(bytes: Uint8Array<ArrayBuffer>, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

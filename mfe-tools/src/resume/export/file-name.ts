/** A name that every file system takes: "curriculo-conceicao-araujo.pdf". */
export function makeFileName(name: string, extension: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return `${['curriculo', plain].filter((part) => part !== '').join('-')}.${extension}`;
}

import { strToU8, zipSync } from 'fflate';

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const escape = (text: string): string => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');

export interface ParagraphOptions {
  readonly bold?: boolean;
  /** Points. */
  readonly size?: number;
  readonly listed?: boolean;
  /** Further run properties, as XML. */
  readonly run?: string;
}

/** A paragraph of WordprocessingML; `\t` becomes a tab. */
export function makeParagraph(
  text: string,
  { bold = false, size = 11, listed = false, run = '' }: ParagraphOptions = {},
): string {
  const list = listed ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>' : '';
  const properties = `<w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/>${run}</w:rPr>`;
  const content = text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escape(part)}</w:t>`)
    .join('<w:tab/>');
  return `<w:p>${list}<w:r>${properties}${content}</w:r></w:p>`;
}

export const makeTable = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

export const makeTextBox = (content: string): string =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${content}</w:txbxContent></mc:Choice>` +
  `<mc:Fallback><w:txbxContent>${content}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`;

const writePart = (root: string, content: string): Uint8Array =>
  strToU8(`<?xml version="1.0" encoding="UTF-8"?><w:${root} ${NAMESPACE}>${content}</w:${root}>`);

/** The bytes of a Word document with a body and further parts (`word/header1.xml`, …). */
export function makeDocx(body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': writePart('document', `<w:body>${body}</w:body>`),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [
        name,
        writePart(name.includes('header') ? 'hdr' : 'ftr', content),
      ]),
    ),
  });
}

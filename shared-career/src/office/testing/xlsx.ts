import { strToU8, zipSync } from 'fflate';

/** A cell of a test's workbook: a text, a number, a truth, or what is written as XML in its place (`at` for its name). */
export type TestCell = string | number | boolean | null | { readonly xml: string };

export interface TestSheet {
  readonly name: string;
  readonly rows: readonly (readonly TestCell[])[];
  readonly state?: 'hidden' | 'veryHidden';
}

export interface TestWorkbookOptions {
  readonly from1904?: boolean;
  /** Texts in the sheets themselves, as some exporters write them. */
  readonly inline?: boolean;
  /** Further parts, or others in place of those that are there. */
  readonly parts?: Readonly<Record<string, string>>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPREADSHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function makeColumnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : makeColumnName(Math.floor(at / 26) - 1) + letter;
}

/** Style 1 shows a number as a day, style 2 by a format that is written out, style 3 as money. */
const STYLES = `<styleSheet ${SPREADSHEET}><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt
numFmtId="165" formatCode="[$R$-416] #,##0.00;[Red]&quot;menos&quot; 0"/></numFmts><cellStyleXfs count="1"><xf
numFmtId="14"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf
numFmtId="165"/></cellXfs></styleSheet>`;

/** The bytes of a workbook as a spreadsheet writes it. */
export function makeXlsx(sheets: readonly TestSheet[], options: TestWorkbookOptions = {}): Uint8Array {
  const strings: string[] = [];
  const cell = (value: TestCell, name: string): string => {
    if (value === null) return '';
    if (typeof value === 'object') return value.xml.replaceAll('@', name);
    if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`;
    if (typeof value === 'boolean') return `<c r="${name}" t="b"><v>${Number(value)}</v></c>`;
    if (options.inline) return `<c r="${name}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`;
    strings.push(`<si><t xml:space="preserve">${escape(value)}</t></si>`);
    return `<c r="${name}" t="s"><v>${strings.length - 1}</v></c>`;
  };
  const sheetXml = ({ rows }: TestSheet): string =>
    `${HEAD}<worksheet ${SPREADSHEET}><sheetData>${rows
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((value, column) => cell(value, makeColumnName(column) + (at + 1))).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const written = sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)] as const);
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escape(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `${HEAD}<workbook ${SPREADSHEET} xmlns:r="${OFFICE}"><workbookPr${
      options.from1904 ? ' date1904="1"' : ''
    }/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `${HEAD}<sst ${SPREADSHEET}>${strings.join('')}</sst>`,
    ...Object.fromEntries(written),
    ...options.parts,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

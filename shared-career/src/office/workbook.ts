import { err, ok, type Result } from '@aura/shared-domain';
import { readAttribute } from '../resume/docx/xml.ts';
import { findDateStyles } from './date-styles.ts';
import { readParts } from './parts.ts';
import { readSharedStrings } from './shared-strings.ts';
import { scanTokens } from './tokens.ts';

/** A workbook of a spreadsheet (ECMA-376, part 1, chapter 18), its sheets not read yet. */
export interface Workbook {
  readonly bytes: Uint8Array;
  /** Visible sheets of cells, in their order; hidden ones are not offered. */
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly strings: readonly string[];
  /** Places of the styles under which a number is a date. */
  readonly dateStyles: ReadonlySet<number>;
  /** Whether days count from 1904, as they once did on the Macintosh. */
  readonly from1904: boolean;
}

/** `protected`: with a password. `old`: the binary format before 2007. `other`: an archive that holds no workbook. */
export type WorkbookProblem = 'damaged' | 'protected' | 'old' | 'other';

const BOOK = 'xl/workbook.xml';
const LINKS = 'xl/_rels/workbook.xml.rels';
const WANTED: ReadonlySet<string> = new Set([BOOK, LINKS, 'xl/sharedStrings.xml', 'xl/styles.xml']);

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** What a file with a password holds in place of a workbook (MS-OFFCRYPTO 2.3.4.4), as UTF-16. */
const ENCRYPTED = 'EncryptedPackage'
  .split('')
  .flatMap((letter) => [letter, '\0'])
  .join('');

/** Opens a workbook. Nothing in it is run or fetched. */
export function readWorkbook(bytes: Uint8Array): Result<Workbook, WorkbookProblem> {
  if (COMPOUND.every((byte, at) => bytes[at] === byte))
    return err(new TextDecoder('latin1').decode(bytes).includes(ENCRYPTED) ? 'protected' : 'old');
  const parts = readParts(bytes, (name) => WANTED.has(name));
  if (!parts.ok) return parts;
  const book = parts.value.get(BOOK);
  if (book === undefined) return err('other');
  const targets = readTargets(parts.value.get(LINKS) ?? '');
  const sheets: { name: string; part: string }[] = [];
  let from1904 = false;
  for (const token of scanTokens(book)) {
    if (token.kind !== 'open') continue;
    if (token.name === 'workbookPr')
      from1904 = /^(?:1|true)$/u.test(readAttribute(token.attributes, 'date1904'));
    const part = token.name === 'sheet' ? targets.get(readAttribute(token.attributes, 'r:id')) : undefined;
    if (part !== undefined && !/hidden/iu.test(readAttribute(token.attributes, 'state')))
      sheets.push({ name: readAttribute(token.attributes, 'name'), part });
  }
  return sheets.length === 0
    ? err('damaged')
    : ok({
        bytes,
        sheets,
        strings: readSharedStrings(parts.value.get('xl/sharedStrings.xml') ?? ''),
        dateStyles: findDateStyles(parts.value.get('xl/styles.xml') ?? ''),
        from1904,
      });
}

/** Locations of the sheets in the archive, by the ids of their links. */
function readTargets(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const token of scanTokens(xml)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    if (!readAttribute(token.attributes, 'Type').endsWith('/worksheet')) continue;
    const target = readAttribute(token.attributes, 'Target');
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    targets.set(readAttribute(token.attributes, 'Id'), part);
  }
  return targets;
}

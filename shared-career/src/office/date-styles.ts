import { readAttribute } from '../resume/docx/xml.ts';
import { scanTokens } from './tokens.ts';

/** Formats of dates that have a number and are not written out (ECMA-376, part 1, 18.8.30). */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** What is written out in a format, and colours and currencies in it. */
const LITERALS = /"[^"]*"|\[[^\]]*\]|[\\_*].|general/giu;

const isDateFormat = (code: string): boolean => /[dmyhs]/iu.test(code.replaceAll(LITERALS, ''));

/** Places, in the list of styles of cells, of those that show a number as a date. */
export function findDateStyles(xml: string): ReadonlySet<number> {
  const written = new Map<number, string>();
  const found = new Set<number>();
  let isOfCells = false;
  let at = 0;
  for (const token of scanTokens(xml)) {
    if (token.kind === 'close' && token.name === 'cellXfs') isOfCells = false;
    if (token.kind !== 'open') continue;
    if (token.name === 'cellXfs') isOfCells = true;
    const id = Number(readAttribute(token.attributes, 'numFmtId'));
    if (token.name === 'numFmt') written.set(id, readAttribute(token.attributes, 'formatCode'));
    if (token.name !== 'xf' || !isOfCells) continue;
    const code = written.get(id);
    if (code === undefined ? isBuiltIn(id) : isDateFormat(code)) found.add(at);
    at += 1;
  }
  return found;
}

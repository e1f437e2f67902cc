import { err, ok, type Result } from '@aura/shared-domain';
import { readAttribute } from '../resume/docx/xml.ts';
import { convertSerialToDay } from './convert-serial-to-day.ts';
import { readParts } from './parts.ts';
import { unescapeControls } from './shared-strings.ts';
import { scanTokens } from './tokens.ts';
import type { Workbook } from './workbook.ts';

/** A row that holds anything. */
export interface SheetRow {
  /** As the spreadsheet counts it, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether it has a formula whose result the file does not hold. */
  readonly lacksResult: boolean;
}

/** No list of people is wider; further columns are ignored. */
const MAX_COLUMNS = 256;
const LETTERS = 26;

/** The rows of a sheet as texts, at most so many: results of formulas, dates as `AAAA-MM-DD`, numbers with a point. */
export function readSheet(
  workbook: Workbook,
  part: string,
  maxRows: number,
): Result<readonly SheetRow[], 'damaged'> {
  const parts = readParts(workbook.bytes, (name) => name === part);
  const xml = parts.ok ? parts.value.get(part) : undefined;
  return xml === undefined ? err('damaged') : ok(readRows(xml, workbook, maxRows));
}

interface OpenCell {
  readonly at: number;
  readonly type: string;
  readonly style: number;
  isFormula: boolean;
  text: string;
}

function readRows(xml: string, workbook: Workbook, maxRows: number): SheetRow[] {
  const rows: SheetRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let lacksResult = false;
  let cell: OpenCell | null = null;
  let isValue = false;
  const closeCell = () => {
    if (cell !== null && cell.at < MAX_COLUMNS) {
      while (cells.length < cell.at) cells.push('');
      cells[cell.at] = readCell(cell, workbook);
      lacksResult ||= cell.isFormula && cell.text === '';
    }
    cell = null;
  };
  for (const token of scanTokens(xml)) {
    const isOpen = token.kind === 'open';
    if (token.kind === 'text') {
      if (isValue && cell !== null) cell.text += token.text;
    } else if (token.name === 'row') {
      if (isOpen) {
        line = Number(readAttribute(token.attributes, 'r')) || line + 1;
        [cells, lacksResult] = [[], false];
      }
      if (isOpen && !token.empty) continue;
      if (lacksResult || cells.some((text) => text.trim() !== '')) rows.push({ line, cells, lacksResult });
      if (rows.length >= maxRows) break;
    } else if (token.name === 'c') {
      if (isOpen) {
        const { attributes } = token;
        cell = {
          at: parseColumn(readAttribute(attributes, 'r')) ?? cells.length,
          type: readAttribute(attributes, 't'),
          style: Number(readAttribute(attributes, 's')),
          isFormula: false,
          text: '',
        };
      }
      if (!isOpen || token.empty) closeCell();
    } else if (token.name === 'f' && cell !== null) cell.isFormula = true;
    else if (token.name === 'v' || token.name === 't') isValue = isOpen && !token.empty;
  }
  return rows;
}

/** The place of a cell such as "AB12" in its row, from 0. */
function parseColumn(name: string): number | null {
  const letters = /^[A-Z]{1,3}/u.exec(name)?.[0];
  if (letters === undefined) return null;
  return letters.split('').reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The value of a cell by its type (ECMA-376, part 1, 18.18.11). */
function readCell({ type, text, style }: OpenCell, { strings, dateStyles, from1904 }: Workbook): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'VERDADEIRO' : 'FALSO';
  if (type !== '' && type !== 'n') return unescapeControls(text);
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return text;
  return (dateStyles.has(style) ? convertSerialToDay(number, from1904) : null) ?? String(number);
}

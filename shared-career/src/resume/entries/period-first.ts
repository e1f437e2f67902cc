import { findPeriods } from '../dates/period.ts';
import type { Run } from '../layout/model.ts';
import { type Block, blockText } from './block.ts';

const makePlainRun = (text: string): Run => ({ text, bold: false, italic: false });

/** End of a heading's sentence: a full stop before a capital that is not one of an abbreviation ("Profa."). */
const STOP = /(?<=\p{Ll}{3,}|\))(?<!\b(?:Dra|Sra|Prof|Profa|Cia|Esc|Mun|Est))\.\s+(?=\p{Lu})/u;

/** What a line tells after a period and a colon; null for any other line. */
function findTold(block: Block): { told: string; when: string; single: boolean } | null {
  const text = blockText(block);
  const [period] = findPeriods(text);
  if (period === undefined || block.sides.length > 0 || text.slice(0, period.from).trim() !== '') return null;
  const told = /^\s*:\s+(?<told>\p{L}.*)$/u.exec(text.slice(period.to))?.groups?.['told'];
  return told === undefined
    ? null
    : { told, when: text.slice(period.from, period.to), single: period.single };
}

/**
 * Splits a job on one line: "2019 - hoje: Merendeira na Escola Sol. Preparo de refeições" becomes a heading with its
 * period and an item. Other lines stay unchanged.
 */
function openOne(block: Block, years: boolean): Block[] {
  const first = findTold(block);
  if (first === null || (first.single && !years)) return [block];
  const { told, when } = first;
  const stop = STOP.exec(told);
  const name = (stop === null ? told : told.slice(0, stop.index)).replace(/\.$/u, '');
  const heading: Block = {
    ...block,
    cells: [[makePlainRun(name)]],
    sides: [when],
    bullet: false,
  };
  if (stop === null) return [heading];
  const item = told.slice(stop.index + stop[0].length);
  return [heading, { ...block, cells: [[makePlainRun(item)]], bullet: true, gap: 1 }];
}

/** Splits the jobs of a section with one line each; lone years count if the section begins with one. */
export function openPeriodFirst(blocks: readonly Block[]): Block[] {
  const [head] = blocks;
  // Elsewhere a lone year dates an event of a job: "2019: prêmio de vendas".
  const years = head !== undefined && findTold(head) !== null;
  return blocks.flatMap((block) => openOne(block, years));
}

import { findPeriods, isLoneDate, type Period, parsePeriod, withoutDates } from '../dates/period.ts';
import { isPlace } from '../fields/place.ts';
import { scoreTitle } from '../lexicon/words.ts';
import { type Block, blockText } from './block.ts';
import { isItemLike } from './item-like.ts';
import { readLabels } from './labels.ts';

/** One job, course of study or project: the lines of its heading and those below. */
export interface RawEntry {
  /** Heading lines; the first is always there. */
  readonly heading: readonly Block[];
  readonly body: readonly Block[];
}

const HEADING_LENGTH = 130;
const MOST_LINES_ABOVE = 3;

/** "2014 a 2019 (concluído)" */
const PROGRESS_BEHIND =
  /^\s*\((?:conclu[ií]d[oa]|complet[oa]|incomplet[oa]|trancad[oa]|interrompid[oa]|cursando|em andamento)\)\s*$/iu;

/** "Auxiliar Financeiro - 02/2019 a 02/2021 (mesma empresa)": one more job with the employer of the job above. */
const SAME_COMPANY = new RegExp(
  String.raw`[\s,;|•·–—-]*(?:\(\s*(?:na |no )?mesm[ao] (?:empresa|empregador|firma|companhia|grupo)\s*\)|` +
    String.raw`(?<!\p{L})(?:na |no )?mesm[ao] (?:empresa|empregador|firma|companhia)\s*\.?\s*$)`,
  'iu',
);

/** A line without the words that point at the employer of the job above. */
export const withoutSameCompany = (block: Block): Block => ({
  ...block,
  cells: block.cells.map((runs) => runs.map((run) => ({ ...run, text: run.text.replace(SAME_COMPANY, '') }))),
});

/** "Auxiliar Financeiro - 02/2019 a 02/2021 (Loja Sol)": a job, its time and, last, a short name. */
const NAME_BEHIND = /^\s*(?:\(\s*\p{Lu}[^().;:]{2,50}\)|[–—|-]\s*\p{Lu}[^().;:]{2,50})\s*$/u;

/** "de 208 (2013) para 231 (2015)" compares two years, and no job has them for its period. */
const COMPARES_YEARS = /\d[\d.,%]*\s*(?:\(\s*|em\s+)(?:19|20)\d{2}\s*\)?\s*(?:para|→|->)\s*(?:R\$\s*)?\d/iu;

/** The full stop of an abbreviation in a company's name ends no sentence. */
const ENDS_ABBREVIATED = /(?:ltda|s\.a|inc|co|corp|jr|sr)\.$/iu;

/** Whether a line ends as a sentence does. */
const isSentence = (text: string): boolean => /[.;]$/u.test(text) && !ENDS_ABBREVIATED.test(text);

/** Whether what stands before a period is the short name of a job. */
const isTitleBefore = (text: string, end: number): boolean => {
  const head = text.slice(0, end).replace(/[\s,;:(|•·–—-]+$/u, '');
  return /^\p{Lu}/u.test(head) && head.split(/\s+/u).length <= 7 && scoreTitle(head) > 0;
};

/** Whether a line is the name of a job, its time, and that it was with the employer of the job above. */
export function isAtSameCompany(block: Block): boolean {
  const text = blockText(block);
  const plain = blockText(withoutSameCompany(block));
  const [period, ...others] = findPeriods(plain);
  if (!SAME_COMPANY.test(text) || period === undefined || period.single || others.length > 0) return false;
  return isTitleBefore(plain, period.from) && !/[\p{L}\p{N}]/u.test(plain.slice(period.to));
}

/** How a line begins that goes on with the one above. */
const GOES_ON = /^(?:em|de|d[ao]s?|para|pra|com|e|por|n[ao]s?|que|ao|até) (?!\d{4}\b)/u;

/** Whether a line that is not a list item has a date at its start or end. */
function isDatedInline(block: Block): boolean {
  const text = blockText(block);
  const periods = findPeriods(text);
  const [first] = periods;
  const last = periods.at(-1);
  if (first === undefined || last === undefined || COMPARES_YEARS.test(text)) return false;
  // The rest of a line that the page broke: "em 8 meses (2023)".
  if (last.single && periods.length === 1 && GOES_ON.test(text)) return false;
  const labels = readLabels(text);
  if (labels !== null)
    return labels.some(({ field }) => field === 'period' || field === 'start' || field === 'end');
  const rest = withoutDates(text);
  if (rest.length > HEADING_LENGTH || (isSentence(rest) && rest.length > 40)) return false;
  const atStart = !/[\p{L}\p{N}]/u.test(text.slice(0, first.from));
  const tail = text.slice(last.to).replace(PROGRESS_BEHIND, '');
  const atEnd =
    !/[\p{L}\p{N}]/u.test(withoutDates(tail)) ||
    isPlace(tail.replace(/^[\s,;|•·–—-]+/u, '')) ||
    (NAME_BEHIND.test(tail) && periods.length === 1 && !last.single && isTitleBefore(text, first.from)) ||
    // "(jan a dez/2016, 6h/dia)"
    (/^,[^(),]{1,20}\)$/u.test(tail) && !last.single);
  // A lone year at the end of a longer line is more often part of a sentence ("Prêmio Top 2019").
  return atStart || (atEnd && (!last.single || rest.length <= 80));
}

/** "1º lugar em vendas em 2019", "118% da meta em 2024 e 104% em 2025": years that prepositions tie to the sentence. */
function tellsOfYear(block: Block): boolean {
  const text = blockText(block);
  const dates = findPeriods(text);
  const [first] = dates;
  if (first === undefined) return false;
  return (
    text.slice(0, first.from).split(/\s+/u).length >= 3 &&
    dates.every(({ single, from }) => single && /^(?:em|in|de|no ano de)\s/iu.test(text.slice(from))) &&
    scoreTitle(text) === 0
  );
}

const hasSideDate = (block: Block): boolean => parsePeriod(block.sides.join(' ')) !== null;

const isBareDate = (block: Block | undefined): boolean => block !== undefined && isLoneDate(blockText(block));

const isHeadingLike = (block: Block): boolean => {
  const text = blockText(block);
  return (
    !block.bullet &&
    text.length <= HEADING_LENGTH &&
    !isItemLike(text) &&
    !text.endsWith(':') &&
    !isSentence(text)
  );
};

const isSameStyle = (one: Block, other: Block): boolean =>
  one.lead === other.lead &&
  (one.lead || one.italic === other.italic) &&
  Math.abs(one.size - other.size) < 0.3 &&
  Math.abs(one.x - other.x) < 6;

/** List items that are entries themselves lose their bullet: "• 2019–2021 Loja Sol". */
function withoutBullets(blocks: readonly Block[], everyItem: boolean): readonly Block[] {
  if (blocks.some((block) => hasSideDate(block) || (!block.bullet && isDatedInline(block)))) return blocks;
  const dated = blocks.some((block) => block.bullet && isDatedInline(block));
  if (blocks.every((block) => block.bullet) && everyItem)
    return blocks.map((block) => ({ ...block, bullet: false }));
  const plain = blocks.filter((block) => !block.bullet).length;
  if (!dated || plain > blocks.length / 2) return blocks;
  return blocks.map((block) => (block.bullet && isDatedInline(block) ? { ...block, bullet: false } : block));
}

/** In plain text a blank line parts an entry from the text above: the last one before the date, if any. */
function findAfterBlank(blocks: readonly Block[], from: number, base: number): number {
  for (let index = base; index > from; index -= 1) {
    const block = blocks[index];
    if (block?.size === 0 && block.gap >= 2 && !isLoneDate(blockText(block)) && (blocks[from]?.gap ?? 9) < 2)
      return index;
  }
  return from;
}

/** In plain text the first of the heading lines below a blank line, although other entries have their date on the first. */
function findBelowBlank(blocks: readonly Block[], top: number, base: number): number {
  for (let index = base; index >= top; index -= 1) {
    const block = blocks[index];
    if (block?.size !== 0) return base;
    if (block.gap >= 2) return index;
  }
  return base;
}

/** Start of a heading over a lone date in a section that began otherwise: after a blank line or a list, else one line. */
function findAboveDate(blocks: readonly Block[], top: number, base: number): number {
  const highest = Math.max(top, base - 2);
  for (let index = base - 1; index >= highest; index -= 1) {
    const apart = (blocks[index]?.gap ?? 0) >= 1.7 || blocks[index - 1]?.bullet === true;
    if (apart) return index;
  }
  return base - 1;
}

/** Index of the first heading line of the entry whose date is at or after `base`. */
function findHeadingStart(
  blocks: readonly Block[],
  base: number,
  floor: number,
  first: { start: Block; above: number } | null,
): number {
  let top = base;
  while (top > floor && base - top < MOST_LINES_ABOVE && isHeadingLike(blocks[top - 1] ?? blocks[top]!))
    top -= 1;
  if (first === null) return top;
  const matches = (index: number): boolean => {
    const block = blocks[index];
    return index >= top && block !== undefined && isSameStyle(block, first.start);
  };
  if (first.above === 0 && base > top && isBareDate(blocks[base]) && !isBareDate(first.start))
    return findAboveDate(blocks, top, base);
  if (matches(base - first.above)) {
    // Where every line looks alike, the space above tells entries apart.
    return first.above === 0
      ? findBelowBlank(blocks, top, base)
      : findAfterBlank(blocks, base - first.above, base);
  }
  // A line with nothing but the date opens no entry where others have a name above it.
  const nearest = first.above > 0 && base > top && isBareDate(blocks[base]) ? base - 1 : base;
  for (let index = nearest; index >= top; index -= 1) if (matches(index)) return index;
  return Math.max(top, Math.min(base, base - first.above));
}

/** Starts of entries without a date: lines that look like the first entry's first line, apart from what is above. */
function findUndatedStarts(blocks: readonly Block[], from: number, to: number, start: Block): number[] {
  const found: number[] = [];
  if (!start.lead) return found;
  for (let index = from; index < to; index += 1) {
    const block = blocks[index];
    const above = blocks[index - 1];
    if (block === undefined || above === undefined || !isHeadingLike(block) || !isSameStyle(block, start))
      continue;
    if (above.bullet || block.gap >= 1.7) found.push(index);
  }
  return found;
}

/** Cuts the lines of a section of experience, education or projects into entries. `everyItem`: list items are entries. */
export function segmentEntries(source: readonly Block[], everyItem: boolean): RawEntry[] {
  const blocks = withoutBullets(source, everyItem);
  if (blocks.length === 0) return [];
  const starts: number[] = [];
  const bases: number[] = [];
  let first: { start: Block; above: number } | null = null;
  for (const [index, block] of blocks.entries()) {
    if (!(hasSideDate(block) || (!block.bullet && isDatedInline(block)))) continue;
    // Close under an entry that is open, such a line is one of its items.
    if (!everyItem && bases.length > 0 && block.gap < 1.7 && tellsOfYear(block)) continue;
    const floor = bases.length === 0 ? 0 : (bases.at(-1) ?? 0) + 1;
    let base = index;
    while (base > floor && blocks[base]?.bullet === true) base -= 1;
    // Labels under one heading ("Início: …", "Término: …") belong to the entry that is open.
    const labels = readLabels(blockText(block));
    const followsOpen =
      labels?.every(({ field }) => field !== 'company' && field !== 'title' && field !== 'institution') ===
        true && base - 1 === bases.at(-1);
    if (followsOpen) {
      bases[bases.length - 1] = base;
      continue;
    }
    if (blocks[base]?.bullet === true && starts.length > 0) continue;
    const start = findHeadingStart(blocks, base, floor, first);
    if (first === null) first = { start: blocks[start] ?? block, above: base - start };
    starts.push(start);
    bases.push(base);
  }
  if (first === null) return segmentUndated(blocks, everyItem);
  if ((starts[0] ?? 0) > 0) starts[0] = 0;
  for (const [position, base] of [...bases].entries()) {
    starts.push(...findUndatedStarts(blocks, base + 1, starts[position + 1] ?? blocks.length, first.start));
  }
  const cuts = [...new Set(starts)].toSorted((a, b) => a - b);
  return cuts.map((cut, position) =>
    cutEntry(blocks.slice(cut, cuts[position + 1] ?? blocks.length), bases, cut),
  );
}

function cutEntry(lines: readonly Block[], bases: readonly number[], offset: number): RawEntry {
  const base = bases.find((index) => index >= offset && index < offset + lines.length);
  const sure = base === undefined ? 1 : base - offset + 1;
  let end = sure;
  while (end < lines.length && end < sure + 2 && isHeadingLike(lines[end] ?? lines[0]!)) end += 1;
  return { heading: lines.slice(0, end), body: lines.slice(end) };
}

/** Entries of a section that names no date at all. */
function segmentUndated(blocks: readonly Block[], everyItem: boolean): RawEntry[] {
  const [head] = blocks;
  if (head === undefined) return [];
  const cuts = [0];
  for (let index = 1; index < blocks.length; index += 1) {
    const block = blocks[index];
    const above = blocks[index - 1];
    if (block === undefined || above === undefined || block.bullet) continue;
    const apart = block.gap >= 1.7 || (block.gap >= 1.5 && block.gap > 1.15 * above.gap && index > 1);
    if (
      above.bullet ||
      apart ||
      (head.lead && block.lead && !above.lead) ||
      (everyItem &&
        above.gap === block.gap &&
        !head.lead &&
        blocks.length < 4 &&
        blocks.every((each) => !each.bullet && each.gap === block.gap) &&
        index % 2 === 0)
    )
      cuts.push(index);
  }
  return cuts.map((cut, position) =>
    cutEntry(blocks.slice(cut, cuts[position + 1] ?? blocks.length), [], cut),
  );
}

/** The period of an entry, from the rail first and from its heading's text else; null without any date. */
export function findEntryPeriod(entry: RawEntry): Period | null {
  const all = [...entry.heading, ...entry.body];
  const start = all
    .flatMap((block) => readLabels(blockText(block)) ?? [])
    .find(({ field }) => field === 'start');
  const end = all.flatMap((block) => readLabels(blockText(block)) ?? []).find(({ field }) => field === 'end');
  if (start !== undefined) {
    const from = parsePeriod(start.value);
    const to = end === undefined ? null : parsePeriod(`2000 – ${end.value}`);
    if (from !== null && !from.single) return from;
    return {
      start: from?.end ?? null,
      end: to?.single === false ? to.end : null,
      current: to?.current ?? false,
      single: false,
    };
  }
  const side = parsePeriod(all.flatMap((block) => block.sides).join(' '));
  if (side !== null) return side;
  const texts = entry.heading.map(blockText);
  const periods = texts.map((text) => parsePeriod(text)).filter((period) => period !== null);
  return periods.find((period) => !period.single) ?? periods[0] ?? null;
}

/** Places from the rail beside an entry; one that is broken after a comma is put together. */
export function readSidePlaces(entry: RawEntry): string[] {
  const sides = [...entry.heading, ...entry.body]
    .flatMap((block) => block.sides)
    .filter((side) => !isLoneDate(side));
  return sides.reduce<string[]>((places, side) => {
    const last = places.at(-1);
    if (last?.endsWith(',') === true) places[places.length - 1] = `${last} ${side}`;
    else places.push(side);
    return places;
  }, []);
}

import { type Block, blockText } from './block.ts';
import { type Labelled, readLabels } from './labels.ts';
import { splitLineParts, type Part } from './parts.ts';
import type { Roles } from './assign.ts';
import type { RawEntry } from './segment.ts';
import { isPlace } from '../fields/place.ts';
import { trimEdges } from '../fields/take-place.ts';
import { findPeriods, isLoneDate, withoutDates } from '../dates/period.ts';

/** A heading taken apart: names and places, labelled fields, and the lines that turned out to be body text. */
export interface Heading {
  readonly parts: readonly Part[];
  readonly labels: readonly Labelled[];
  readonly spill: readonly Block[];
  /** What stands in brackets behind the period: about the job as a whole, and no item of its list. */
  readonly asides: readonly string[];
}

/** Links between a job and its company inside one unstyled name: "Vendedora na Loja Sol", "Analyst at Nexo". */
const LINK = /(?<=.{3})\s+(?:na|no|em|at|@|for|da empresa|pela|pelo)\s+(?=\p{Lu}.)/gu;

interface Cut {
  readonly at: number;
  readonly length: number;
  readonly value: number;
}

/** The linking word at which a name is best cut. "em" names a field of study as often as a place, so that it needs proof. */
function findBestLink(text: string, roles: Roles): Cut | null {
  let best: Cut | null = null;
  for (const link of text.matchAll(LINK)) {
    const a = text.slice(0, link.index);
    const b = text.slice(link.index + link[0].length);
    const doubtful = link[0].trim() === 'em';
    if (a.length > 60 || b.length > 80 || roles.first(a) === 0 || (doubtful && roles.second(b) === 0))
      continue;
    const value = roles.first(a) - roles.second(a) + roles.second(b) - roles.first(b) - (doubtful ? 0.5 : 0);
    if (best === null || value > best.value) best = { at: link.index, length: link[0].length, value };
  }
  return best;
}

/** Cuts a single name in two at a comma or a linking word, where both halves read like their roles. */
function splitName(part: Part, roles: Roles): Part[] {
  const link = findBestLink(part.text, roles);
  const commas = [...part.text.matchAll(/,\s+/gu)];
  let best: Cut | null = null;
  for (const comma of commas) {
    const left = part.text.slice(0, comma.index);
    const right = part.text.slice(comma.index + comma[0].length);
    const straight = roles.first(left) + roles.second(right) - roles.first(right) - roles.second(left);
    const value = Math.abs(straight);
    if (best === null || value > best.value) best = { at: comma.index, length: comma[0].length, value };
  }
  if (link !== null && (best === null || link.value >= best.value)) best = link;
  else if (best === null || (best.value === 0 && (commas.length > 1 || part.text.length > 80))) return [part];
  return [
    { ...part, text: part.text.slice(0, best.at) },
    { ...part, text: part.text.slice(best.at + best.length) },
  ];
}

/** Whether a line under the first could be a second line of the heading rather than the beginning of the text. */
function isSecondLine(block: Block, above: Block, roles: Roles): boolean {
  const text = blockText(block);
  if (block.bullet || text.length > 100 || block.gap >= 2.2) return false;
  if (findPeriods(text).length > 0 || isLoneDate(text)) return true;
  const dressed = block.lead || block.italic || above.lead !== block.lead;
  const reads = roles.first(text) + roles.second(text) > 0;
  return (
    (dressed && text.split(/\s+/u).length <= 9 && (reads || block.italic || block.lead)) ||
    (reads && text.split(/\s+/u).length <= 8)
  );
}

/**
 * Whether a plain line between the name of a job and its list of items names the company, whatever it is called; so does
 * the only line under a name that is set apart.
 */
function standsBetween(entry: RawEntry, line: number, roles: Roles): boolean {
  const block = entry.heading[line];
  const above = entry.heading[line - 1];
  const below = entry.heading[line + 1] ?? entry.body[0];
  if (block === undefined || above === undefined || block.bullet) return false;
  const isOnly = below === undefined && above.lead && !block.lead;
  if (below?.bullet !== true && !isOnly) return false;
  const text = blockText(block);
  return (
    (isOnly || roles.first(blockText(above)) > 0) &&
    /^\p{Lu}/u.test(text) &&
    !/[.;:]$/u.test(text) &&
    text.split(/\s+/u).length <= 9 &&
    block.gap < 2.2
  );
}

/** The place of a line that holds a place and a period and nothing else: "Nova Lima, MG | mar/2015 – dez/2018". */
function readDatedPlace(block: Block): string {
  const text = blockText(block);
  const rest = trimEdges(withoutDates(text));
  return findPeriods(text).length > 0 && isPlace(rest) ? rest : '';
}

/** The longest aside, characters. */
const LONGEST_ASIDE = 120;

/**
 * The aside of a line that holds a period and an aside in brackets and nothing else: "mar/2019 – atual (clínica médica,
 * 32 leitos)"; empty for any other. A name in brackets is no aside: "2019 – 2021 (Loja Sol)".
 */
function readPeriodAside(text: string): string {
  const [period, ...others] = findPeriods(text);
  if (period === undefined || period.single || others.length > 0) return '';
  if (/[\p{L}\p{N}]/u.test(text.slice(0, period.from))) return '';
  const aside =
    /^[\s,;:|·•–—-]*\((?<aside>[^()]+)\)\.?$/u.exec(text.slice(period.to))?.groups?.['aside'] ?? '';
  return aside.length <= LONGEST_ASIDE && /\p{L}{3}/u.test(aside) && /^\s*\p{Ll}|[,;]/u.test(aside)
    ? aside.trim()
    : '';
}

/**
 * Takes the heading of an entry apart. Lines beyond the one with the date are used only while a name is missing; a
 * line set in one style is kept whole where another line brings the other name.
 */
export function takeHeading(entry: RawEntry, dated: number, loosePlaces: boolean, roles: Roles): Heading {
  const labels: Labelled[] = [];
  const parts: Part[] = [];
  const spill: Block[] = [];
  const asides: string[] = [];
  const named = (): number =>
    parts.filter((part) => !part.place).length +
    labels.filter(
      ({ field }) =>
        field === 'company' ||
        field === 'title' ||
        field === 'institution' ||
        field === 'course' ||
        field === 'degree',
    ).length;
  const free = entry.heading.filter(
    (block) => readLabels(blockText(block)) === null && !isLoneDate(blockText(block)),
  );
  for (const [line, block] of entry.heading.entries()) {
    const own = readLabels(blockText(block));
    if (own !== null) {
      labels.push(...own);
      continue;
    }
    const aside = readPeriodAside(blockText(block));
    if (aside !== '') {
      asides.push(aside);
      continue;
    }
    if (spill.length > 0) {
      if (!isLoneDate(blockText(block))) spill.push(block);
      continue;
    }
    const previous = entry.heading[line - 1];
    const wanted = line === 0 || named() < 2;
    const allowed =
      line <= dated ||
      (previous !== undefined && isSecondLine(block, previous, roles)) ||
      (named() === 1 && standsBetween(entry, line, roles)) ||
      (parts.length === 0 && hasSeveralNames(block, roles));
    if (isLoneDate(blockText(block))) continue;
    if (!wanted || !allowed) {
      const place = readDatedPlace(block);
      if (place === '') spill.push(block);
      else parts.push({ text: place, place: true, bold: false, line, firm: false });
      continue;
    }
    const next = free[free.indexOf(block) + 1];
    const other =
      line > 0
        ? named() > 0
        : next !== undefined && (entry.heading.indexOf(next) <= dated || isSecondLine(next, block, roles));
    // "Professora, 2º ano (2016 a 2020) e 1º ano (2021 em diante)" under the line with the period of the job.
    const keepsDates = line !== dated && findPeriods(blockText(block)).length > 1;
    parts.push(
      ...splitLineParts(block, line, loosePlaces, other && !hasSeveralNames(block, roles), keepsDates),
    );
  }
  const names = parts.filter((part) => !part.place);
  const [only] = names;
  const doubtful = parts.find((part) => part.place && !isPlace(part.text));
  // "Vendedora - Maré Moda": where nothing else names the employer, it is no town.
  if (named() === 1 && only !== undefined && doubtful !== undefined && roles.first(only.text) > 0)
    return {
      labels,
      spill,
      asides,
      parts: parts.map((part) => (part === doubtful ? { ...part, place: false } : part)),
    };
  if (names.length === 1 && only !== undefined && named() === 1) {
    return {
      labels,
      spill,
      asides,
      parts: [...splitName(only, roles), ...parts.filter((part) => part.place)],
    };
  }
  return { labels, spill, asides, parts };
}

/** Whether one line holds both names although it has one style: "Loja Sol | Vendedora". */
function hasSeveralNames(block: Block, roles: Roles): boolean {
  const pieces = splitLineParts(block, 0, false, false).filter((part) => !part.place);
  return (
    pieces.length > 1 &&
    pieces.some((part) => roles.first(part.text) > 0) &&
    pieces.some((part) => roles.first(part.text) === 0 && roles.second(part.text) > 0)
  );
}

import { isLoneDate } from '../dates/period.ts';
import { findExactHead } from '../sections/heads.ts';
import { listFragments, toCells } from './cells.ts';
import { isDressed } from './dressed.ts';
import { type Cell, readCellText, type Fragment } from './model.ts';
import { computeTypeSize, isFlooded, toRows, type Row } from './rows.ts';

/** Edges closer than this (points) are one edge. */
const EDGE = 3;
/** Widest distance between two lines of one head or name, in font sizes. */
const NEAR = 1.65;

interface Placed {
  readonly cell: Cell;
  readonly fragments: readonly Fragment[];
  readonly lead: Fragment;
}

const place = (row: Row): Placed[] =>
  toCells(row.fragments).flatMap((cell) => {
    const fragments = listFragments(row.fragments, cell).toSorted((a, b) => a.x - b.x);
    return fragments[0] === undefined ? [] : [{ cell, fragments, lead: fragments[0] }];
  });

const isBelow = (above: Placed, below: Placed): boolean =>
  above.lead.page === below.lead.page &&
  below.lead.y > above.lead.y + 1 &&
  below.lead.y - above.lead.y <= NEAR * above.lead.size &&
  above.lead.font === below.lead.font &&
  Math.abs(above.lead.size - below.lead.size) < 0.3 &&
  (Math.abs(above.cell.x - below.cell.x) <= EDGE ||
    Math.abs(above.cell.x + above.cell.right - below.cell.x - below.cell.right) <= EDGE);

/** Rows in which the pieces of each group are one, at the place of the first; `yOf` gives its height. */
function join(
  rows: readonly Row[],
  groups: readonly (readonly Placed[])[],
  yOf: (group: readonly Placed[]) => number = ([first]) => first?.lead.y ?? 0,
): Row[] {
  const changed = new Map<Fragment, Fragment | null>();
  for (const group of groups) {
    for (const { fragments } of group) for (const fragment of fragments) changed.set(fragment, null);
    const [first] = group;
    if (first !== undefined)
      changed.set(first.lead, {
        ...first.lead,
        text: group.map(({ cell }) => readCellText(cell)).join(' '),
        y: yOf(group),
        right: Math.max(...group.map(({ cell }) => cell.right)),
      });
  }
  if (changed.size === 0) return [...rows];
  return toRows(
    rows.flatMap((row) =>
      row.fragments.flatMap((fragment) => {
        const now = changed.get(fragment);
        return now === null ? [] : [now ?? fragment];
      }),
    ),
  );
}

/**
 * Groups of pieces that go on below one another, each piece in one group at most.
 * @param most pieces of a group
 * @param settle the beginning of a group that is one name, or nothing of it
 */
function groupBelow(
  pieces: readonly Placed[],
  most: number,
  goesOn: (above: Placed, below: Placed) => boolean,
  settle: (group: readonly Placed[]) => readonly Placed[],
): (readonly Placed[])[] {
  const used = new Set<Placed>();
  return pieces.flatMap((first) => {
    if (used.has(first)) return [];
    const group = [first];
    while (group.length < most) {
      const next = pieces.find((piece) => !used.has(piece) && goesOn(group.at(-1)!, piece));
      if (next === undefined) break;
      group.push(next);
    }
    const settled = group.length < 2 ? [] : settle(group);
    if (settled.length < 2) return [];
    for (const piece of settled) used.add(piece);
    return [settled];
  });
}

const isHead = (group: readonly Placed[]): boolean =>
  findExactHead(group.map(({ cell }) => readCellText(cell)).join(' ')) !== null;

/** Puts headings together that a narrow column breaks: "CURSOS E" above "CERTIFICAÇÕES". */
export function joinBrokenHeads(rows: readonly Row[]): Row[] {
  if (isFlooded(rows)) return [...rows];
  const body = computeTypeSize(rows);
  const pieces = rows.flatMap(place).filter(({ cell, lead }) => isDressed(cell, lead.size, body));
  const groups = groupBelow(pieces, 3, isBelow, (group) => {
    const length = group.findLastIndex((_, at) => at > 0 && isHead(group.slice(0, at + 1))) + 1;
    return group.slice(0, length);
  });
  return join(rows, groups);
}

/** "- Farmácia" below "Bacharelado": the dash goes on with the name and begins no list. */
const DASHED = /^(?<dash>[-–—])\s+(?=\p{L})/u;

/** Puts the dash back before which a bold name beside a date is broken. */
export function joinBrokenNames(rows: readonly Row[]): Row[] {
  if (isFlooded(rows)) return [...rows];
  const placed = rows.map(place);
  const changed = new Map<Fragment, Fragment>();
  for (const [index, [name, ...others]] of placed.entries()) {
    const [below] = placed[index + 1] ?? [];
    if (name === undefined || below === undefined || !isBelow(name, below)) continue;
    const isDated = others.some(({ cell }) => isLoneDate(readCellText(cell)));
    const dash = DASHED.exec(below.lead.text)?.groups?.['dash'];
    const areBold = [name, below].every(({ cell }) => cell.runs.every(({ bold }) => bold));
    if (!isDated || !areBold || dash === undefined || DASHED.test(name.lead.text)) continue;
    const last = name.fragments.at(-1)!;
    changed.set(last, { ...last, text: `${last.text} ${dash}` });
    changed.set(below.lead, { ...below.lead, text: below.lead.text.replace(DASHED, '') });
  }
  return rows.map((row) => ({
    ...row,
    fragments: row.fragments.map((fragment) => changed.get(fragment) ?? fragment),
  }));
}

/** Widest distance between two lines in a circle, in font sizes, and its widest text, in points. */
const TIGHT = 1.25;
const NARROW = 90;
const CENTRE = 2.5;

const computeCentre = ({ x, right }: Cell): number => (x + right) / 2;

const isCentredBelow = (above: Placed, below: Placed): boolean =>
  isBelow(above, below) &&
  below.lead.y - above.lead.y <= TIGHT * above.lead.size &&
  Math.abs(computeCentre(above.cell) - computeCentre(below.cell)) <= CENTRE &&
  Math.max(above.cell.right - above.cell.x, below.cell.right - below.cell.x) <= NARROW;

/** Puts names together that circles side by side break: "Folha de" above "pagamento", both in the middle. */
export function joinCentredNames(rows: readonly Row[]): Row[] {
  if (isFlooded(rows)) return [...rows];
  const pieces = rows.flatMap(place);
  const groups = groupBelow(pieces, 4, isCentredBelow, (group) => {
    const [first, last] = [group[0]!, group.at(-1)!];
    const isBeside = ({ cell, lead }: Placed): boolean =>
      lead.font === first.lead.font &&
      lead.y > first.lead.y - first.lead.size &&
      lead.y < last.lead.y + first.lead.size &&
      (cell.x > Math.max(...group.map((piece) => piece.cell.right)) ||
        cell.right < Math.min(...group.map((piece) => piece.cell.x)));
    const explains = /^\(?[\p{L}\s]+\)$/u.test(readCellText(last.cell));
    return explains || pieces.some(isBeside) ? group : [];
  });
  return join(rows, groups, (group) => (group[0]!.lead.y + group.at(-1)!.lead.y) / 2);
}

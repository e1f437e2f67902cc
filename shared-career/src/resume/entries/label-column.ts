import { joinWrapped } from '../../text/index.ts';
import { takeBullet } from '../layout/bullets.ts';
import { type Cell, readCellText, type Line } from '../layout/model.ts';

/** Widest share of a column that a column of labels left of the text takes. */
const SHARE = 0.22;
const NEAR = 1.75;
const EDGE = 2;

interface Open {
  readonly index: number;
  readonly x: number;
  readonly textX: number;
}

function findOpening(line: Line, index: number): Open | null {
  const [label, text] = line.cells;
  if (label === undefined || text === undefined || line.bullet || line.size === 0) return null;
  const width = Math.max(1, line.bound - line.edge);
  return text.x - label.x <= SHARE * width ? { index, x: label.x, textX: text.x } : null;
}

const withLabel = (line: Line, more: string): Line => {
  const [label, ...rest] = line.cells;
  const run = label?.runs[0];
  if (label === undefined || run === undefined) return line;
  return {
    ...line,
    cells: [{ ...label, runs: [{ ...run, text: joinWrapped(readCellText(label), more) }] }, ...rest],
  };
};

/**
 * Puts labels together that are wrapped in a narrow column left of the text ("Bacha-" / "relado" beside the
 * institution and its list), and takes their pieces out of the lines beside them.
 */
export function joinLabelColumn(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  let open: Open | null = null;
  for (const line of lines) {
    const [first, ...rest] = line.cells;
    const goesOn: boolean =
      open !== null &&
      first !== undefined &&
      !line.bullet &&
      line.gap <= NEAR &&
      Math.abs(first.x - open.x) <= EDGE &&
      first.right <= open.textX + 1;
    if (!goesOn || open === null || first === undefined) {
      open = findOpening(line, result.length) ?? (open !== null && line.gap <= NEAR ? open : null);
      result.push(line);
      continue;
    }
    const labelled: Line | undefined = result[open.index];
    if (labelled !== undefined) result[open.index] = withLabel(labelled, readCellText(first));
    if (rest.length === 0 && line.sides.length === 0) continue;
    const taken: { bullet: boolean; cells: readonly Cell[] } = takeBullet(rest);
    const x = taken.cells[0]?.x ?? line.x;
    result.push({ ...line, cells: taken.cells, bullet: taken.bullet, x, edge: rest[0]?.x ?? x });
  }
  return result;
}

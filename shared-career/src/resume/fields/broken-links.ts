import { readCellText, type Line } from '../layout/model.ts';

/** An address that stops at a hyphen or a slash, as narrow columns break it. */
const BROKEN = /(?:www\.|https?:\/\/|(?:linkedin|github|gitlab|behance)\.com)\S*[-/]$/iu;
/** A city whose state is on the next line. */
const BROKEN_PLACE = /\p{L}\s*[-–,/]$/u;
const STATE = /^\p{Lu}{2}(?!\p{L})/u;
const REST = /^[\p{L}\d%_][^\s@]*(?:\s+\([\p{L} ]+\))?$/u;

/** Puts addresses together that are broken over two lines: "www.linkedin.com/in/ana-" and "luz-dados (LinkedIn)". */
export function joinBrokenLinks(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const end = above?.cells.at(-1);
    const [first, ...others] = line.cells;
    const run = end?.runs[0];
    if (
      above === undefined ||
      end === undefined ||
      first === undefined ||
      run === undefined ||
      line.page !== above.page ||
      others.length > 0 ||
      !(
        (BROKEN.test(readCellText(end)) && REST.test(readCellText(first))) ||
        (BROKEN_PLACE.test(readCellText(end)) && STATE.test(readCellText(first)))
      )
    ) {
      result.push(line);
      continue;
    }
    const joined = {
      ...end,
      runs: [
        {
          ...run,
          text: `${readCellText(end)}${BROKEN.test(readCellText(end)) ? '' : ' '}${readCellText(first)}`,
        },
      ],
    };
    result[result.length - 1] = {
      ...above,
      cells: [...above.cells.slice(0, -1), joined],
      sides: [...above.sides, ...line.sides],
    };
  }
  return result;
}

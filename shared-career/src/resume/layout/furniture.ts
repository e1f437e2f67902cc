import { foldKey } from '../../text/index.ts';
import { toCells } from './cells.ts';
import { type Fragment, readCellText } from './model.ts';
import { toRows } from './rows.ts';

/** A page's size in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  /** Quarters of a circle by which the page was turned clockwise to stand upright; missing where it did. */
  readonly quarters?: number;
}

/** Head and foot of a page, as a share of its height. */
const MARGIN = 0.08;

const PAGE_NUMBER = new RegExp(
  [
    String.raw`^(?:(?:pagina|page|pag\.?|p\.)\s*)?\d{1,3}(?:\s*(?:\/|de|of|-|–)\s*\d{1,3})?$|(?:^|\s[-–—|•·]\s|`,
    String.raw`\s{2,})(?:(?:pagina|page|pag\.?)\s*)?\d{1,3}\s*(?:\/|de|of)\s*\d{1,3}$|^(?:last updated|`,
    String.raw`atualizado|ultima atualizacao)\b.{0,40}$|^(?:file|https?):\/\/\S+\s+\d{1,3}\/\d{1,3}$`,
  ].join(''),
  'u',
);

/** What a browser prints into a margin beside the title of a page: the place of a file, the day and the time. */
const MOMENT = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]m)?`;
const PRINTED = new RegExp(String.raw`^${MOMENT}(?:\s|$)|(?:^|\s)${MOMENT}$|(?:^|\s)file:///\S`, 'u');

/** Takes page numbers, a browser's address line, "last updated" notes and lines repeated on every page out of the pages' margins. */
export function dropFurniture(fragments: readonly Fragment[], pages: readonly PageSize[]): Fragment[] {
  const seen = new Map<string, Set<number>>();
  const marginal: { key: string; row: readonly Fragment[] }[] = [];
  for (const [index, size] of pages.entries()) {
    const page = index + 1;
    const onPage = fragments.filter((fragment) => fragment.page === page);
    for (const row of toRows(onPage)) {
      if (row.y > MARGIN * size.height && row.y < (1 - MARGIN) * size.height) continue;
      // Cells, as a ligature is a piece of its own: "fi" and "le:///".
      const key = foldKey(toCells(row.fragments).map(readCellText).join('  '));
      if (key === '') continue;
      marginal.push({ key, row: row.fragments });
      const shape = key.replace(/\d+/gu, '#');
      seen.set(shape, (seen.get(shape) ?? new Set()).add(page));
    }
  }
  const drop = new Set<Fragment>();
  for (const { key, row } of marginal) {
    const everywhere =
      pages.length > 1 && (seen.get(key.replace(/\d+/gu, '#'))?.size ?? 0) >= Math.max(2, pages.length - 1);
    // The first page's heading may be repeated as a running head: it is furniture only from the second page on.
    const firstPage = row[0]?.page === 1;
    if (
      PAGE_NUMBER.test(key) ||
      PRINTED.test(key) ||
      (everywhere && !(firstPage && (row[0]?.y ?? 0) < 0.5 * (pages[0]?.height ?? 0)))
    ) {
      for (const fragment of row) drop.add(fragment);
    }
  }
  return fragments.filter((fragment) => !drop.has(fragment));
}

import { toDisplayText, squeeze } from '../../text/index.ts';
import type { PageSize } from '../layout/furniture.ts';
import type { Fragment } from '../layout/model.ts';
import type { RotatedText } from '../layout/rotated-heads.ts';
import type { loadEngine } from './engine.ts';
import { readPainted, type Dot } from './paint.ts';

/** What a PDF font name tells about its style; subset tags ("ABCDEF+") are ignored. */
function readFontStyle(name: string): { bold: boolean; italic: boolean } {
  const plain = name.replace(/^[A-Z]{6}\+/u, '');
  // Computer Modern names its bold faces CMBX and CMB10; Latin Modern writes them out.
  const bold =
    /bold|semibold|demi|heavy|black|[-_,]bd|cmbx|cmb\d/iu.test(plain) && !/symbol|awesome/iu.test(plain);
  const italic = /italic|oblique|[-_,]it\b|slanted|cmti|cmsl/iu.test(plain);
  return { bold, italic };
}

/** How far right of its bullet a list item begins, at most, in font sizes. */
const REACH = 2.5;

/** Turns the dots drawn before lines into bullets that the layout understands; other dots are ignored. */
function convertDotsToBullets(dots: readonly Dot[], fragments: readonly Fragment[]): Fragment[] {
  return dots.flatMap((dot) => {
    const beside = fragments
      .filter(
        (fragment) =>
          fragment.x >= dot.right - 0.5 &&
          fragment.x - dot.right <= REACH * fragment.size &&
          // The middle of lower-case letters is about a quarter of the size above the baseline.
          Math.abs(fragment.y - 0.28 * fragment.size - dot.y) < 0.3 * fragment.size,
      )
      .toSorted((a, b) => a.x - b.x);
    const [first] = beside;
    if (first === undefined) return [];
    // Text to the left means that the dot parts two names rather than opening an item.
    const inside = fragments.some(
      (fragment) =>
        Math.abs(fragment.y - first.y) < 2 &&
        fragment.right > dot.x - 3 * first.size &&
        fragment.right <= dot.x + 1,
    );
    return [{ ...first, text: inside ? ' • ' : '•', x: dot.x, right: dot.right }];
  });
}

/** Text smaller than this (points) is not meant to be read by people. */
const SMALLEST = 4;

type Engine = Awaited<ReturnType<typeof loadEngine>>;
type Page = Awaited<ReturnType<Awaited<ReturnType<Engine['getDocument']>['promise']>['getPage']>>;

interface Item {
  readonly str: string;
  readonly transform: number[];
  readonly width: number;
  readonly fontName: string;
}

function readFontName(page: Page, id: string): string {
  try {
    const font: unknown = page.commonObjs.get(id);
    return typeof font === 'object' && font !== null && 'name' in font && typeof font.name === 'string'
      ? font.name
      : '';
  } catch {
    // pdf.js throws for fonts that were never resolved; their style stays unknown.
    return '';
  }
}

/** An address behind a place on a page. */
export interface PdfLink {
  readonly url: string;
  readonly page: number;
  readonly y: number;
}

/** What one page holds. */
export interface PageContent {
  readonly fragments: Fragment[];
  readonly hidden: string[];
  readonly rotated: RotatedText[];
  readonly links: PdfLink[];
  readonly size: PageSize;
}

/** Most pieces and characters of text that are gathered of a file; a CV of twelve full pages has a tenth of it. */
const MOST = { pieces: 30_000, characters: 400_000 };
/** Most operators of a page that are followed. */
const OPERATORS = 400_000;

/** Room that is left for the text of a file's further pages. */
export interface Room {
  pieces: number;
  characters: number;
  /** Whether text was left behind. */
  cut: boolean;
}

export const makeFullRoom = (): Room => ({ ...MOST, cut: false });

/** The pieces of text of a page, as far as there is room for them; the rest is never made. */
async function readTextItems(page: Page, room: Room): Promise<Item[]> {
  const reader = page
    .streamTextContent({ includeMarkedContent: false, disableNormalization: true })
    .getReader() as ReadableStreamDefaultReader<{ items: readonly (Item | object)[] }>;
  const items: Item[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    for (const item of value.items) {
      if (!('str' in item)) continue;
      room.pieces -= 1;
      room.characters -= item.str.length;
      if (room.pieces < 0 || room.characters < 0) {
        room.cut = true;
        await reader.cancel(new Error('too much text'));
        return items;
      }
      items.push(item);
    }
  }
}

/** Reads a page; null when it has more on it than any page that people read. */
export async function readPage(
  engine: Engine,
  page: Page,
  number: number,
  room: Room,
): Promise<PageContent | null> {
  const viewport = page.getViewport({ scale: 1 });
  const items = await readTextItems(page, room);
  const operators = await page.getOperatorList();
  if (operators.fnArray.length > OPERATORS) return null;
  const painted = readPainted(operators, engine.OPS, viewport.transform);
  const layer = items.map((item) => item.str).join('');
  const beyond = painted.beyond(layer).map((text) => squeeze(toDisplayText(text)));
  const styles = new Map<string, { bold: boolean; italic: boolean }>();
  const result: PageContent = {
    fragments: [],
    hidden: beyond,
    rotated: [],
    links: [],
    size: { width: viewport.width, height: viewport.height },
  };
  for (const item of items) {
    if (item.str.trim() === '') continue;
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = engine.Util.transform(
      viewport.transform,
      item.transform,
    ) as number[];
    const size = Math.hypot(c, d);
    const text = squeeze(toDisplayText(item.str));
    const right = x + item.width;
    const outside = right < 0 || x > viewport.width || y < 0 || y - size > viewport.height;
    if (size < SMALLEST || outside || painted.isUnseen(text)) {
      if (text !== '') result.hidden.push(text);
      continue;
    }
    if (Math.abs(b) > 0.2 * Math.abs(a) || a < 0) {
      const end = b < 0 ? y - item.width : y + item.width;
      if (text !== '')
        result.rotated.push({
          page: number,
          text,
          x,
          top: Math.min(y, end),
          bottom: Math.max(y, end),
          up: b < 0,
          size,
        });
      continue;
    }
    let style = styles.get(item.fontName);
    if (style === undefined) {
      style = readFontStyle(readFontName(page, item.fontName));
      styles.set(item.fontName, style);
    }
    result.fragments.push({
      page: number,
      text: item.str,
      x,
      right,
      y,
      size: Math.round(size * 100) / 100,
      ...style,
      font: item.fontName,
    });
  }
  result.fragments.push(...convertDotsToBullets(painted.dots, result.fragments));
  for (const annotation of await page.getAnnotations()) {
    const { url, rect } = annotation as { url?: unknown; rect?: unknown };
    if (typeof url !== 'string' || !Array.isArray(rect)) continue;
    const [, y = 0] = viewport.convertToViewportPoint(Number(rect[0]), Number(rect[1])) as number[];
    result.links.push({ url, page: number, y });
  }
  return result;
}

import { err, ok, RESUME_LIMITS, type ResumeReadError, type Result } from '@aura/shared-domain';
import { displayText, squeeze } from '../../text/index.ts';
import { readError } from '../errors.ts';
import type { PageSize } from '../layout/furniture.ts';
import type { Fragment } from '../layout/model.ts';
import { isPdfBomb } from './bomb.ts';
import { loadEngine } from './engine.ts';
import { fontStyle } from './fonts.ts';
import { dotsToBullets } from './dots.ts';
import { readPainted } from './paint.ts';

/** What a PDF holds before its layout is understood. */
export interface PdfContent {
  readonly fragments: readonly Fragment[];
  readonly pages: readonly PageSize[];
  /** Text that a reader of the page cannot see; kept out of `fragments`. */
  readonly hidden: readonly string[];
  /** Text that runs up or down the page; kept out of the lines. */
  readonly rotated: readonly string[];
  /** Addresses behind links, with the height (points from the top) at which each stands. */
  readonly links: readonly PdfLink[];
}

interface PdfLink {
  readonly url: string;
  readonly page: number;
  readonly y: number;
}

export interface PdfOptions {
  readonly onProgress?: (fraction: number, stage: string) => void;
  readonly signal?: AbortSignal;
}

/** Text smaller than this (points) is not meant to be read by people. */
const SMALLEST = 4;

type Engine = Awaited<ReturnType<typeof loadEngine>>;
type Page = Awaited<ReturnType<Awaited<ReturnType<Engine['getDocument']>['promise']>['getPage']>>;

function fontName(page: Page, id: string): string {
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

interface PageContent {
  readonly fragments: Fragment[];
  readonly hidden: string[];
  readonly rotated: string[];
  readonly links: PdfLink[];
  readonly size: PageSize;
}

async function readPage(engine: Engine, page: Page, number: number): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  const painted = readPainted(operators, engine.OPS, viewport.transform);
  const content = await page.getTextContent({ includeMarkedContent: false, disableNormalization: true });
  const layer = content.items.map((item) => ('str' in item ? item.str : '')).join('');
  const beyond = painted.beyond(layer).map((text) => squeeze(displayText(text)));
  const styles = new Map<string, { bold: boolean; italic: boolean }>();
  const result: PageContent = {
    fragments: [],
    hidden: beyond,
    rotated: [],
    links: [],
    size: { width: viewport.width, height: viewport.height },
  };
  for (const item of content.items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = engine.Util.transform(
      viewport.transform,
      item.transform as number[],
    ) as number[];
    const size = Math.hypot(c, d);
    const text = squeeze(displayText(item.str));
    const right = x + item.width;
    const outside = right < 0 || x > viewport.width || y < 0 || y - size > viewport.height;
    if (size < SMALLEST || outside || painted.isUnseen(text)) {
      if (text !== '') result.hidden.push(text);
      continue;
    }
    if (Math.abs(b) > 0.2 * Math.abs(a) || a < 0) {
      result.rotated.push(text);
      continue;
    }
    let style = styles.get(item.fontName);
    if (style === undefined) {
      style = fontStyle(fontName(page, item.fontName));
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
  result.fragments.push(...dotsToBullets(painted.dots, result.fragments));
  for (const annotation of await page.getAnnotations()) {
    const { url, rect } = annotation as { url?: unknown; rect?: unknown };
    if (typeof url !== 'string' || !Array.isArray(rect)) continue;
    const [, y = 0] = viewport.convertToViewportPoint(Number(rect[0]), Number(rect[1])) as number[];
    result.links.push({ url, page: number, y });
  }
  return result;
}

function explain(cause: unknown): ResumeReadError {
  const name = cause instanceof Error ? cause.name : '';
  return readError(name === 'PasswordException' ? 'PDF_PROTEGIDO' : 'ARQUIVO_CORROMPIDO');
}

/** Reads the text items of a PDF with their places and styles. Never throws; nothing in the file is run or fetched. */
export async function readPdf(
  bytes: Uint8Array,
  options: PdfOptions,
): Promise<Result<PdfContent, ResumeReadError>> {
  if (isPdfBomb(bytes)) return err(readError('ARQUIVO_CORROMPIDO'));
  try {
    const engine = await loadEngine();
    const task = engine.getDocument({
      // pdf.js takes the buffer over; the caller keeps its own.
      data: bytes.slice(),
      useSystemFonts: false,
      disableFontFace: true,
      fontExtraProperties: true,
      useWorkerFetch: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      enableXfa: false,
      // Images are never decoded: only text is wanted.
      maxImageSize: 1,
      verbosity: 0,
    });
    try {
      const document = await task.promise;
      if (document.numPages > RESUME_LIMITS.pages) {
        return err(
          readError('ARQUIVO_GRANDE', {
            message: `O PDF tem ${document.numPages} páginas; lemos currículos de até ${RESUME_LIMITS.pages}.`,
            action: 'Envie só as páginas do currículo, ou um resumo dele, sem anexos.',
          }),
        );
      }
      const pages: PageContent[] = [];
      for (let number = 1; number <= document.numPages; number += 1) {
        if (options.signal?.aborted === true) return err(readError('TEMPO_ESGOTADO'));
        options.onProgress?.(
          0.1 + (0.6 * (number - 1)) / document.numPages,
          `Lendo a página ${number} de ${document.numPages}`,
        );
        pages.push(await readPage(engine, await document.getPage(number), number));
      }
      return ok({
        fragments: pages.flatMap((page) => page.fragments),
        pages: pages.map((page) => page.size),
        hidden: pages.flatMap((page) => page.hidden),
        rotated: pages.flatMap((page) => page.rotated),
        links: pages.flatMap((page) => page.links),
      });
    } finally {
      await task.destroy();
    }
  } catch (cause) {
    return err(explain(cause));
  }
}

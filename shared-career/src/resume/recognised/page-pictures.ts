import type { PageSize } from '../layout/furniture.ts';
import { openPdf } from '../pdf/engine.ts';
import { toGrey, type Grey } from './grey.ts';
import type { Canvas, PictureHost } from './host.ts';

/** A page as a picture. */
export interface PagePicture {
  readonly picture: Grey;
  readonly dotsPerInch: number;
  /** Points. */
  readonly size: PageSize;
}

/** Resolution at which the engine reads best, and the longest edge that a page is drawn with. */
const DOTS_PER_INCH = 200;
const LONGEST = 3200;
/** Largest picture inside a PDF that is decoded, in pixels: a page of A4 at 600 dots per inch is 35 million. */
const MOST_PIXELS = 40_000_000;
/** Width of A4, in inches: pictures that were taken of a page do not say how large it is. */
const PAPER_WIDTH = 8.27;

/** The factories that pdf.js draws with; it calls them by these names. */
function createCanvasFactory(host: PictureHost) {
  return class {
    create(width: number, height: number) {
      const canvas = host.makeCanvas(Math.ceil(width), Math.ceil(height));
      return { canvas, context: canvas.getContext('2d') };
    }

    reset({ canvas }: { canvas: Canvas }, width: number, height: number): void {
      canvas.width = Math.ceil(width);
      canvas.height = Math.ceil(height);
    }

    destroy({ canvas }: { canvas: Canvas }): void {
      canvas.width = 0;
      canvas.height = 0;
    }

    getNoAlphaContext(canvas: Canvas) {
      return canvas.getContext('2d');
    }
  };
}

/** Filters change colours, which shades of grey do without. */
class NoFilters {
  readonly addFilter = (): string => 'none';
  readonly addHCMFilter = (): string => 'none';
  readonly addAlphaFilter = (): string => 'none';
  readonly addLuminosityFilter = (): string => 'none';
  readonly addKnockoutFilter = (): string => 'none';
  readonly addHighlightHCMFilter = (): string => 'none';
  readonly destroy = (): void => {};
}

/** What decodes pictures of scanners comes from the host, by the name of its file. */
function createDataFactory(host: PictureHost) {
  return class {
    fetch({ filename }: { filename: string }): Promise<Uint8Array> {
      if (filename === 'jbig2.wasm') return host.load('jbig2');
      if (filename === 'openjpeg.wasm') return host.load('openjpeg');
      return Promise.reject(new Error(`${filename} is not needed for pictures.`));
    }
  };
}

/** One of the pages that are drawn. */
interface DrawnPage {
  readonly canvas: Canvas;
  readonly dotsPerInch: number;
  /** Points. */
  readonly size: PageSize;
  readonly number: number;
  /** How many are drawn, and how many there are. */
  readonly count: number;
  readonly total: number;
}

/** How many pages are drawn, and how finely. */
interface Fineness {
  readonly most: number;
  readonly dotsPerInch: number;
}

/** Draws the first pages of a PDF, one after another. Rejects where the file cannot be drawn. */
export async function* drawPages(
  bytes: Uint8Array,
  { most, dotsPerInch }: Fineness,
  host: PictureHost,
): AsyncGenerator<DrawnPage> {
  const { task } = await openPdf(bytes, {
    maxImageSize: MOST_PIXELS,
    CanvasFactory: createCanvasFactory(host),
    FilterFactory: NoFilters,
    BinaryDataFactory: createDataFactory(host),
    wasmUrl: '/',
  });
  try {
    const document = await task.promise;
    const count = Math.min(most, document.numPages);
    for (let number = 1; number <= count; number += 1) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const scale = Math.min(dotsPerInch / 72, LONGEST / Math.max(width, height));
      const viewport = page.getViewport({ scale });
      const canvas = host.makeCanvas(Math.round(viewport.width), Math.round(viewport.height));
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      await page.render({ canvas: null, canvasContext: context, viewport }).promise;
      page.cleanup();
      yield {
        canvas,
        dotsPerInch: 72 * scale,
        size: { width, height },
        number,
        count,
        total: document.numPages,
      };
    }
  } finally {
    await task.destroy();
  }
}

/** Draws the first pages of a PDF as finely as the engine reads best. */
export async function* drawPagePictures(bytes: Uint8Array, most: number, host: PictureHost) {
  const fineness = { most, dotsPerInch: DOTS_PER_INCH };
  for await (const { canvas, dotsPerInch, size, ...counts } of drawPages(bytes, fineness, host)) {
    const picture = toGrey(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height));
    yield { page: { picture, dotsPerInch, size }, ...counts };
  }
}

/** A picture file as the page that it shows; null where it cannot be decoded. */
export async function readPagePicture(bytes: Uint8Array, host: PictureHost): Promise<PagePicture | null> {
  const pixels = await host.decode(bytes);
  if (pixels === null) return null;
  const dotsPerInch = Math.min(pixels.width, pixels.height) / PAPER_WIDTH;
  const points = 72 / dotsPerInch;
  return {
    picture: toGrey(pixels),
    dotsPerInch,
    size: { width: pixels.width * points, height: pixels.height * points },
  };
}

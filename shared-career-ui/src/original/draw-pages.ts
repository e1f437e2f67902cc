import { err, ok, RESUME_LIMITS, type Result } from '@aura/shared-domain';
import { detectKind, drawPages, type PictureHost } from '@aura/shared-career/resume';
import { CRASHED, type ReadFailure } from '../reading/failure.ts';
import type { Reader } from '../reading/handle-read.ts';

/** Fine enough to be read at the width of a dialog on a screen of two dots per pixel. */
const DOTS_PER_INCH = 120;

async function draw(
  bytes: Uint8Array<ArrayBuffer>,
  host: PictureHost,
): Promise<Result<ImageBitmap[], ReadFailure>> {
  const kind = detectKind(bytes);
  if (kind === 'image') return ok([await createImageBitmap(new Blob([bytes]))]);
  if (kind !== 'pdf') return err(CRASHED);
  const pages: ImageBitmap[] = [];
  const fineness = { most: RESUME_LIMITS.pages, dotsPerInch: DOTS_PER_INCH };
  for await (const { canvas } of drawPages(bytes, fineness, host))
    pages.push(await createImageBitmap(canvas as OffscreenCanvas));
  return ok(pages);
}

/** Draws the pages of a document; a text has none. */
export const PAGES: Reader = {
  file: async ({ bytes }, { pictures }) => (pictures ? draw(bytes, pictures) : err(CRASHED)),
  text: () => err(CRASHED),
};

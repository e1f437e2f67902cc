import { err, ok, type Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { middleSquare } from './crop.ts';
import { encodeToFit } from './encode-to-fit.ts';
import { PHOTO_UNREADABLE, photoFileError } from './photo-file.ts';

/** Edge of the stored picture, pixels. */
const EDGE = 128;
/** Longest data URL that the rules of the database take, characters. */
const MAX_LENGTH = 20_000;

/**
 * Makes a small square picture of an image file, in the browser. It is drawn and encoded again, so that nothing
 * else of the file remains: not the place where it was taken, nor the camera.
 */
export async function preparePhoto(file: File): Promise<Result<string, Failure>> {
  const refusal = photoFileError(file);
  if (refusal !== null) return err({ message: refusal });
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return err({ message: PHOTO_UNREADABLE });
  const canvas = draw(bitmap);
  bitmap.close();
  const url = canvas && encodeToFit((type, quality) => canvas.toDataURL(type, quality), MAX_LENGTH);
  return url ? ok(url) : err({ message: 'Não foi possível reduzir esta imagem. Escolha outra.' });
}

function draw(bitmap: ImageBitmap): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: what is transparent would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, EDGE, EDGE);
  context.imageSmoothingQuality = 'high';
  const { x, y, edge } = middleSquare(bitmap.width, bitmap.height);
  context.drawImage(bitmap, x, y, edge, edge, 0, 0, EDGE, EDGE);
  return canvas;
}

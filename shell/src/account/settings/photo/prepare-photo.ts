import { err, ok, type Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { PHOTO_UNREADABLE, checkPhotoFile } from './photo-file.ts';

type PhotoType = 'image/webp' | 'image/jpeg';

/** Encodes the picture as a data URL. A type that the browser cannot write comes out as another one. */
export type Encode = (type: PhotoType, quality: number) => string;

/** Best first: below the last the picture would be worse than initials. */
const QUALITIES = [0.86, 0.76, 0.66, 0.54, 0.42, 0.3, 0.2];
const TYPES: readonly PhotoType[] = ['image/webp', 'image/jpeg'];

/**
 * The picture in the best quality that fits into `maxLength` characters, as WebP if the browser can write it,
 * otherwise as JPEG; null if none fits.
 */
export function encodeToFit(encode: Encode, maxLength: number): string | null {
  for (const type of TYPES) {
    for (const quality of QUALITIES) {
      const url = encode(type, quality);
      if (!url.startsWith(`data:${type};base64,`)) break;
      if (url.length <= maxLength) return url;
    }
  }
  return null;
}

/** Edge of the stored picture, pixels. */
const EDGE = 128;
/** Longest data URL that the rules of the database take, characters. */
const MAX_LENGTH = 20_000;

/**
 * Makes a small square picture of an image file, in the browser. It draws and encodes the image again, which removes
 * everything else in the file, such as place and camera.
 */
export async function preparePhoto(file: File): Promise<Result<string, Failure>> {
  const refusal = checkPhotoFile(file);
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
  // JPEG has no transparency: transparent areas would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, EDGE, EDGE);
  context.imageSmoothingQuality = 'high';
  const { x, y, edge } = computeMiddleSquare(bitmap.width, bitmap.height);
  context.drawImage(bitmap, x, y, edge, edge, 0, 0, EDGE, EDGE);
  return canvas;
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** The largest square in the middle of a picture, pixels. */
export function computeMiddleSquare(width: number, height: number): Square {
  const edge = Math.min(width, height);
  return { x: (width - edge) / 2, y: (height - edge) / 2, edge };
}

type PhotoType = 'image/webp' | 'image/jpeg';

/** Encodes the picture as a data URL. A type that the browser cannot write comes out as another one. */
export type Encode = (type: PhotoType, quality: number) => string;

/** Best first: below the last the picture would be worse than initials. */
const QUALITIES = [0.86, 0.76, 0.66, 0.54, 0.42, 0.3, 0.2];
const TYPES: readonly PhotoType[] = ['image/webp', 'image/jpeg'];

/**
 * The picture in the best quality that fits into `maxLength` characters, as WebP where the browser can write it
 * and else as JPEG; null where none fits.
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

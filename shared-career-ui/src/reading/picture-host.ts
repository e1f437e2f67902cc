import type { PictureHost } from '@aura/shared-career/resume';

/** Longest edge in which a picture is read, and the shortest that is left as it is: smaller ones are drawn larger. */
const EDGE = { longest: 2800, shortest: 1500 };

function drawBitmap(bitmap: ImageBitmap): ImageData | null {
  const longest = Math.max(bitmap.width, bitmap.height);
  const scale = longest > EDGE.longest ? EDGE.longest / longest : longest < EDGE.shortest ? 2 : 1;
  const width = Math.round(bitmap.width * scale);
  const height = Math.round(bitmap.height * scale);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** What recognising text needs, in a worker. @param load gives a file of the engine */
export const createPictureHost = (load: PictureHost['load']): PictureHost => ({
  makeCanvas: (width, height) => new OffscreenCanvas(width, height) as never,
  load,
  decode: async (bytes) => {
    try {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const pixels = drawBitmap(bitmap);
      bitmap.close();
      return pixels;
    } catch {
      // A picture that the browser does not know (HEIC outside Safari), or a damaged one.
      return null;
    }
  },
});

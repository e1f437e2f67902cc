import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { PictureHost, RecognitionFile } from '@aura/shared-career/resume';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const FILES: Readonly<Record<RecognitionFile, string>> = {
  engine: import.meta.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
  language: import.meta.resolve('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz'),
  jbig2: import.meta.resolve('pdfjs-dist/wasm/jbig2.wasm'),
  openjpeg: import.meta.resolve('pdfjs-dist/wasm/openjpeg.wasm'),
};

function load(file: RecognitionFile): Uint8Array<ArrayBuffer> {
  const bytes = readFileSync(new URL(FILES[file]));
  return new Uint8Array(FILES[file].endsWith('.gz') ? gunzipSync(bytes) : bytes);
}

/** What recognising text needs, on the command line: a canvas without a browser, and the files of the packages. */
export const PICTURE_HOST: PictureHost = {
  makeCanvas: (width, height) => createCanvas(width, height) as never,
  decode: async (bytes) => {
    const image = await loadImage(bytes);
    const context = createCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  },
  load: (file) => Promise.resolve(load(file)),
};

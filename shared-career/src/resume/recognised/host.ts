import type { Pixels } from './grey.ts';

/** The part of a canvas that drawing a page needs. */
export interface Canvas {
  width: number;
  height: number;
  readonly getContext: (kind: '2d') => CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
}

export const RECOGNITION_FILES = ['engine', 'language', 'jbig2', 'openjpeg'] as const;
/** A file that is loaded only once text is to be recognised: the engine, its Portuguese, decoders of scanners' pictures. */
export type RecognitionFile = (typeof RECOGNITION_FILES)[number];

/** What recognising text in pictures needs of where it runs. */
export interface PictureHost {
  readonly makeCanvas: (width: number, height: number) => Canvas;
  /** Decodes a picture file in a size that can be read; null where this cannot be done. */
  readonly decode: (bytes: Uint8Array) => Promise<Pixels | null>;
  /** The bytes of a file, unpacked. */
  readonly load: (file: RecognitionFile) => Promise<Uint8Array<ArrayBuffer>>;
}

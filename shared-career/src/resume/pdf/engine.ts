import type * as PdfJs from 'pdfjs-dist';

type Engine = typeof PdfJs;
type Parameters = NonNullable<globalThis.Parameters<Engine['getDocument']>[0]>;

let engine: Promise<Engine> | null = null;

interface Scope {
  pdfjsWorker?: unknown;
  window?: unknown;
  postMessage?: unknown;
  onmessage?: unknown;
}

/**
 * Loads the worker code without letting it take over the messages of the worker that it is loaded in: it does so
 * wherever there is a port and no `window`.
 */
async function loadWorkerCode(): Promise<unknown> {
  const scope = globalThis as Scope;
  const inWorker = scope.window === undefined && typeof scope.postMessage === 'function';
  if (inWorker) scope.window = globalThis;
  try {
    // Literal names, so that bundlers put both files into chunks of their own.
    // @ts-expect-error -- pdf.js ships no types for its worker code, which is only handed over here.
    return await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  } finally {
    if (inWorker) delete scope.window;
  }
}

async function load(): Promise<Engine> {
  const scope = globalThis as Scope;
  scope.pdfjsWorker ??= await loadWorkerCode();
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

/**
 * Loads pdf.js once, only when a PDF is read. Its worker code runs in the calling thread: this reader runs in our own
 * worker, which can be terminated when a file misbehaves, and in Node, where pdf.js cannot start one.
 */
export function loadEngine(): Promise<Engine> {
  engine ??= load();
  return engine;
}

/** Begins to open a PDF with everything off that text does not need; nothing in the file is run or fetched. */
export async function openPdf(bytes: Uint8Array, changes: Parameters = {}) {
  const pdfJs = await loadEngine();
  const task = pdfJs.getDocument({
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
    ...changes,
  });
  return { engine: pdfJs, task };
}

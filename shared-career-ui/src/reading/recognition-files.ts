import { err, ok, type Result } from '@aura/shared-domain';
import type { RecognitionFile } from '@aura/shared-career/recognition';
import { RECOGNITION_IMPOSSIBLE, RECOGNITION_UNAVAILABLE, type ReadFailure } from './failure.ts';
import type { Origin } from './start-worker.ts';

/** Where the build puts each file; written out one by one, as the bundler finds them by these lines. */
const ADDRESSES: Readonly<Record<RecognitionFile, () => URL>> = {
  engine: () => new URL('tesseract.js-core/tesseract-core-simd-lstm.wasm', import.meta.url),
  language: () => new URL('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz', import.meta.url),
  jbig2: () => new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  openjpeg: () => new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
};

/** Four megabytes over a slow mobile network. */
const FETCH_TIMEOUT_MS = 90_000;

/** Loads a file of the recognition of text, verified like every other file of the remote, and unpacks it. */
export async function loadRecognitionFile(
  file: RecognitionFile,
  { baseUrl, integrityOf }: Origin,
  signal: AbortSignal,
): Promise<Result<Uint8Array<ArrayBuffer>, ReadFailure>> {
  if (typeof WebAssembly !== 'object') return err(RECOGNITION_IMPOSSIBLE);
  try {
    const url = ADDRESSES[file]();
    const integrity = integrityOf(url.href.slice(baseUrl.length));
    const response = await fetch(url, {
      mode: 'cors',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(FETCH_TIMEOUT_MS)]),
      ...(integrity === undefined ? {} : { integrity }),
    });
    if (!response.ok || response.body === null) return err(RECOGNITION_UNAVAILABLE);
    const body =
      file === 'language' ? response.body.pipeThrough(new DecompressionStream('gzip')) : response.body;
    return ok(new Uint8Array(await new Response(body).arrayBuffer()));
  } catch {
    return err(RECOGNITION_UNAVAILABLE);
  }
}

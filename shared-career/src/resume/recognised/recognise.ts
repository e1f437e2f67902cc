import { err, ok, RESUME_LIMITS, type ResumeReadError, type Result } from '@aura/shared-domain';
import type { PageSize } from '../layout/furniture.ts';
import type { Fragment } from '../layout/model.ts';
import { startEngine, type Engine } from './engine.ts';
import { isBlank } from './grey.ts';
import type { PictureHost } from './host.ts';
import { drawPagePictures, readPagePicture } from './page-pictures.ts';
import { toFragments } from './to-fragments.ts';
import type { RecognisedWord } from './words.ts';

/** The text that was recognised in the pictures of a file. */
export interface RecognisedText {
  readonly fragments: readonly Fragment[];
  readonly pages: readonly PageSize[];
  /** Words that the engine is not sure of. */
  readonly doubtful: readonly string[];
  /** Whether the file has more pages than are recognised. */
  readonly cut: boolean;
}

interface Options {
  readonly host: PictureHost;
  readonly onProgress?: ((fraction: number, stage: string) => void) | undefined;
}

const PREPARING = 'O arquivo é uma imagem: preparando o reconhecimento de texto (4 MB na primeira vez)';
/** Below this the engine guessed a word. */
const DOUBTFUL = 0.6;
/** Share of the progress that is done when the engine stands ready, and when all pages are recognised. */
const PROGRESS = { ready: 0.15, done: 0.8 };

const isDoubtful = ({ text, confidence }: RecognisedWord): boolean =>
  confidence < DOUBTFUL && /[\p{L}\p{N}]{3}/u.test(text);

const turnSize = ({ width, height }: PageSize, quarters: number): PageSize => ({
  ...(quarters % 2 === 0 ? { width, height } : { width: height, height: width }),
  ...(quarters > 0 && { quarters }),
});

async function start(host: PictureHost): Promise<Engine> {
  const [engine, language] = await Promise.all([host.load('engine'), host.load('language')]);
  return startEngine({ engine, language });
}

async function* drawPagesOf(bytes: Uint8Array, kind: 'pdf' | 'image', host: PictureHost) {
  if (kind === 'pdf') yield* drawPagePictures(bytes, RESUME_LIMITS.pictures, host);
  else {
    const page = await readPagePicture(bytes, host);
    if (page !== null) yield { page, number: 1, count: 1, total: 1 };
  }
}

/**
 * Recognises the text of a scanned PDF or of a picture, page by page. Never throws: what goes wrong is told as the error of
 * `otherwise`, which says what to do without it.
 */
export async function recogniseText(
  bytes: Uint8Array,
  kind: 'pdf' | 'image',
  otherwise: ResumeReadError,
  { host, onProgress }: Options,
): Promise<Result<RecognisedText, ResumeReadError>> {
  let engine: Engine | null = null;
  try {
    const read: { fragments: Fragment[]; words: readonly RecognisedWord[]; size: PageSize }[] = [];
    let cut = false;
    for await (const { page, number, count, total } of drawPagesOf(bytes, kind, host)) {
      const share = (PROGRESS.done - PROGRESS.ready) / count;
      const stage = `Reconhecendo o texto da página ${number} de ${count}`;
      const tell = (fraction: number) =>
        onProgress?.(PROGRESS.ready + share * (number - 1 + fraction), stage);
      cut ||= total > count;
      if (isBlank(page.picture)) continue;
      if (engine === null) onProgress?.(0.08, PREPARING);
      engine ??= await start(host);
      tell(0);
      const { words, picture, quarters } = engine.recognise(page.picture, page.dotsPerInch, tell);
      read.push({
        size: turnSize(page.size, quarters),
        words,
        fragments: toFragments(words, picture, { page: number, dotsPerInch: page.dotsPerInch }),
      });
    }
    if (read.every(({ fragments }) => fragments.length === 0)) return err(otherwise);
    return ok({
      fragments: read.flatMap(({ fragments }) => fragments),
      pages: read.map(({ size }) => size),
      doubtful: read.flatMap(({ words }) => words.filter(isDoubtful).map(({ text }) => text)),
      cut,
    });
  } catch {
    return err(otherwise);
  } finally {
    engine?.end();
  }
}

import { err, ok, RESUME_LIMITS, type ResumeReadError, type Result } from '@aura/shared-domain';
import { readError } from '../errors.ts';
import type { PageSize } from '../layout/furniture.ts';
import type { Fragment } from '../layout/model.ts';
import type { RotatedText } from '../layout/rotated-heads.ts';
import { isPdfBomb } from './bomb.ts';
import { openPdf } from './engine.ts';
import { makeFullRoom, type PageContent, type PdfLink, readPage } from './page.ts';

/** What a PDF holds before its layout is understood. */
export interface PdfContent {
  readonly fragments: readonly Fragment[];
  readonly pages: readonly PageSize[];
  /** Text that a reader of the page cannot see; kept out of `fragments`. */
  readonly hidden: readonly string[];
  /** Text that runs up or down the page; kept out of the lines. */
  readonly rotated: readonly RotatedText[];
  /** Addresses of links, with their height (points from the top). */
  readonly links: readonly PdfLink[];
  /** Whether the file has more text than is gathered. */
  readonly cut: boolean;
}

export interface PdfOptions {
  readonly onProgress?: (fraction: number, stage: string) => void;
  readonly signal?: AbortSignal;
}

function explain(cause: unknown): ResumeReadError {
  const name = cause instanceof Error ? cause.name : '';
  return readError(name === 'PasswordException' ? 'PDF_PROTEGIDO' : 'ARQUIVO_CORROMPIDO');
}

/** Reads the text items of a PDF with their places and styles. Never throws; nothing in the file is run or fetched. */
export async function readPdf(
  bytes: Uint8Array,
  options: PdfOptions,
): Promise<Result<PdfContent, ResumeReadError>> {
  if (isPdfBomb(bytes)) return err(readError('ARQUIVO_CORROMPIDO'));
  try {
    const { engine, task } = await openPdf(bytes);
    try {
      const document = await task.promise;
      if (document.numPages > RESUME_LIMITS.pages) {
        return err(
          readError('ARQUIVO_GRANDE', {
            message: `O PDF tem ${document.numPages} páginas; lemos currículos de até ${RESUME_LIMITS.pages}.`,
            action: 'Envie só as páginas do currículo, ou um resumo dele, sem anexos.',
          }),
        );
      }
      const pages: PageContent[] = [];
      const room = makeFullRoom();
      for (let number = 1; number <= document.numPages; number += 1) {
        if (options.signal?.aborted === true) return err(readError('TEMPO_ESGOTADO'));
        options.onProgress?.(
          0.1 + (0.6 * (number - 1)) / document.numPages,
          `Lendo a página ${number} de ${document.numPages}`,
        );
        const page = await readPage(engine, await document.getPage(number), number, room);
        if (page === null) return err(readError('ARQUIVO_CORROMPIDO'));
        pages.push(page);
      }
      return ok({
        fragments: pages.flatMap((page) => page.fragments),
        pages: pages.map((page) => page.size),
        hidden: pages.flatMap((page) => page.hidden),
        rotated: pages.flatMap((page) => page.rotated),
        links: pages.flatMap((page) => page.links),
        cut: room.cut,
      });
    } finally {
      await task.destroy();
    }
  } catch (cause) {
    return err(explain(cause));
  }
}

import { err, type ReadResume, RESUME_LIMITS, type ResumeReadError, type Result } from '@aura/shared-domain';
import { assemble, type Document } from './assemble.ts';
import { decodeText, detectKind, type FileKind } from './detect.ts';
import { readDocx } from './docx/read.ts';
import { readError } from './errors.ts';
import { looksLikeJson, readJsonResume } from './json/read.ts';
import { dropFurniture } from './layout/furniture.ts';
import { computeReadingOrder } from './layout/order.ts';
import { turnHeads } from './layout/rotated-heads.ts';
import { readDoc } from './old/doc.ts';
import { readOdt } from './old/odt.ts';
import { readRtf } from './old/rtf.ts';
import { type PdfContent, readPdf } from './pdf/read.ts';
import { isGarbled } from './quality/garbled.ts';
import { nameFailure } from './name-failure.ts';
import type { PictureHost } from './recognised/host.ts';
import { recogniseText, type RecognisedText } from './recognised/recognise.ts';
import { readResumeText } from './read-text.ts';

/** A file as the person chose it. */
export interface ResumeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ReadFileOptions {
  /** The day of reading. */
  readonly now: Date;
  /** Told how far the reading is (0 to 1) and what it is doing, in Portuguese. */
  readonly onProgress?: (fraction: number, stage: string) => void;
  /** Ends the reading between pages. */
  readonly signal?: AbortSignal;
  /** With it, text is recognised where a file holds nothing but pictures. */
  readonly pictures?: PictureHost;
}

/** What to do with files of other programs. */
const EXPORT_ADVICE: Readonly<Partial<Record<FileKind, { message: string; action: string }>>> = {
  pages: {
    message: 'Arquivos do Pages não são lidos.',
    action: 'No Pages, escolha Arquivo > Exportar para > PDF (ou Word) e envie o arquivo exportado.',
  },
  image: {
    message: 'Este arquivo é uma imagem, e não conseguimos reconhecer texto nela.',
    action:
      'Envie o PDF ou DOCX original, ou fotografe a folha inteira de perto, com boa luz, e salve em JPG ou PNG.',
  },
};

/** Links beside the head of the first page; those further down belong to projects and the like. */
function listHeadLinks(content: PdfContent): string[] {
  const height = content.pages[0]?.height ?? 0;
  const urls = content.links
    .filter((link) => link.page === 1 && link.y < 0.3 * height)
    .map((link) => link.url);
  const contact = content.links
    .map((link) => link.url)
    .filter((url) => /^(?:mailto:|tel:)|linkedin\.com\/in\//iu.test(url));
  return [...new Set([...urls, ...contact])];
}

async function readPdfFile(
  bytes: Uint8Array,
  options: ReadFileOptions,
): Promise<Result<ReadResume, ResumeReadError>> {
  const read = await readPdf(bytes, options);
  if (!read.ok) return read;
  const content = read.value;
  const raw = content.fragments.map((fragment) => fragment.text).join('\n');
  const letters = raw.replace(/\s/gu, '').length;
  // Private-use characters are dropped with the icons later, so that they are judged here.
  const failure = letters === 0 ? 'PDF_SEM_TEXTO' : isGarbled(raw) ? 'TEXTO_ILEGIVEL' : null;
  if (failure !== null || letters < SCAN_LETTERS * content.pages.length) {
    const recognised = await readPictures(bytes, 'pdf', readError(failure ?? 'PDF_SEM_TEXTO'), options);
    // Where the pictures tell nothing, the few words that are text may be all there is.
    if (recognised.ok || failure !== null) return recognised;
  }
  return understand(content, options);
}

/** Fewer letters on a page than this are the stamp of a scanning program. */
const SCAN_LETTERS = 60;

/** Reads a file of pictures, where the caller brings what recognises text. */
async function readPictures(
  bytes: Uint8Array,
  kind: 'pdf' | 'image',
  otherwise: ResumeReadError,
  options: ReadFileOptions,
): Promise<Result<ReadResume, ResumeReadError>> {
  const { pictures: host, onProgress } = options;
  if (host === undefined) return err(otherwise);
  const read = await recogniseText(bytes, kind, otherwise, { host, onProgress });
  if (!read.ok) return read;
  return understand({ ...read.value, hidden: [], rotated: [], links: [], recognised: read.value }, options);
}

/** From pieces of text on pages to the fields of a CV. */
function understand(
  content: PdfContent & { readonly recognised?: RecognisedText },
  { now, onProgress }: ReadFileOptions,
): Result<ReadResume, ResumeReadError> {
  onProgress?.(0.8, 'Entendendo a estrutura do currículo');
  const rotated = turnHeads(content.rotated, content.fragments);
  const fragments = [...dropFurniture(content.fragments, content.pages), ...rotated.heads];
  const stretches = computeReadingOrder(fragments, content.pages);
  return assemble(
    {
      stretches,
      layout: stretches.some(({ kind }) => kind === 'right') ? 'twoColumns' : 'oneColumn',
      hidden: content.hidden,
      loose: rotated.rest,
      urls: listHeadLinks(content),
      cut: content.cut,
      pages: content.pages,
      doubtful: content.recognised?.doubtful,
    },
    now,
  );
}

/** Reads a CV from a PDF, DOCX, DOC, ODT, RTF, JSON Resume or text file. Refuses by size and first bytes before anything is parsed; never throws. */
export async function readResumeFile(
  file: ResumeFile,
  options: ReadFileOptions,
): Promise<Result<ReadResume, ResumeReadError>> {
  const { bytes } = file;
  if (bytes.length === 0) return err(readError('ARQUIVO_VAZIO'));
  if (bytes.length > RESUME_LIMITS.bytes) return err(readError('ARQUIVO_GRANDE'));
  if (options.signal?.aborted === true) return err(readError('TEMPO_ESGOTADO'));
  const kind = detectKind(bytes);
  options.onProgress?.(0.05, 'Abrindo o arquivo');
  const result = await readKind(kind, file, options);
  options.onProgress?.(1, result.ok ? 'Currículo lido' : 'Leitura interrompida');
  // A text is judged as a text; a whole document that is short or no CV keeps its own failure.
  return result.ok || (kind !== 'text' && kind !== 'zip')
    ? result
    : err(nameFailure(result.error, file.name));
}

/** What reads the files of office programs. */
const OFFICE: Readonly<Partial<Record<FileKind, (bytes: Uint8Array) => Result<Document, ResumeReadError>>>> =
  { zip: readDocx, odt: readOdt, rtf: readRtf, doc: readDoc };

async function readKind(
  kind: FileKind,
  { name, bytes }: ResumeFile,
  options: ReadFileOptions,
): Promise<Result<ReadResume, ResumeReadError>> {
  if (kind === 'pdf') return readPdfFile(bytes, options);
  const office = OFFICE[kind];
  if (office !== undefined) {
    const read = office(bytes);
    options.onProgress?.(0.7, 'Entendendo a estrutura do currículo');
    return read.ok ? assemble(read.value, options.now) : read;
  }
  if (kind === 'text') {
    const text = decodeText(bytes);
    // A name is believed only where it says that a text was meant to be JSON.
    const json = looksLikeJson(text) || (/\.json$/iu.test(name) && text.trim() !== '');
    return json ? readJsonResume(text, options.now) : readResumeText(text, options);
  }
  const refusal = readError('TIPO_NAO_SUPORTADO', EXPORT_ADVICE[kind]);
  return kind === 'image' ? readPictures(bytes, kind, refusal, options) : err(refusal);
}

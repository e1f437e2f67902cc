import { err, ok, type ResumeReadError, type Result, type ReadResume } from '@aura/shared-domain';
import { type ReadFileOptions, readResumeFile, type ResumeFile } from '../../../resume/read-file.ts';
import { makeLinkedInError } from '../errors.ts';
import { finishReading } from '../finish.ts';
import type { AnyReadError, ReadLinkedIn } from '../types.ts';
import { buildProfileFromPdf } from './profile.ts';
import { foldText } from '../../../text/index.ts';

/** What LinkedIn's own PDFs show and other CVs seldom do; on folded text. */
const FEATURES: readonly RegExp[] = [
  /linkedin\.com\/in\/[^\s]+[\s\S]{0,40}\(linkedin\)/u,
  /(?:^|\n)\W*(?:principais competencias|top skills)\s*(?:\n|$)/u,
  /(?:^|\n)\W*(?:page|pagina) \d+ (?:of|de) \d+\s*(?:\n|$)/u,
  /\(\d{1,2} (?:anos?|mes(?:es)?|years?|months?)(?: \d{1,2} (?:mes(?:es)?|months?))?\)/u,
];

const PROFILE_LINK = /linkedin\.com\/in\//u;

/** How many features of a PDF that LinkedIn wrote a document shows. A CV may carry a link to a profile: alone it says nothing. */
function countLinkedInPdfFeatures({ text, structure }: ReadResume): number {
  const { folded } = foldText(text);
  const found = FEATURES.filter((pattern) => pattern.test(folded)).length;
  const link = [...structure.contact.links, folded].some((part) => PROFILE_LINK.test(part));
  return found > 0 && link && !FEATURES[0]?.test(folded) ? found + 1 : found;
}

/** What a CV's errors say, said of a profile. */
const ABOUT_PROFILES: Readonly<Partial<Record<ResumeReadError['code'], Omit<ResumeReadError, 'code'>>>> = {
  TEXTO_CURTO: {
    message: 'O PDF tem pouco texto para ser analisado.',
    action:
      'Confira se o seu perfil está preenchido e salve o PDF de novo, ou cole o texto da página do perfil.',
  },
};

/** Fewer features than this and the document is not LinkedIn's. */
const ENOUGH = 2;

/** Reads the PDF that “Salvar como PDF” of a profile makes. */
export async function readLinkedInPdf(
  file: ResumeFile,
  options: ReadFileOptions,
): Promise<Result<ReadLinkedIn, AnyReadError>> {
  const read = await readResumeFile(file, options);
  if (!read.ok) {
    if (read.error.code === 'NAO_PARECE_CURRICULO') return err(makeLinkedInError('NAO_PARECE_LINKEDIN'));
    return err({ ...read.error, ...ABOUT_PROFILES[read.error.code] });
  }
  if (countLinkedInPdfFeatures(read.value) < ENOUGH) return err(makeLinkedInError('PARECE_CURRICULO'));
  // Two columns and "5 anos 6 meses" are LinkedIn's own layout, nothing that the person could change.
  const notices = read.value.notices.filter(({ code }) => code !== 'COLUNAS' && code !== 'DATA_RELATIVA');
  return ok(finishReading(buildProfileFromPdf(read.value), 'pdf', notices));
}

import { err, ok, type ResumeReadError, type Result } from '@aura/shared-domain';
import { type ReadFileOptions, readResumeFile, type ResumeFile } from '../../../resume/read-file.ts';
import { makeLinkedInError } from '../errors.ts';
import { finishReading } from '../finish.ts';
import type { AnyReadError, ReadLinkedIn } from '../types.ts';
import { countLinkedInPdfFeatures } from './features.ts';
import { buildProfileFromPdf } from './profile.ts';

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

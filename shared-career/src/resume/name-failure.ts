import type { ResumeErrorCode, ResumeReadError } from '@aura/shared-domain';
import { readError } from './errors.ts';

/** Files of programs that write no CV that is read here. */
const UNREAD = /\.(?:xlsx?|xlsm|xlsb|ods|numbers|pptx?|odp|key|zip|rar|7z|psd|ai|svg|mp4|exe)$/iu;
/** Files that are read, and that begin with bytes of their own when they are whole. */
const READ = /\.(?:pdf|docx?|odt|rtf|png|jpe?g|webp|gif|bmp|tiff?|heic|avif)$/iu;
/** What is said of a text; of a file that was to be something else, it hides the cause. */
const OF_TEXTS: ReadonlySet<ResumeErrorCode> = new Set(['TEXTO_CURTO', 'NAO_PARECE_CURRICULO']);

const refuseType = (suffix: string): ResumeReadError =>
  readError('TIPO_NAO_SUPORTADO', { message: `Ainda não lemos arquivos ${suffix.toLowerCase()}.` });

/** The failure with the cause that the file's name tells: a type that is not read, or a damaged file. */
export function nameFailure(failure: ResumeReadError, name: string): ResumeReadError {
  const [unread] = UNREAD.exec(name) ?? [];
  if (unread !== undefined && (failure.code === 'TIPO_NAO_SUPORTADO' || OF_TEXTS.has(failure.code)))
    return refuseType(unread);
  return READ.test(name) && OF_TEXTS.has(failure.code) ? readError('ARQUIVO_CORROMPIDO') : failure;
}

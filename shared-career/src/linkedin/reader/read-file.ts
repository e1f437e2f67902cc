import { err, LINKEDIN_FILE_BYTES, type Result } from '@aura/shared-domain';
import { decodeText, detectKind } from '../../resume/detect.ts';
import { readError } from '../../resume/errors.ts';
import type { ReadFileOptions, ResumeFile } from '../../resume/read-file.ts';
import { readExport, readLoneTable } from './export/read.ts';
import { readLinkedInText } from './pasted/read.ts';
import { readLinkedInPdf } from './pdf/read.ts';
import type { AnyReadError, ReadLinkedIn } from './types.ts';

/** Reads a profile from LinkedIn's export (ZIP or one of its tables), from its PDF or from a text file; never throws. */
export async function readLinkedInFile(
  file: ResumeFile,
  options: ReadFileOptions,
): Promise<Result<ReadLinkedIn, AnyReadError>> {
  const { bytes } = file;
  if (bytes.length === 0) return err(readError('ARQUIVO_VAZIO'));
  if (bytes.length > LINKEDIN_FILE_BYTES)
    return err(
      readError('ARQUIVO_GRANDE', {
        message: `O arquivo passa do limite de ${LINKEDIN_FILE_BYTES / 1024 / 1024} MB.`,
        action: 'No LinkedIn, peça só os dados do perfil (não o arquivo completo), ou salve o perfil em PDF.',
      }),
    );
  if (options.signal?.aborted === true) return err(readError('TEMPO_ESGOTADO'));
  options.onProgress?.(0.05, 'Abrindo o arquivo');
  const result = await readKind(file, options);
  options.onProgress?.(1, result.ok ? 'Perfil lido' : 'Leitura interrompida');
  return result;
}

async function readKind(
  file: ResumeFile,
  options: ReadFileOptions,
): Promise<Result<ReadLinkedIn, AnyReadError>> {
  const kind = detectKind(file.bytes);
  if (kind === 'zip') return readExport(file.bytes, options.now);
  if (kind === 'pdf') return readLinkedInPdf(file, options);
  if (kind === 'text')
    return /\.csv$/iu.test(file.name)
      ? readLoneTable(file.name, file.bytes, options.now)
      : readLinkedInText(decodeText(file.bytes), options);
  return err(
    readError('TIPO_NAO_SUPORTADO', {
      action: 'Envie o ZIP da cópia de dados do LinkedIn ou o PDF do perfil, ou cole o texto da página.',
    }),
  );
}

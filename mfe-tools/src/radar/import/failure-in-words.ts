import type { ReadFailure } from '@aura/shared-career-ui';
import { type ImportErrorCode, importFailure } from '@aura/shared-jobs/import';

/** What the worker's own end is told as; what reads CVs in the same way speaks of PDFs. */
const OF_THE_WORKER: Readonly<Record<string, Pick<ReadFailure, 'action'>>> = {
  TEMPO_ESGOTADO: { action: 'Divida o arquivo em partes menores, ou copie o texto do anúncio.' },
  ARQUIVO_CORROMPIDO: { action: 'Salve o arquivo de novo, ou copie o texto do anúncio.' },
  LEITOR_INDISPONIVEL: {
    action: 'Verifique sua conexão e tente novamente. O que você preencheu continua aqui.',
  },
};

const SIZES = ['ARQUIVO_GRANDE', 'ARQUIVO_VAZIO'] as const satisfies readonly ImportErrorCode[];

/** A failure in words that fit ads: the page refuses a file by its size before any reader of ads sees it. */
export function failureInWords(failure: ReadFailure): ReadFailure {
  const size = SIZES.find((code) => code === failure.code);
  return size ? importFailure(size) : { ...failure, ...OF_THE_WORKER[failure.code] };
}

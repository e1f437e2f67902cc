import { formatNumber, JOB_TEXT_LIMITS, type JobErrorCode, type JobReadError } from '@aura/shared-domain';

const TEXTS: Readonly<Record<JobErrorCode, Omit<JobReadError, 'code'>>> = {
  VAGA_CURTA: {
    message: `O texto da vaga é curto demais para comparar: são precisos pelo menos ${JOB_TEXT_LIMITS.minimum} caracteres.`,
    action: 'Cole o anúncio completo, com atividades e requisitos.',
  },
  VAGA_LONGA: {
    message: `O texto da vaga passa de ${formatNumber(JOB_TEXT_LIMITS.maximum)} caracteres.`,
    action: 'Cole só o anúncio: cargo, atividades e requisitos, sem o restante da página.',
  },
  VAGA_PARECE_CURRICULO: {
    message: 'Este texto parece um currículo, e não o anúncio de uma vaga.',
    action: 'Cole aqui o anúncio da vaga. O currículo entra na etapa anterior.',
  },
};

/** The error of a code, with its text for the person. */
export function makeJobError(code: JobErrorCode): JobReadError {
  return { code, ...TEXTS[code] };
}

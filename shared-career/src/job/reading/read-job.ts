import {
  err,
  JOB_TEXT_LIMITS,
  type JobReadError,
  type JobReading,
  ok,
  type Result,
  formatNumber,
  type JobErrorCode,
} from '@aura/shared-domain';
import { findOccupation } from '../../taxonomy/find-occupation.ts';
import { AD_CAPS } from '../weights.ts';
import { findContracts } from './contracts.ts';
import { findDisability } from './disability.ts';
import { looksLikeResume } from './looks-like-resume.ts';
import { toPlainText } from './plain-text.ts';
import { collectRequirements } from './requirements.ts';
import { findSalary } from './salary.ts';
import { quoteSegment, splitSegments } from './segments.ts';
import { findSeniorities } from './seniority.ts';
import { findTitle } from './title.ts';
import { findWorkModel } from './work-model.ts';
import { parseYearsLabel } from './years.ts';

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
function makeJobError(code: JobErrorCode): JobReadError {
  return { code, ...TEXTS[code] };
}

/** The occupation of a title, or of a part of it: "Analista fiscal | Tributos indiretos". */
function findOccupationId(title: string): string | null {
  const parts = [title, ...title.split(/\s*[-–—|,(/]\s*/u), title.replace(/^pessoa(?: a)?\s/iu, '')];
  for (const part of parts) {
    const occupation = findOccupation(part);
    if (occupation) return occupation.id;
  }
  return null;
}

/**
 * Reads a job ad, Portuguese or English. Evidence refers to positions in the given text; sentences that instruct a
 * machine are excluded from everything and listed. Missing statements stay null or empty.
 */
export function readJob(text: string): Result<JobReading, JobReadError> {
  if (text.trim().length < JOB_TEXT_LIMITS.minimum) return err(makeJobError('VAGA_CURTA'));
  if (text.length > JOB_TEXT_LIMITS.maximum) return err(makeJobError('VAGA_LONGA'));
  const plain = toPlainText(text);
  if (looksLikeResume(plain.text)) return err(makeJobError('VAGA_PARECE_CURRICULO'));
  const segments = splitSegments(plain.text);
  const title = findTitle(segments);
  const requirements = collectRequirements(text, plain.text, segments, title);
  const years = requirements
    .filter(({ kind, necessity }) => kind === 'years' && necessity === 'mandatory')
    .map(({ label }) => parseYearsLabel(label));
  return ok({
    title: title.text,
    occupationId: findOccupationId(title.text),
    seniorities: findSeniorities(title.text, segments),
    workModel: findWorkModel(segments),
    contracts: findContracts(title.text, segments),
    disability: findDisability(title.text, segments),
    salary: findSalary(segments),
    minimumYears: years.length > 0 ? Math.max(...years) : null,
    requirements,
    responsibilities: segments
      .filter(({ section }) => section === 'activities')
      .slice(0, AD_CAPS.activities)
      .map((segment) => quoteSegment(text, segment)),
    instructions: [...plain.instructions],
  });
}

import { randomUUID } from 'node:crypto';
import type { DiagnosisRequest } from '@aura/shared-domain';

/** A request that the backend accepts; another `title` or `constraints` makes it another input. */
export function makeDiagnosisRequest(
  changes: Partial<Pick<DiagnosisRequest, 'requestId' | 'variant'>> & {
    title?: string;
    constraints?: string;
  } = {},
): DiagnosisRequest {
  return {
    requestId: changes.requestId ?? randomUUID(),
    variant: changes.variant ?? 'full',
    answers: {
      goal: {
        title: changes.title ?? 'Analista de dados',
        horizonMonths: 12,
        contract: 'any',
        workModel: 'any',
        location: 'São Paulo',
        salaryFloor: null,
        constraints: changes.constraints ?? '',
        referenceJobs: [],
      },
      resume: null,
      hiddenExperiences: [],
      interests: null,
      anchors: null,
      selfRatings: [],
      context: null,
    },
  };
}

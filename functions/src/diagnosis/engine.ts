import type { DiagnosisAnswers, DiagnosisResult, DiagnosisVariant } from '@aura/shared-domain';

/** Computes a diagnosis: pure, the same answers and time give the same result. */
export type DiagnosisEngine = (
  answers: DiagnosisAnswers,
  options: { readonly variant: DiagnosisVariant; readonly now: Date },
) => DiagnosisResult;

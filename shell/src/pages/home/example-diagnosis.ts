import type { Band } from '@aura/shared-domain';

interface ExampleDimension {
  readonly id: string;
  readonly label: string;
  /** 0 to 1. */
  readonly weight: number;
  /** 0 to 100; null if it could not be assessed. */
  readonly value: number | null;
}

interface ExampleReadiness {
  readonly value: number;
  readonly band: Band;
  /** Share of the weight that could be assessed, 0 to 1. */
  readonly coverage: number;
  readonly dimensions: readonly ExampleDimension[];
}

/** Readiness of the fictional person on the home page. A test recomputes it by the rule of the real scores. */
export const EXAMPLE_READINESS: ExampleReadiness = {
  value: 58,
  band: 'inProgress',
  coverage: 0.85,
  dimensions: [
    { id: 'skills', label: 'Competências', weight: 0.4, value: 58 },
    { id: 'evidence', label: 'Evidência', weight: 0.2, value: 55 },
    { id: 'narrative', label: 'Narrativa', weight: 0.15, value: 68 },
    { id: 'practice', label: 'Prática', weight: 0.15, value: null },
    { id: 'alignment', label: 'Alinhamento', weight: 0.1, value: 49 },
  ],
};

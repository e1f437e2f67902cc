/** Broad fields of work; every occupation and every skill belongs to one. */
export const FIELDS = [
  'technology',
  'business',
  'finance',
  'marketing',
  'sales',
  'people',
  'education',
  'health',
  'engineering',
  'industry',
  'logistics',
  'construction',
  'law',
  'publicService',
  'design',
  'communication',
  'hospitality',
  'commerce',
  'agriculture',
  'care',
  'general',
] as const;
export type Field = (typeof FIELDS)[number];

export type SkillKind = 'tool' | 'technique' | 'knowledge' | 'behaviour' | 'language' | 'licence';

/** A skill as a person would name it in Brazil. */
export interface Skill {
  /** Stable, `[a-z0-9-]`. */
  readonly id: string;
  /** Portuguese label. */
  readonly label: string;
  readonly kind: SkillKind;
  readonly field: Field;
  /** Other names, Portuguese and English; matched folded, whole words only. */
  readonly aliases: readonly string[];
  /** Ids of skills that this one implies (PostgreSQL → SQL). */
  readonly implies: readonly string[];
  /** Ids of skills close enough to shorten the way (Tableau ↔ Power BI). */
  readonly neighbours: readonly string[];
  /** Effort to learn from nothing to usable: 1 days, 2 weeks, 3 months, 4 a year, 5 years. */
  readonly effort: 1 | 2 | 3 | 4 | 5;
}

/** Weight of a skill in an occupation; `mandatory` marks indispensable ones (a licence, a degree). */
export interface OccupationSkill {
  readonly skillId: string;
  /** 0 to 1. */
  readonly weight: number;
  readonly mandatory?: boolean;
}

export interface Occupation {
  readonly id: string;
  /** Portuguese title, both genders where they differ: "Analista de Dados", "Enfermeiro(a)". */
  readonly title: string;
  readonly aliases: readonly string[];
  readonly field: Field;
  /** Code of the Classificação Brasileira de Ocupações, `NNNN-NN`, where one is known to fit. */
  readonly cbo?: string;
  /** Interest code of the work itself, three RIASEC letters, strongest first. */
  readonly riasec: string;
  /** Most weighted first, 10 to 16 entries. */
  readonly skills: readonly OccupationSkill[];
}

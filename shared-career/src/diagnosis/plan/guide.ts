import { CATALOGUES, COMMON_STEPS, COURSES, PLAN_GUIDES } from '../../generated/plan-guides.ts';
import type { Occupation, Skill } from '../../taxonomy/types.ts';
import type { Course, PlanGuide, Step } from './plan-guide.ts';

/** The guidance for one skill of an occupation. */
interface Guidance {
  readonly step: Step | null;
  /** Laws and norms of the occupation; none for a common step, which names its norm itself. */
  readonly norms: PlanGuide['norms'];
}

const COMMON: ReadonlyMap<string, Step> = new Map(COMMON_STEPS.map((step) => [step.skill, step]));

/** The step for a skill: the occupation's own before the common one. */
export function findGuidance(occupation: Occupation | null, skillId: string): Guidance {
  const guide = PLAN_GUIDES[occupation?.id ?? ''];
  const own = guide?.steps.find(({ skill }) => skill === skillId);
  return own && guide ? { step: own, norms: guide.norms } : { step: COMMON.get(skillId) ?? null, norms: [] };
}

/** Laws and norms that people of an occupation work by, the weightiest first. */
export const computeNorms = (occupation: Occupation | null): PlanGuide['norms'] =>
  PLAN_GUIDES[occupation?.id ?? '']?.norms ?? [];

const formatDay = (iso: string): string => iso.split('-').toReversed().join('/');

/** `Curso gratuito: “Introdução à Libras” (ENAP, Escola Virtual.Gov, 60 h); …`; empty without a checked course. */
export function describeCourse({ id }: Skill): string {
  const course: Course | undefined = COURSES.find(({ skills }) => skills.includes(id));
  if (!course) return '';
  const { name, by, hours, checkedOn } = course;
  const load = hours === null ? '' : `, ${hours} h`;
  return ` Curso gratuito: “${name}” (${by}${load}); vimos que existe em ${formatDay(checkedOn)}, veja no site se a inscrição está aberta.`;
}

/** Where to look for a course without a checked one; empty if the field has no known catalogue. */
export function describeCatalogue({ field, label }: Skill): string {
  const catalogue = CATALOGUES[field];
  return catalogue
    ? ` Para estudar sem custo, procure “${label}” em catálogos gratuitos: ${catalogue}. Não conferimos um curso pelo nome.`
    : '';
}

/** `Leia antes: Lei 7.498/1986 (exercício da enfermagem).`; empty without norms. */
export function describeNorms(norms: PlanGuide['norms']): string {
  if (norms.length === 0) return '';
  return ` Leia antes: ${norms.map(({ name, about }) => `${name} (${about})`).join('; ')}.`;
}

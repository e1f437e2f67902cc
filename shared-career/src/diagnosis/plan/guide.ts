import type { Occupation } from '../../taxonomy/types.ts';
import { PLAN_GUIDES } from '../../generated/plan-guides.ts';

/** What people of an occupation study and make, as `content/plans` has it. */
export interface PlanGuide {
  readonly norms: readonly { readonly name: string; readonly about: string }[];
  readonly courses: readonly Course[];
  readonly steps: readonly Step[];
}

interface Course {
  readonly name: string;
  readonly by: string;
  readonly skills: readonly string[];
  /** The day on which somebody saw it on offer, ISO; null where nobody has. */
  readonly checkedOn: string | null;
}

interface Step {
  readonly skill: string;
  readonly do: string;
  readonly deliverable: string;
  readonly example: string;
  readonly hours: number;
}

/** What the guide of an occupation has for one skill. */
export interface Guidance {
  readonly step: Step | null;
  readonly courses: readonly Course[];
  readonly norms: PlanGuide['norms'];
}

const NOTHING: Guidance = { step: null, courses: [], norms: [] };

/** What the guide of an occupation has for a skill; nothing where the occupation has no guide. */
export function guidanceFor(occupation: Occupation | null, skillId: string): Guidance {
  const guide = PLAN_GUIDES[occupation?.id ?? ''];
  if (!guide) return NOTHING;
  return {
    step: guide.steps.find(({ skill }) => skill === skillId) ?? null,
    courses: guide.courses.filter(({ skills }) => skills.includes(skillId)),
    norms: guide.norms,
  };
}

const dayOf = (iso: string): string => iso.split('-').toReversed().join('/');

/** `Curso gratuito: “Introdução à Libras” (ENAP, Escola Virtual.Gov), …`; empty where there is none. */
export function coursesText(courses: readonly Course[]): string {
  const [course] = courses;
  if (!course) return '';
  const seen =
    course.checkedOn === null
      ? 'ainda não conferimos se a oferta está aberta: veja no site de quem oferece'
      : `oferta verificada em ${dayOf(course.checkedOn)}`;
  return ` Curso gratuito: “${course.name}” (${course.by}); ${seen}.`;
}

/** `Leia antes: Lei 7.498/1986 (exercício da enfermagem).`; empty where there is none. */
export function normsText(norms: PlanGuide['norms']): string {
  if (norms.length === 0) return '';
  return ` Leia antes: ${norms.map(({ name, about }) => `${name} (${about})`).join('; ')}.`;
}

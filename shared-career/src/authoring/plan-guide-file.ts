import { literal, moduleOf, Text, type Entry, type Report } from '@aura/content-tools';
import * as v from 'valibot';
import { FieldSchema, type TaxonomyIds } from './taxonomy-files.ts';

const Skill = v.pipe(Text, v.description('Id de uma habilidade da taxonomia.'));
const Hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(300));

const StepSchema = v.strictObject({
  skill: Skill,
  do: v.pipe(Text, v.description('O que fazer, em uma ou duas frases; com a norma, onde há uma.')),
  deliverable: v.pipe(Text, v.description('O que fica pronto: "uma planilha com …".')),
  example: v.pipe(Text, v.description('Como isso fica, com números ou nomes.')),
  hours: Hours,
});

/** What people of an occupation read and make in a quarter; the file is named after the occupation's id. */
export const PlanGuideSchema = v.strictObject({
  norms: v.array(
    v.strictObject({
      name: v.pipe(Text, v.description('Como a norma se chama: "Lei 7.498/1986", "NR-10".')),
      about: v.pipe(Text, v.description('O que ela decide, em poucas palavras.')),
    }),
  ),
  steps: v.pipe(v.array(StepSchema), v.minLength(2)),
});
type PlanGuide = v.InferOutput<typeof PlanGuideSchema>;

/** Steps for everyone who learns a skill, in any occupation. */
export const StepFileSchema = v.strictObject({ steps: v.array(StepSchema) });

/** Free courses that a person has checked, and catalogues for others. */
export const CourseFileSchema = v.strictObject({
  courses: v.array(
    v.strictObject({
      name: v.pipe(Text, v.description('O nome do curso gratuito, como o provedor o escreve.')),
      by: v.pipe(Text, v.description('Quem o oferece.')),
      hours: v.exactOptional(v.pipe(Hours, v.description('A carga horária, onde se conhece.'))),
      skills: v.pipe(v.array(Skill), v.minLength(1)),
      checkedOn: v.pipe(
        v.string(),
        v.isoDate('use a forma 2026-11-24'),
        v.description('O dia em que alguém conferiu que o curso existe.'),
      ),
      seenIn: v.pipe(Text, v.description('Onde se conferiu; só para quem edita o arquivo.')),
    }),
  ),
  catalogues: v.array(
    v.strictObject({
      by: v.pipe(Text, v.description('Onde procurar, com o artigo: "o Sebrae e a Escola Virtual.Gov".')),
      fields: v.pipe(v.array(FieldSchema), v.minLength(1)),
    }),
  ),
});

type Steps = readonly v.InferOutput<typeof StepSchema>[];

interface PlanFiles {
  readonly plans: readonly Entry<PlanGuide>[];
  readonly steps: readonly Entry<v.InferOutput<typeof StepFileSchema>>[];
  readonly courses: readonly Entry<v.InferOutput<typeof CourseFileSchema>>[];
}

/** Reports skills that the taxonomy does not know, and a second step for a skill. */
function checkSteps(
  entry: Entry<{ readonly steps: Steps }>,
  seen: Set<string>,
  known: TaxonomyIds,
  report: Report,
): void {
  for (const [at, { skill }] of entry.data.steps.entries()) {
    if (!known.skills.has(skill))
      report(entry, ['steps', at, 'skill'], `não há habilidade "${skill}" na taxonomia`);
    if (seen.has(skill)) report(entry, ['steps', at, 'skill'], `"${skill}" já tem um passo`);
    seen.add(skill);
  }
}

function checkCourses({ courses }: PlanFiles, known: TaxonomyIds, report: Report): void {
  for (const file of courses) {
    const taught = new Set<string>();
    for (const [at, { skills }] of file.data.courses.entries())
      for (const [place, skill] of skills.entries()) {
        if (!known.skills.has(skill))
          report(file, ['courses', at, 'skills', place], `não há habilidade "${skill}" na taxonomia`);
        if (taught.has(skill))
          report(file, ['courses', at, 'skills', place], `"${skill}" já tem um curso; fica só o melhor`);
        taught.add(skill);
      }
  }
}

/**
 * The module of the plans. It reports unknown names, and skills of an occupation with a guide that have neither a
 * specific nor a common step: their task would say the same for every skill.
 */
export function writePlansModule(files: PlanFiles, known: TaxonomyIds, report: Report): string {
  const common = new Set<string>();
  for (const file of files.steps) checkSteps(file, common, known, report);
  for (const file of files.plans) {
    const own = new Set<string>();
    checkSteps(file, own, known, report);
    const skills = known.occupations.get(file.slug);
    if (!skills) report(file, null, `não há profissão "${file.slug}" na taxonomia`);
    for (const skill of skills ?? [])
      if (!own.has(skill) && !common.has(skill))
        report(file, ['steps'], `"${skill}" não tem passo: a tarefa sairia igual à de qualquer habilidade`);
  }
  checkCourses(files, known, report);
  const commonSteps = files.steps.flatMap(({ data }) => data.steps);
  const courses = files.courses.flatMap(({ data }) => data.courses);
  const catalogues = files.courses.flatMap(({ data }) => data.catalogues);
  return moduleOf(
    `import type { Course, PlanGuide, Step } from '../diagnosis/plan/plan-guide.ts';`,
    `import type { Field } from '../taxonomy/types.ts';`,
    `export const PLAN_GUIDES: Readonly<Record<string, PlanGuide>> = ${literal(
      Object.fromEntries(files.plans.map(({ slug, data }) => [slug, data])),
    )};`,
    `export const COMMON_STEPS: readonly Step[] = ${literal(commonSteps)};`,
    `export const COURSES: readonly Course[] = ${literal(
      courses.map(({ name, by, hours = null, skills, checkedOn }) => ({
        name,
        by,
        hours,
        skills,
        checkedOn,
      })),
    )};`,
    `export const CATALOGUES: Readonly<Partial<Record<Field, string>>> = ${literal(
      Object.fromEntries(catalogues.flatMap(({ by, fields }) => fields.map((field) => [field, by]))),
    )};`,
  );
}

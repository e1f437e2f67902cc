import { literal, moduleOf, Text, type Entry, type Report } from '@aura/content-tools';
import * as v from 'valibot';
import type { TaxonomyIds } from './taxonomy-files.ts';

const Skill = v.pipe(Text, v.description('Id de uma habilidade da taxonomia.'));
const Hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200));

/** What people of an occupation study and make in a quarter; the file is named after the occupation's id. */
export const PlanGuideSchema = v.strictObject({
  norms: v.array(
    v.strictObject({
      name: v.pipe(Text, v.description('Como a norma se chama: "Lei 7.498/1986", "NR-10".')),
      about: v.pipe(Text, v.description('O que ela decide, em poucas palavras.')),
    }),
  ),
  courses: v.array(
    v.strictObject({
      name: v.pipe(Text, v.description('O nome do curso gratuito, como o provedor o escreve.')),
      by: v.pipe(Text, v.description('Quem o oferece.')),
      skills: v.pipe(v.array(Skill), v.minLength(1)),
      checkedOn: v.pipe(
        v.nullable(v.pipe(v.string(), v.isoDate('use a forma 2026-11-24'))),
        v.description('O dia em que alguém viu a oferta no ar; null enquanto ninguém a viu.'),
      ),
    }),
  ),
  steps: v.pipe(
    v.array(
      v.strictObject({
        skill: Skill,
        do: v.pipe(Text, v.description('O que fazer, em uma ou duas frases.')),
        deliverable: v.pipe(Text, v.description('O que fica pronto: "uma planilha com …".')),
        example: v.pipe(Text, v.description('Como isso fica, com números ou nomes.')),
        hours: Hours,
      }),
    ),
    v.minLength(2),
  ),
});
export type PlanGuide = v.InferOutput<typeof PlanGuideSchema>;

/** The module of the guides; names that the taxonomy does not know, and a skill with two steps, are reported. */
export function plansModule(files: readonly Entry<PlanGuide>[], known: TaxonomyIds, report: Report): string {
  for (const file of files) {
    if (!known.occupations.has(file.slug)) report(file, null, `não há profissão "${file.slug}" na taxonomia`);
    const seen = new Set<string>();
    for (const [at, { skill }] of file.data.steps.entries()) {
      if (!known.skills.has(skill))
        report(file, ['steps', at, 'skill'], `não há habilidade "${skill}" na taxonomia`);
      if (seen.has(skill)) report(file, ['steps', at, 'skill'], `"${skill}" já tem um passo neste arquivo`);
      seen.add(skill);
    }
    for (const [at, { skills }] of file.data.courses.entries())
      for (const [place, skill] of skills.entries())
        if (!known.skills.has(skill))
          report(file, ['courses', at, 'skills', place], `não há habilidade "${skill}" na taxonomia`);
  }
  return moduleOf(
    `import type { PlanGuide } from '../diagnosis/plan/guide.ts';`,
    `export const PLAN_GUIDES: Readonly<Record<string, PlanGuide>> = ${literal(
      Object.fromEntries(files.map(({ slug, data }) => [slug, data])),
    )};`,
  );
}

import { type Entry, literal, moduleOf, Text } from '@aura/content-tools';
import * as v from 'valibot';
import { FAMILIES } from '../export/faces/families.ts';

/** Sections that a template can place; those with a heading of the person's own come after the rest. */
const SECTIONS = [
  'summary',
  'experiences',
  'education',
  'courses',
  'skills',
  'languages',
  'projects',
] as const;

const Colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/u, 'uma cor como "#1f3a5f"'));
const Points = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const Places = v.array(v.picklist(SECTIONS));

/** A look of a CV. Lengths in points. */
export const TemplateSchema = v.strictObject({
  name: v.pipe(Text, v.description('Nome que a pessoa lê')),
  purpose: v.pipe(Text, v.description('Para quem serve, em uma frase')),
  place: v.pipe(v.number(), v.description('Lugar na lista; o primeiro é o que todos veem antes de escolher')),
  language: v.picklist(['pt', 'en']),
  family: v.picklist(FAMILIES),
  accent: v.pipe(Colour, v.description('Cor do nome, dos títulos e dos fios')),
  margin: Points(36, 72),
  text: v.pipe(Points(9.4, 11), v.description('Corpo do texto')),
  head: v.strictObject({
    align: v.picklist(['left', 'centre']),
    size: v.pipe(Points(18, 32), v.description('Corpo do nome')),
    rule: v.pipe(v.picklist(['none', 'thin', 'thick']), v.description('Fio abaixo do cabeçalho')),
    band: v.nullable(v.pipe(Colour, v.description('Fundo do cabeçalho, de lado a lado'))),
  }),
  heading: v.strictObject({
    size: v.pipe(Points(0.95, 1.4), v.description('Corpo do título, em relação ao do texto')),
    isUpper: v.boolean(),
    mark: v.pipe(v.picklist(['none', 'below', 'above', 'bar']), v.description('Fio ou barra do título')),
  }),
  dates: v.pipe(v.picklist(['right', 'below']), v.description('À direita do cargo, ou na linha da empresa')),
  skills: v.pipe(
    v.picklist(['line', 'list']),
    v.description('Habilidades em linha corrida ou uma por linha'),
  ),
  side: v.nullable(
    v.strictObject({
      at: v.picklist(['left', 'right']),
      width: Points(130, 200),
      tint: v.nullable(Colour),
      sections: Places,
    }),
  ),
  order: v.pipe(Places, v.description('Ordem das seções; as que faltam vêm depois')),
});
export type TemplateFile = v.InferOutput<typeof TemplateSchema>;

/** The module of the looks of a CV, in the order of the list. */
export function writeTemplatesModule(files: readonly Entry<TemplateFile>[]): string {
  const templates = files
    .toSorted((a, b) => a.data.place - b.data.place)
    .map(({ slug, data: { place, ...template } }) => ({ id: slug, place, ...template }));
  return moduleOf(
    `import type { Template } from '../export/typeset/template.ts';`,
    `export const TEMPLATES: readonly Template[] = ${literal(templates)};`,
  );
}

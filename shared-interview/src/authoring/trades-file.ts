import { literal, moduleOf, ofEach, WordList, type Entry, type Report } from '@aura/content-tools';
import { FIELDS, findOccupationById } from '@aura/shared-career';
import * as v from 'valibot';
import { PACK_IDS } from '../bank/packs/pack-id.ts';

/** A field of work of the taxonomy. */
export const FieldSchema = v.picklist(FIELDS);

const Pack = v.picklist(PACK_IDS);
const FoldedTitle = v.pipe(v.string(), v.regex(/^[a-z0-9 ]+$/u, 'só letras minúsculas sem acento'));

/** Which pack of questions fits a trade. */
export const TradesSchema = v.strictObject({
  fields: v.pipe(
    v.strictObject(ofEach(FIELDS, Pack)),
    v.description('O pacote da maioria das profissões de cada área.'),
  ),
  occupations: v.pipe(
    v.record(Pack, WordList),
    v.description('Profissões da taxonomia (por id) cuja prática é a de outro pacote que não o da sua área.'),
  ),
  withoutCases: v.pipe(
    WordList,
    v.description(
      'Profissões (por id) que recebem as perguntas de prática do seu pacote, mas os casos gerais: os do pacote contam a situação de outro ofício.',
    ),
  ),
  titles: v.pipe(
    v.record(FoldedTitle, Pack),
    v.description('Cargos que, sozinhos, dizem outra profissão do que a taxonomia lê neles.'),
  ),
  beginnings: v.pipe(
    v.array(v.strictObject({ pack: Pack, words: WordList })),
    v.description(
      'Começos de palavras que dizem a família de um cargo que a taxonomia não conhece, o mais certo primeiro. Até três letras, a palavra inteira.',
    ),
  ),
});

/** The module of the trades; an occupation that the taxonomy does not know is reported. */
export function writeTradesModule(
  files: readonly Entry<v.InferOutput<typeof TradesSchema>>[],
  report: Report,
): string {
  for (const file of files)
    for (const [pack, ids] of Object.entries(file.data.occupations))
      for (const id of ids ?? [])
        if (!findOccupationById(id))
          report(file, ['occupations', pack], `não há profissão "${id}" na taxonomia`);
  for (const file of files)
    for (const id of file.data.withoutCases)
      if (!findOccupationById(id)) report(file, ['withoutCases'], `não há profissão "${id}" na taxonomia`);
  return moduleOf(
    `import type { Field } from '@aura/shared-career';`,
    `import type { PackId } from '../bank/packs/pack-id.ts';`,
    ...files.flatMap(({ data }) => [
      `export const PACK_OF_FIELD: Readonly<Record<Field, PackId>> = ${literal(data.fields)};`,
      `export const OCCUPATIONS_APART: Readonly<Partial<Record<PackId, string>>> = ${literal(
        Object.fromEntries(Object.entries(data.occupations).map(([pack, ids]) => [pack, ids?.join(' ')])),
      )};`,
      `export const OCCUPATIONS_WITHOUT_CASES: ReadonlySet<string> = new Set(${literal(data.withoutCases)});`,
      `export const ROLES_APART: ReadonlyMap<string, PackId> = new Map(${literal(Object.entries(data.titles))});`,
      `export const PACK_WORDS: readonly (readonly [pack: PackId, beginnings: string])[] = ${literal(
        data.beginnings.map(({ pack, words }) => [
          pack,
          words.map((word) => word.replaceAll(' ', '_')).join(' '),
        ]),
      )};`,
    ]),
  );
}

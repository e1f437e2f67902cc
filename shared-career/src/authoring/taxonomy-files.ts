import { literal, moduleOf, Text, WordList, type Entry, type Report } from '@aura/content-tools';
import * as v from 'valibot';
import { FIELDS, type SkillKind } from '../taxonomy/types.ts';
import { foldKey } from '../text/index.ts';

export const FieldSchema = v.picklist(FIELDS);

const KINDS = [
  'tool',
  'technique',
  'knowledge',
  'behaviour',
  'language',
  'licence',
] as const satisfies readonly SkillKind[];

const Id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/u, 'letras minúsculas sem acento, algarismos e hifens'),
  v.description('Nome que não muda mais: o que as pessoas guardam se refere a ele.'),
);

/** A text of a table: its signs are those between columns, names and skills. */
const Cell = v.pipe(
  Text,
  v.check((text) => !/[|;\n]/u.test(text), 'sem "|" nem ";"'),
);

export const Names = v.pipe(
  v.string(),
  v.transform((text): readonly string[] => text.split(';').map((name) => name.trim())),
  v.array(Cell),
  v.description('Outros nomes, em português e inglês, separados por ponto e vírgula.'),
);

const SkillIds = v.pipe(v.array(Id), v.minLength(1));
const order = v.pipe(v.number(), v.description('Lugar do arquivo na lista, do menor para o maior.'));

/** The skills of one field of work. */
export const SkillFileSchema = v.strictObject({
  field: FieldSchema,
  order,
  skills: v.array(
    v.strictObject({
      id: Id,
      label: v.pipe(Cell, v.description('Como uma pessoa a chamaria no Brasil.')),
      kind: v.picklist(KINDS),
      effort: v.pipe(
        v.picklist([1, 2, 3, 4, 5]),
        v.description('Para aprender do zero ao útil: 1 dias, 2 semanas, 3 meses, 4 um ano, 5 anos.'),
      ),
      aliases: v.exactOptional(Names),
      implies: v.exactOptional(
        v.pipe(SkillIds, v.description('O que também sabe quem sabe isto: PostgreSQL, logo SQL.')),
      ),
      neighbours: v.exactOptional(
        v.pipe(SkillIds, v.description('As que encurtam o caminho; vale nos dois sentidos.')),
      ),
    }),
  ),
});

/** Occupations, the most common first. */
export const OccupationFileSchema = v.strictObject({
  order,
  occupations: v.array(
    v.strictObject({
      id: Id,
      field: FieldSchema,
      title: v.pipe(Cell, v.description('Com os dois gêneros, onde diferem: Enfermeiro(a).')),
      cbo: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/u, 'um código da CBO é 1234-56'))),
      riasec: v.pipe(
        v.string(),
        v.regex(/^(?!.*(?<letter>.).*\k<letter>)[RIASEC]{3}$/u, 'três letras diferentes de RIASEC'),
        v.description('O interesse que o trabalho pede, o mais forte primeiro.'),
      ),
      aliases: v.exactOptional(Names),
      skills: v.pipe(
        v.record(Id, v.pipe(v.number(), v.gtValue(0), v.maxValue(1))),
        v.check(
          (skills) => Object.keys(skills).length >= 10 && Object.keys(skills).length <= 16,
          'de 10 a 16 competências',
        ),
        v.description('Quanto cada competência pesa, até 1.'),
      ),
      mandatory: v.exactOptional(
        v.pipe(SkillIds, v.description('Sem o que ninguém é contratado: um registro, um diploma.')),
      ),
    }),
  ),
});

/** What people write they did, where a name of the skill would be a noun. */
export const DeedFileSchema = v.array(
  v.strictObject({ skill: Id, verbs: WordList, objects: v.exactOptional(WordList) }),
);

interface Files {
  readonly skills: readonly Entry<v.InferOutput<typeof SkillFileSchema>>[];
  readonly occupations: readonly Entry<v.InferOutput<typeof OccupationFileSchema>>[];
  readonly deeds: readonly Entry<v.InferOutput<typeof DeedFileSchema>>[];
}

/** Ids that other content may refer to. */
export interface TaxonomyIds {
  readonly skills: ReadonlySet<string>;
  /** With the skills of each. */
  readonly occupations: ReadonlyMap<string, readonly string[]>;
}

export const listTaxonomyIds = ({ skills, occupations }: Files): TaxonomyIds => ({
  skills: new Set(skills.flatMap(({ data }) => data.skills.map(({ id }) => id))),
  occupations: new Map(
    occupations.flatMap(({ data }) => data.occupations.map((one) => [one.id, Object.keys(one.skills)])),
  ),
});

/** Takes ids and names, and says where one is taken already. */
function createClaims(report: Report) {
  const owners = new Map<string, string>();
  return (
    entry: Entry<unknown>,
    path: readonly (string | number)[],
    one: { readonly id: string; readonly names: readonly string[] },
  ): void => {
    if (owners.has(`#${one.id}`)) report(entry, [...path, 'id'], `"${one.id}" já existe`);
    owners.set(`#${one.id}`, one.id);
    for (const name of one.names.map(foldKey)) {
      const owner = owners.get(name) ?? one.id;
      if (owner !== one.id) report(entry, path, `"${name}" já é um nome de "${owner}"`);
      owners.set(name, owner);
    }
  };
}

function checkSkills({ skills, deeds }: Files, known: ReadonlySet<string>, report: Report): void {
  const claim = createClaims(report);
  for (const entry of skills)
    for (const [
      at,
      { id, label, aliases = [], implies = [], neighbours = [] },
    ] of entry.data.skills.entries()) {
      claim(entry, ['skills', at], { id, names: [label, ...aliases] });
      for (const [name, ids] of Object.entries({ implies, neighbours }))
        for (const other of ids)
          if (!known.has(other) || other === id)
            report(entry, ['skills', at, name], `não há outra competência "${other}"`);
    }
  for (const entry of deeds)
    for (const [at, { skill }] of entry.data.entries())
      if (!known.has(skill)) report(entry, [at, 'skill'], `não há competência "${skill}"`);
}

function checkOccupations({ occupations }: Files, known: ReadonlySet<string>, report: Report): void {
  const claim = createClaims(report);
  for (const entry of occupations)
    for (const [
      at,
      { id, title, aliases = [], skills, mandatory = [] },
    ] of entry.data.occupations.entries()) {
      claim(entry, ['occupations', at], { id, names: [title, ...aliases] });
      for (const skill of Object.keys(skills))
        if (!known.has(skill))
          report(entry, ['occupations', at, 'skills', skill], `não há competência "${skill}"`);
      for (const skill of mandatory)
        if (!(skill in skills))
          report(entry, ['occupations', at, 'mandatory'], `"${skill}" não está entre as competências`);
    }
}

/** A row of a table; trailing columns that are empty are left out. */
const writeRow = (...cells: readonly string[]): string => cells.join('|').replace(/\|+$/u, '');

const sortFiles = <Data extends { readonly order: number }>(
  entries: readonly Entry<Data>[],
): readonly Data[] => entries.map(({ data }) => data).toSorted((a, b) => a.order - b.order);

const writeSkills = ({ skills }: Files['skills'][number]['data']): string =>
  skills
    .map(({ id, label, kind, effort, aliases = [], implies = [], neighbours = [] }) =>
      writeRow(id, label, kind, String(effort), aliases.join(';'), implies.join(), neighbours.join()),
    )
    .join('\n');

const writeOccupations = ({ occupations }: Files['occupations'][number]['data']): string =>
  occupations
    .map(({ id, field, title, cbo = '-', riasec, aliases = [], skills, mandatory = [] }) => {
      const weights = Object.entries(skills).map(
        ([skill, weight]) =>
          `${skill}:${String(weight).replace(/^0/u, '')}${mandatory.includes(skill) ? '!' : ''}`,
      );
      return writeRow(id, field, title, cbo, riasec, aliases.join(';'), weights.join(' '));
    })
    .join('\n');

/** The taxonomy as tables, one row a line: they are small in a bundle. `taxonomy/parse.ts` reads them. */
export function writeTaxonomyModules(files: Files, report: Report): Readonly<Record<string, string>> {
  const known = listTaxonomyIds(files).skills;
  checkSkills(files, known, report);
  checkOccupations(files, known, report);
  const deeds = files.deeds.flatMap(({ data }) =>
    data.map(({ skill, verbs, objects = [] }) => writeRow(skill, verbs.join(';'), objects.join(';'))),
  );
  return {
    'taxonomy/skills.ts': moduleOf(
      `import type { Field } from '../../taxonomy/types.ts';`,
      `export const SKILL_TABLES: readonly (readonly [Field, string])[] = ${literal(sortFiles(files.skills).map((file) => [file.field, writeSkills(file)]))};`,
    ),
    'taxonomy/occupations.ts': moduleOf(
      `export const OCCUPATION_TABLES: readonly string[] = ${literal(sortFiles(files.occupations).map(writeOccupations))};`,
    ),
    'taxonomy/deeds.ts': moduleOf(`export const DEEDS = ${literal(deeds.join('\n'))};`),
  };
}

import { type Entry, literal, moduleOf, type Report, Text, WordList } from '@aura/content-tools';
import { foldText } from '@aura/shared-career';
import { STATES, WorkModelSchema } from '@aura/shared-domain';
import * as v from 'valibot';

const makeDegrees = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,2}\.\d\d$/u, 'graus com duas casas: -8.05'),
    v.check((text) => Math.abs(Number(text)) <= most, `até ${most} graus`),
  );

/** The municipalities of Brazil, a row each. */
export const MunicipalitiesSchema = v.array(
  v.strictObject({
    ibge: v.pipe(v.string(), v.regex(/^\d{7}$/u, 'código do IBGE, sete algarismos')),
    name: v.pipe(Text, v.regex(/^[^;\n]+$/u, 'sem ponto e vírgula')),
    state: v.picklist(STATES, 'sigla de um estado'),
    latitude: makeDegrees(34),
    longitude: makeDegrees(75),
    capital: v.picklist(['yes', ''], '"yes" ou nada'),
  }),
);

/** Colloquial names of places, besides the official ones. */
export const PlaceNamesSchema = v.array(
  v.strictObject({
    place: v.pipe(Text, v.regex(/^.+ - [A-Z]{2}$/u, 'Município - UF'), v.description('Município - UF')),
    names: v.pipe(WordList, v.minLength(1, 'pelo menos um nome')),
    km: v.optional(
      v.pipe(
        v.number(),
        v.minValue(1),
        v.maxValue(200),
        v.description('Vale também o que fica até essa distância, em km'),
      ),
    ),
  }),
);

/** Words of a search that name neither a place nor a job. */
export const SearchWordsSchema = v.strictObject({
  workModels: v.record(WorkModelSchema, WordList),
  before: v.pipe(WordList, v.description('Palavras depois das quais vem um lugar')),
  openings: v.pipe(WordList, v.description('Começos que só dizem que se procura trabalho')),
  alsoWords: v.pipe(WordList, v.description('Nomes de lugares que no fim da busca são outra coisa')),
});

type Files<Schema extends v.GenericSchema> = readonly Entry<v.InferOutput<Schema>>[];

const fold = (text: string): string => foldText(text).folded;

/** The module of places. A name may also be that of a municipality: then both are meant. */
export function writePlacesModule(
  municipalities: Files<typeof MunicipalitiesSchema>,
  names: Files<typeof PlaceNamesSchema>,
  words: Files<typeof SearchWordsSchema>,
  report: Report,
): string {
  const rows = municipalities.flatMap(({ data }) => data);
  const places = new Set(rows.map(({ name, state }) => `${name} - ${state}`));
  const taken = new Set<string>();
  for (const entry of names)
    for (const [at, { place, names: own }] of entry.data.entries()) {
      if (!places.has(place)) report(entry, [at, 'place'], `"${place}" não está em municipalities.csv`);
      for (const [number, name] of own.entries()) {
        if (taken.has(fold(name))) report(entry, [at, 'names', number], `"${name}" está aqui duas vezes`);
        taken.add(fold(name));
      }
    }
  const lines = rows.map(({ name, state, latitude, longitude, capital }) =>
    [name, state, latitude, longitude, ...(capital ? ['*'] : [])].join(';'),
  );
  const others = names.flatMap(({ data }) =>
    data.map(({ place, km, names: own }) => [place, km ?? 0, own.join(',')].join(';')),
  );
  return moduleOf(
    '/** A line for each municipality: name; state; latitude and longitude of its seat; * for a capital. */',
    `export const MUNICIPALITIES = ${literal(`\n${lines.join('\n')}\n`)};`,
    '/** A line for each place: "Municipality - ST"; km around it that are meant as well; its other names. */',
    `export const PLACE_NAMES = ${literal(`\n${others.join('\n')}\n`)};`,
    '/** Words of a search that name neither a place nor a job. */',
    `export const SEARCH_WORDS = ${literal(words.map(({ data }) => data)[0] ?? null)} as const;`,
  );
}

import * as v from 'valibot';
import { isMapping, type Mapping, joinTexts, collectTexts } from './flatten.ts';

/** A scalar, or whatever else a file has in its place, as text. */
const text = v.optional(v.pipe(v.unknown(), v.transform(joinTexts)), '');
const texts = v.optional(v.pipe(v.unknown(), v.transform(collectTexts)), []);

/** Other names under which tools write the fields of the schema. */
const ALIASES: Readonly<Record<string, string>> = {
  company: 'name',
  employer: 'name',
  title: 'position',
  role: 'position',
  start: 'startDate',
  start_date: 'startDate',
  end: 'endDate',
  end_date: 'endDate',
  degree: 'studyType',
  school: 'institution',
  level: 'fluency',
};

/** Brings an entry into the form of an object of the schema: `main` takes a bare text, aliases give way to real names. */
function toEntry(value: unknown, main: string, shape: Mapping): Mapping {
  if (!isMapping(value)) return { [main]: value };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = ALIASES[key];
      const free = name !== undefined && name in shape && !(key in shape) && !(name in value);
      return [free ? name : key, inner];
    }),
  );
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isMapping(value) || typeof value === 'string' ? [value] : [];

/** A list of objects; what is no object becomes one, keys that are not listed stay. */
const makeEntries = <T extends v.ObjectEntries>(main: string, shape: T) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => listOf(value).map((item) => toEntry(item, main, shape))),
      v.array(v.looseObject(shape)),
    ),
    [],
  );

const makeObject = <T extends v.ObjectEntries>(main: string, shape: T) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => toEntry(value ?? {}, main, shape)),
      v.looseObject(shape),
    ),
    {},
  );

const period = { startDate: text, endDate: text };

const SHAPES = {
  location: { city: text, region: text, countryCode: text },
  profiles: { network: text, username: text, url: text },
  work: { name: text, position: text, location: texts, ...period, summary: text, highlights: texts },
  education: { institution: text, area: text, studyType: text, location: texts, ...period, courses: texts },
  certificates: { name: text, issuer: text, date: text },
  skills: { name: text, keywords: texts },
  languages: { language: text, fluency: text },
  projects: { name: text, ...period, description: text, highlights: texts },
};

/** What our own export keeps beside the schema, since it has no place for it. */
export const OWN = 'x-aura';

const BASICS = {
  name: text,
  email: text,
  phone: text,
  url: text,
  summary: text,
  location: makeObject('city', SHAPES.location),
  profiles: makeEntries('url', SHAPES.profiles),
};

/** The lists and objects of JSON Resume (jsonresume.org) that the structure of a CV has fields for. */
export const JsonResumeSchema = v.looseObject({
  basics: makeObject('name', BASICS),
  work: makeEntries('summary', SHAPES.work),
  education: makeEntries('institution', SHAPES.education),
  certificates: makeEntries('name', SHAPES.certificates),
  skills: makeEntries('name', SHAPES.skills),
  languages: makeEntries('language', SHAPES.languages),
  projects: makeEntries('name', SHAPES.projects),
  [OWN]: makeObject('unclassified', {
    other: makeEntries('lines', { section: text, lines: texts }),
    unclassified: texts,
  }),
});
export type JsonResume = v.InferOutput<typeof JsonResumeSchema>;

/** Keys of the objects of the schema that have a place in the structure. */
export const KNOWN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({ ...SHAPES, basics: BASICS }).map(([name, shape]) => [name, new Set(Object.keys(shape))]),
);

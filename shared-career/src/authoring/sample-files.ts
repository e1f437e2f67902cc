import { type Entry, literal, moduleOf, ofEach, Text, toConstantName } from '@aura/content-tools';
import { createEmptyResume, type ResumeStructure, YearMonthSchema } from '@aura/shared-domain';
import * as v from 'valibot';

const Block = v.pipe(v.string(), v.nonEmpty());
const Said = v.optional(v.string(), '');
const Lines = v.array(Text);

const period = {
  start: v.optional(YearMonthSchema, null),
  end: v.optional(YearMonthSchema, null),
  current: v.optional(v.pipe(v.boolean(), v.description('Sem isto, o que não tem end continua'))),
  items: v.optional(Lines, []),
};

/** A CV of an invented person; missing facts are omitted. */
const ResumeSchema = v.strictObject({
  contact: v.optional(
    v.strictObject({
      ...ofEach(['name', 'email', 'phone', 'location'], Said),
      links: v.optional(Lines, []),
    }),
    {},
  ),
  summary: Said,
  experiences: v.optional(
    v.array(v.strictObject({ title: Said, company: Said, location: Said, ...period })),
    [],
  ),
  education: v.optional(
    v.array(v.strictObject({ institution: Said, degree: Said, area: Said, location: Said, ...period })),
    [],
  ),
  courses: v.exactOptional(Lines),
  languages: v.exactOptional(v.array(v.strictObject({ language: Text, level: Text }))),
  skills: v.exactOptional(Lines),
  projects: v.optional(v.array(v.strictObject({ name: Said, ...period, summary: Said })), []),
  other: v.exactOptional(v.array(v.strictObject({ section: Text, lines: Lines }))),
  unclassified: v.exactOptional(Lines),
});
type SampleResume = v.InferOutput<typeof ResumeSchema>;

export const ResumesSchema = v.record(v.string(), ResumeSchema);

/** Two CVs for one role: one that says what was done, and one that does not. */
export const PairsSchema = v.array(v.strictObject({ role: Text, strong: ResumeSchema, weak: ResumeSchema }));

/** Ads in their written form. */
export const AdsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]*$/u, 'um nome em camelCase')),
  Block,
);

/** Ads in the forms in which they come, with what their lines ask for. */
export const LabelledAdsSchema = v.record(Text, Block);

/** Hidden sentences that instruct a machine. */
export const HiddenOrdersSchema = v.strictObject({ resumes: Lines, ads: Lines });

/** A person's own text, and rewrites of it that add nothing. */
export const HonestSchema = v.array(v.strictObject({ person: Text, source: Lines, texts: Lines }));

/** A piece of advice with what it rests on, and honest ways to say the same. */
export const AdviceSchema = v.array(v.strictObject({ source: Lines, texts: Lines }));

/** Profile pages as the browser copies them. */
export const LinkedinPagesSchema = v.strictObject({ portuguese: Block, english: Block });

type Files<Schema extends v.GenericSchema> = readonly Entry<v.InferOutput<Schema>>[];

const withCurrent = <Part extends { end: string | null; current?: boolean | undefined }>(part: Part) => ({
  ...part,
  current: part.current ?? part.end === null,
});

function buildResume({ experiences, education, projects, ...rest }: SampleResume): ResumeStructure {
  return {
    ...createEmptyResume(),
    ...rest,
    experiences: experiences.map(withCurrent),
    education: education.map(withCurrent),
    projects: projects.map(withCurrent),
  };
}

/** The modules of texts that only tests read. */
export function writeSampleModules(files: {
  readonly resumes: Files<typeof ResumesSchema>;
  readonly pairs: Files<typeof PairsSchema>;
  readonly ads: Files<typeof AdsSchema>;
  readonly labelledAds: Files<typeof LabelledAdsSchema>;
  readonly hiddenOrders: Files<typeof HiddenOrdersSchema>;
  readonly honest: Files<typeof HonestSchema>;
  readonly advice: Files<typeof AdviceSchema>;
  readonly linkedinPages: Files<typeof LinkedinPagesSchema>;
}): Readonly<Record<string, string>> {
  const ads = files.ads.flatMap(({ data }) =>
    Object.entries(data).map(([name, text]) => [`${toConstantName(name)}_AD`, text] as const),
  );
  const pairs = files.pairs.flatMap(({ data }) =>
    data.map(({ role, strong, weak }) => ({ role, strong: buildResume(strong), weak: buildResume(weak) })),
  );
  const resumes = `import type { ResumeStructure } from '@aura/shared-domain';`;
  return {
    'samples/resumes.ts': moduleOf(
      resumes,
      ...files.resumes.map(({ slug, data }) => {
        const names = Object.keys(data).map(literal).join(' | ');
        const all = Object.fromEntries(
          Object.entries(data).map(([name, resume]) => [name, buildResume(resume)]),
        );
        return `export const ${toConstantName(slug)}_RESUMES: Readonly<Record<${names}, ResumeStructure>> = ${literal(all)};`;
      }),
    ),
    'samples/pairs.ts': moduleOf(
      resumes,
      `/** Two CVs for one role: one that says what was done, and one that does not. */`,
      `export interface Pair { readonly role: string; readonly strong: ResumeStructure; readonly weak: ResumeStructure }`,
      `export const PAIRS: readonly Pair[] = ${literal(pairs)};`,
    ),
    'samples/ads.ts': moduleOf(
      ...ads.map(([name, text]) => `export const ${name} = ${literal(text)};`),
      ...files.ads.map(({ slug, data }) => {
        const names = Object.keys(data).map((name) => `${toConstantName(name)}_AD`);
        return `export const ${toConstantName(slug)}_ADS = { ${names.join(', ')} };`;
      }),
      `/** Every ad, by its name. */`,
      `export const ADS = { ${ads.map(([name]) => name).join(', ')} };`,
    ),
    'samples/labelled-ads.ts': moduleOf(
      ...files.labelledAds.map(
        ({ data }) => `export const LABELLED_ADS: Readonly<Record<string, string>> = ${literal(data)};`,
      ),
    ),
    'samples/hidden-orders.ts': moduleOf(
      ...files.hiddenOrders.flatMap(({ data }) => [
        `export const RESUME_ORDERS: readonly string[] = ${literal(data.resumes)};`,
        `export const AD_ORDERS: readonly string[] = ${literal(data.ads)};`,
      ]),
    ),
    'samples/honest.ts': moduleOf(
      `export type HonestCase = Readonly<{ person: string; source: readonly string[]; texts: readonly string[] }>;`,
      `export type HonestAdvice = Readonly<{ source: readonly string[]; texts: readonly string[] }>;`,
      ...files.honest.map(
        ({ slug, data }) =>
          `export const ${toConstantName(slug)}_HONEST: readonly HonestCase[] = ${literal(data)};`,
      ),
      ...files.advice.map(
        ({ slug, data }) =>
          `export const ${toConstantName(slug)}_ADVICE: readonly HonestAdvice[] = ${literal(data)};`,
      ),
    ),
    'samples/linkedin-pages.ts': moduleOf(
      ...files.linkedinPages.flatMap(({ data }) => [
        `export const PAGE_PT = ${literal(data.portuguese)};`,
        `export const PAGE_EN = ${literal(data.english)};`,
      ]),
    ),
  };
}

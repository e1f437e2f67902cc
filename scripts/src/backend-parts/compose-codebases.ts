import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { toCamelCase } from './camel-case.ts';

const NameSchema = v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/));

/** Functions that are deployed together, and apart from all others; in order, by their names. */
const CodebasesSchema = v.pipe(
  v.record(
    NameSchema,
    v.strictObject({
      /** Folders of `functions/src` whose parts it answers for; the last codebase has what no other names. */
      features: v.array(v.string()),
      /** Paths below `/api` that lead to it; the first codebase with one that fits gets the call. */
      paths: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'))), v.minLength(1)),
      options: v.strictObject({
        memory: v.picklist(['512MiB', '1GiB', '2GiB']),
        concurrency: v.number(),
        minInstances: v.number(),
        maxInstances: v.number(),
        timeoutSeconds: v.number(),
      }),
      /**
       * Names of the deployed functions: the HTTP function, named like the codebase, and its triggers and schedules.
       */
      functions: v.array(v.string()),
      /** Its daily walks, by their names in the log; an alert says if one does not end. */
      walks: v.array(v.string()),
      /** Secrets that it may be bound to; it is to those of them that an environment has. */
      secrets: v.array(v.string()),
    }),
  ),
  v.check(
    (all) => Object.values(all).at(-1)?.paths.join() === '/**',
    'the last codebase has every other path',
  ),
);
export type Codebases = v.InferOutput<typeof CodebasesSchema>;

/** Reads the committed codebases. The error names the invalid part. */
export function readCodebases(text: string): Result<Codebases, string> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), CodebasesSchema), text);
  return read.success ? ok(read.output) : err(`functions/codebases.json: ${v.summarize(read.issues)}`);
}

interface Features {
  /** Folders with a `part.ts`. */
  readonly parts: readonly string[];
  /** Folders with a `schedules.ts`. */
  readonly schedules: readonly string[];
}

interface Written extends Features {
  readonly note: string;
  /** Text of a folder's `schedules.ts`. */
  readonly readSchedules: (feature: string) => string;
}

/**
 * The entry of each codebase, by its name. Each feature belongs to one codebase; unlisted ones belong to the last,
 * which also has the accounts. The listed functions of a codebase are those of its entry: alerts, accounts and the
 * rollback are made from the list.
 */
export function composeCodebases(
  codebases: Codebases,
  { parts, schedules, note, readSchedules }: Written,
): Result<Readonly<Record<string, string>>, string> {
  const named = Object.values(codebases).flatMap(({ features }) => features);
  const doubled = named.find((feature, at) => named.indexOf(feature) !== at);
  if (doubled !== undefined) return err(`functions/codebases.json: ${doubled} está em duas partes`);
  const strange = named.find((feature) => !parts.includes(feature));
  if (strange !== undefined) return err(`functions/codebases.json: ${strange} não tem part.ts`);
  const last = Object.keys(codebases).at(-1);
  const isOf = (name: string, feature: string): boolean =>
    name === last ? !named.includes(feature) : (codebases[name]?.features.includes(feature) ?? false);
  for (const [name, { functions }] of Object.entries(codebases)) {
    const texts = schedules.filter((feature) => isOf(name, feature)).map(readSchedules);
    const exported = [name, ...texts.flatMap(listExports)].toSorted().join(', ');
    if (functions.toSorted().join(', ') !== exported)
      return err(`functions/codebases.json: as funções de ${name} são ${exported}`);
  }
  const entries = Object.entries(codebases).map(([name]) => {
    const isOurs = (feature: string): boolean => isOf(name, feature);
    return [
      name,
      writeEntry(name, {
        note,
        parts: parts.filter(isOurs),
        schedules: schedules.filter(isOurs),
        hasAccounts: name === last,
      }),
    ] as const;
  });
  return ok(Object.fromEntries(entries));
}

/** Names that a file gives to others. */
const listExports = (text: string): readonly string[] =>
  [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);

interface Entry extends Features {
  readonly note: string;
  readonly hasAccounts: boolean;
}

function writeEntry(name: string, { note, parts, schedules, hasAccounts }: Entry): string {
  return [
    note,
    ...parts.map((part) => `import ${toCamelCase(part)}Part from '../../${part}/part.ts';\n`),
    ...(hasAccounts ? ["import { PARTS } from '../../parts/all-parts.ts';\n"] : []),
    "import { serveParts } from '../serve-parts.ts';\n\n",
    ...schedules.map((feature) => `export * from '../../${feature}/schedules.ts';\n`),
    `export const ${name} = serveParts('${name}', [${parts.map((part) => `${toCamelCase(part)}Part`).join(', ')}]`,
    `${hasAccounts ? ', PARTS' : ''});\n`,
  ].join('');
}

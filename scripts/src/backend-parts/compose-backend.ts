import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { toCamelCase } from './camel-case.ts';
import { composeCodebases, readCodebases } from './compose-codebases.ts';
import { composeRules } from './compose-rules.ts';
import * as v from 'valibot';

const Entries = v.optional(v.array(v.looseObject({ collectionGroup: v.string() })), []);
const IndexesSchema = v.strictObject({ indexes: Entries, fieldOverrides: Entries });

interface IndexesOf {
  readonly path: string;
  /** The JSON text of the file. */
  readonly text: string;
}

/** Puts the database indexes of all features together, as `firebase deploy` reads them; each collection is of one of them. */
function composeIndexes(features: readonly IndexesOf[]): Result<string, string> {
  const owners = new Map<string, string>();
  const all: v.InferOutput<typeof IndexesSchema> = { indexes: [], fieldOverrides: [] };
  for (const { path, text } of features) {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), IndexesSchema), text);
    if (!read.success) return err(`${path}: só pode haver indexes e fieldOverrides, cada um uma lista`);
    const { indexes, fieldOverrides } = read.output;
    for (const { collectionGroup } of [...indexes, ...fieldOverrides]) {
      const owner = owners.get(collectionGroup) ?? path;
      if (owner !== path) return err(`${path}: a coleção ${collectionGroup} já é de ${owner}`);
      owners.set(collectionGroup, path);
    }
    all.indexes.push(...indexes);
    all.fieldOverrides.push(...fieldOverrides);
  }
  return ok(`${JSON.stringify(all, null, 2)}\n`);
}

const CODEBASES = 'functions/codebases.json';
const CORE_RULES = 'functions/rules/core.rules';

/** The command that writes the files below; the message about a stale file names it. */
export const COMPOSE_COMMAND = 'npm run backend:parts';

/**
 * The composed files by their path in the repository, from the feature folders in `functions/src`: lists of exports,
 * and the database's rules and indexes. The error names the file that does not fit.
 */
export function composeBackend(root: string): Result<Readonly<Record<string, string>>, string> {
  const filesNamed = (name: string) =>
    globSync(`functions/src/*/${name}`, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted();
  const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });

  const rules = composeRules(read(CORE_RULES), filesNamed('firestore.rules').map(read));
  if (!rules.ok) return rules;
  const indexes = composeIndexes(filesNamed('firestore.indexes.json').map(read));
  if (!indexes.ok) return indexes;
  const parts = filesNamed('part.ts').map(readFeature);
  const schedules = filesNamed('schedules.ts').map(readFeature);
  const codebases = readCodebases(read(CODEBASES).text);
  if (!codebases.ok) return codebases;
  const readSchedules = (feature: string) => read(`functions/src/${feature}/schedules.ts`).text;
  const entries = composeCodebases(codebases.value, { parts, schedules, note: ENTRY_NOTE, readSchedules });
  if (!entries.ok) return entries;
  return ok({
    ...Object.fromEntries(
      Object.entries(entries.value).map(([name, text]) => [
        `functions/src/codebases/entries/${name}.ts`,
        text,
      ]),
    ),
    'firestore.rules': rules.value,
    'firestore.indexes.json': indexes.value,
    'functions/src/parts/all-parts.ts': writePartList(parts),
    'functions/src/parts/all-schedules.ts': scheduleList(schedules),
  });
}

/** Brings these files up to date. Those that are so already stay untouched. */
export function writeComposed(root: string): Result<readonly string[], string> {
  const composed = composeBackend(root);
  if (!composed.ok) return composed;
  const stale = listStaleFiles(root, composed.value);
  for (const path of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), composed.value[path] ?? '');
  }
  return ok(stale);
}

/** Which of the composed files are not as they should be. */
export const listStaleFiles = (root: string, composed: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(composed).filter((path) => readText(join(root, path)) !== composed[path]);

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

const readFeature = (path: string): string => path.split('/').at(-2) ?? '';

const NOTE = `// Written by \`${COMPOSE_COMMAND}\`: every folder beside this one that has such a file.\n`;

const ENTRY_NOTE = `// Written by \`${COMPOSE_COMMAND}\` from functions/codebases.json.\n`;

/** `minha-area` → `minhaAreaPart`, which no word of the language is. */
const makeIdentifier = (feature: string): string => `${toCamelCase(feature)}Part`;

const writePartList = (features: readonly string[]): string =>
  [
    NOTE,
    ...features.map((feature) => `import ${makeIdentifier(feature)} from '../${feature}/part.ts';\n`),
    "import type { Part } from './define-part.ts';\n\nexport const PARTS: readonly Part[] = [\n",
    ...features.map((feature) => `  ${makeIdentifier(feature)},\n`),
    '];\n',
  ].join('');

const scheduleList = (features: readonly string[]): string =>
  [NOTE, ...features.map((feature) => `export * from '../${feature}/schedules.ts';\n`)].join('');

import { toCamelCase, literal, moduleOf, type DataPath, type Entry, type Report } from '@aura/content-tools';
import { SafetyCategorySchema, type SafetyCategory } from '@aura/shared-domain';
import { findsOf, type Finds, type Part } from '../../safety/rules/rule.ts';
import { buildViews } from '../../safety/text/views.ts';
import { compileWays } from './compile-pattern.ts';
import { parsePattern, PatternError, type Sequence } from './parse-pattern.ts';
import type { ListFile, RuleEntry, RuleFile, SensitiveFile } from './rule-file.ts';

type RuleSource = Entry<RuleFile>;
type ListSource = Entry<ListFile>;
type SensitiveSource = Entry<SensitiveFile>;
type AnySource = RuleSource | ListSource | SensitiveSource;

/** Placeholder of a list in an expression: not a letter of a pattern. */
const MARK = /@\{(?<name>[^}]+)\}/gu;
const markOf = (name: string): string => `@{${name}}`;

/** Reads patterns, and reports each invalid one with its place. */
class Patterns {
  /** The expression of each list, with marks for other lists; in an order in which none comes before its own. */
  readonly lists = new Map<string, string>();
  readonly #report: Report;
  readonly #ways = new Map<string, readonly Sequence[]>();
  readonly #named = new Set<string>();

  constructor(files: readonly ListSource[], report: Report) {
    this.#report = report;
    const places = files.flatMap((file) =>
      Object.entries(file.data).map(([name, { words }]) => ({ file, name, words })),
    );
    for (const { file, name, words } of places)
      this.#try(file, [name, 'words'], () => this.#ways.set(`${file.slug}/${name}`, parsePattern(words)));
    for (const { file, name } of places)
      this.#try(file, [name, 'words'], () => this.#compileList(`${file.slug}/${name}`, []));
  }

  #try<Result>(file: AnySource, path: DataPath, make: () => Result): Result | null {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      this.#report(file, path, error.message);
      return null;
    }
  }

  /** @param within lists that lead to this one */
  #compileList(name: string, within: readonly string[]): void {
    if (this.lists.has(name)) return;
    const ways = this.#ways.get(name);
    if (!ways) throw new PatternError(`não há lista "@${name}"`);
    if (within.includes(name)) throw new PatternError(`a lista "@${name}" contém a si mesma`);
    const expression = compileWays(ways, (other) => {
      this.#compileList(other, [...within, name]);
      return this.#nameList(other);
    });
    this.lists.set(name, `(?:${expression})`);
  }

  #nameList(name: string): string {
    if (!this.lists.has(name)) throw new PatternError(`não há lista "@${name}"`);
    this.#named.add(name);
    return markOf(name);
  }

  /** A pattern as a regular expression with marks for lists; an invalid pattern matches nothing. */
  expression(file: AnySource, path: DataPath, pattern: string): string {
    return (
      this.#try(file, path, () => compileWays(parsePattern(pattern), (name) => this.#nameList(name))) ??
      '(?!)'
    );
  }

  /** An expression without marks. */
  spell(expression: string): string {
    return expression.replaceAll(MARK, (_, name: string) => this.spell(this.lists.get(name) ?? '(?!)'));
  }

  isNamed(name: string): boolean {
    return this.#named.has(name);
  }
}

/** The condition of one rule entry, as a part of one rule. */
function makePart(rule: RuleEntry, read: (path: DataPath, pattern: string) => string): Part {
  const { pattern, together, near, evidence } = rule;
  if (pattern !== undefined) return { phrases: [read(['pattern'], pattern)] };
  if (together) {
    const [one, other] = together.patterns;
    return {
      phrases: [],
      pairs: [
        {
          one: read(['together', 'patterns', 0], one),
          other: read(['together', 'patterns', 1], other),
          within: together.within,
        },
      ],
    };
  }
  if (near) {
    const all = near.ideas.map((idea, at) => read(['near', 'ideas', at], idea));
    return { phrases: [], near: [{ all, within: near.within }] };
  }
  const signsOf = (name: 'signs' | 'against') =>
    (evidence?.[name] ?? []).map(({ weight, pattern: sign }, at) => ({
      weight,
      sign: read(['evidence', name, at, 'pattern'], sign),
    }));
  return {
    phrases: [],
    evidence: [{ signs: signsOf('signs'), against: signsOf('against'), enough: evidence?.enough ?? 0 }],
  };
}

/** A rule with its place. */
interface Placed {
  readonly file: RuleSource;
  readonly path: DataPath;
  readonly entry: Pick<RuleEntry, 'id' | 'matches' | 'misses'>;
  readonly part: Part;
}

interface CompiledPart {
  readonly category: SafetyCategory;
  readonly rules: readonly Placed[];
  readonly exceptions: readonly Placed[];
  readonly silences: readonly Placed[];
}

const listExpressions = (placed: readonly Placed[]): readonly string[] =>
  placed.flatMap(({ part }) => part.phrases);

/** The parts of a category, in the order of their first files. */
function compileParts(files: readonly RuleSource[], patterns: Patterns): readonly CompiledPart[] {
  const names = [...new Set(files.map(({ data }) => data.part))];
  return names.map((name) => {
    const own = files.filter(({ data }) => data.part === name);
    const place = (kind: 'rules' | 'exceptions' | 'silences'): readonly Placed[] =>
      own.flatMap((file) =>
        file.data[kind].map((entry, at) => ({
          file,
          path: [kind, at],
          entry,
          part: makePart(entry, (path, pattern) => patterns.expression(file, [kind, at, ...path], pattern)),
        })),
      );
    return {
      category: own[0]?.data.category ?? 'selfHarm',
      rules: place('rules'),
      exceptions: place('exceptions'),
      silences: place('silences'),
    };
  });
}

const finds = (find: Finds, message: string): boolean => buildViews(message).some(find);

/** Reports the examples of a rule that do not match as they say. */
function checkExamples(
  { file, path, entry }: { readonly file: AnySource } & Pick<Placed, 'path' | 'entry'>,
  find: Finds,
  report: Report,
): void {
  entry.matches.forEach((message, at) => {
    if (!finds(find, message))
      report(file, [...path, 'matches', at], `a regra "${entry.id}" não encontra este exemplo`);
  });
  entry.misses.forEach((message, at) => {
    if (finds(find, message))
      report(file, [...path, 'misses', at], `a regra "${entry.id}" encontra este exemplo, e não devia`);
  });
}

/** A field with a list, unless the list is empty. */
const withAny = <Value>(name: string, list: readonly Value[]) => (list.length > 0 ? { [name]: list } : {});

/** All rules of one part as the engine takes them. */
function mergePart({ rules, exceptions, silences }: CompiledPart): Part {
  const parts = rules.map(({ part }) => part);
  return {
    phrases: listExpressions(rules),
    ...withAny(
      'pairs',
      parts.flatMap(({ pairs = [] }) => pairs),
    ),
    ...withAny(
      'near',
      parts.flatMap(({ near = [] }) => near),
    ),
    ...withAny(
      'evidence',
      parts.flatMap(({ evidence = [] }) => evidence),
    ),
    ...withAny('harmless', listExpressions(exceptions)),
    ...withAny('unless', listExpressions(silences)),
  };
}

/** A part with every list written out. */
const spellPart = (part: Part, patterns: Patterns): Part =>
  mapTexts(part, (text) => patterns.spell(text)) as Part;

/** The same value with each of its texts changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
}

/** Lists used by rules of several categories; they have a separate module. */
const SHARED = 'shared';

const makeConstantName = (name: string): string => name.replaceAll(/[^a-z0-9]/gu, '_');
const findNames = (text: string): readonly string[] => [...text.matchAll(MARK)].map(([, name = '']) => name);

/** A value as TypeScript in which marks of lists are names of constants. */
const withConstants = (value: unknown): string =>
  literal(value).replaceAll(/"(?:[^"\\]|\\.)*"/gu, (text) =>
    findNames(text).length === 0
      ? text
      : `\`${text.slice(1, -1).replaceAll(MARK, (_, name: string) => `\${${makeConstantName(name)}}`)}\``,
  );

/** Every list that a text needs, through other lists too, in an order in which each comes after its own. */
function findLists(text: string, { lists }: Patterns): readonly string[] {
  const needed = new Set<string>();
  const add = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    findNames(lists.get(name) ?? '').forEach(add);
  };
  findNames(text).forEach(add);
  return [...lists.keys()].filter((name) => needed.has(name));
}

const isShared = (name: string): boolean => name.startsWith(`${SHARED}/`);

function writeSharedModule(patterns: Patterns): string {
  const own = [...patterns.lists].filter(([name]) => isShared(name));
  return moduleOf(
    ...own.map(
      ([name, expression]) => `export const ${makeConstantName(name)} = ${withConstants(expression)};`,
    ),
  );
}

/** The lists that a module needs, as its first statements: those of several categories are imported. */
function listStatements(text: string, patterns: Patterns): readonly string[] {
  const local = findLists(text, patterns).filter((name) => !isShared(name));
  const texts = [text, ...local.map((name) => patterns.lists.get(name) ?? '')];
  const shared = [...new Set(texts.flatMap(findNames).filter(isShared))].map(makeConstantName);
  return [
    ...(shared.length > 0 ? [`import { ${shared.join(', ')} } from './${SHARED}.ts';`] : []),
    ...local.map((name) => `const ${makeConstantName(name)} = ${withConstants(patterns.lists.get(name))};`),
  ];
}

const writeCategoryModule = (category: SafetyCategory, parts: readonly Part[], patterns: Patterns): string =>
  moduleOf(
    `import type { Part } from '../../safety/rules/rule.ts';`,
    ...listStatements(literal(parts), patterns),
    `export const ${category}: readonly Part[] = ${withConstants(parts)};`,
  );

/** The module of sensitive things, which are never remembered: the expressions of each kind. */
function writeSensitiveModule(
  file: SensitiveSource,
  patterns: Patterns,
  report: Report,
): readonly [string, string] {
  const kinds = Object.entries(file.data).map(([kind, { patterns: given, matches, misses }]) => {
    const phrases = given.map((pattern, at) => patterns.expression(file, [kind, 'patterns', at], pattern));
    const find = findsOf(spellPart({ phrases }, patterns));
    checkExamples({ file, path: [kind], entry: { id: kind, matches, misses } }, find, report);
    return [kind, phrases] as const;
  });
  const value = Object.fromEntries(kinds);
  return [
    'safety/sensitive.ts',
    moduleOf(
      ...listStatements(literal(value), patterns),
      `export const SENSITIVE = ${withConstants(value)} as const satisfies Readonly<Record<string, readonly string[]>>;`,
    ),
  ];
}

/**
 * The modules of the safety rules, one for each category, and of sensitive things that are never remembered. Reports
 * invalid patterns, and examples that do not match as stated.
 * @param levels severity of each category's reply
 */
export function writeSafetyModules(
  {
    safetyRules: files,
    safetyLists: lists,
    sensitive,
  }: {
    readonly safetyRules: readonly RuleSource[];
    readonly safetyLists: readonly ListSource[];
    readonly sensitive: readonly SensitiveSource[];
  },
  levels: ReadonlyMap<string, string>,
  report: Report,
): Readonly<Record<string, string>> {
  const patterns = new Patterns(lists, report);
  const ids = new Map<string, string>();
  for (const file of files) {
    const { category, severity, rules, exceptions, silences } = file.data;
    if (toCamelCase(file.file.split('/').at(-2) ?? '') !== category)
      report(file, ['category'], 'a pasta tem o nome da categoria');
    if (levels.get(category) !== severity)
      report(file, ['severity'], `a resposta da categoria diz "${levels.get(category)}"`);
    for (const [kind, entries] of Object.entries({ rules, exceptions, silences }))
      entries.forEach(({ id }, at) => {
        const known = ids.get(`${category} ${id}`);
        if (known !== undefined) report(file, [kind, at, 'id'], `"${id}" já existe em ${known}`);
        ids.set(`${category} ${id}`, file.file);
      });
  }
  const modules = SafetyCategorySchema.options.map((category) => {
    const own = files
      .filter(({ data }) => data.category === category)
      .toSorted((a, b) => a.data.order - b.data.order);
    const parts = compileParts(own, patterns);
    for (const part of parts) {
      const around = { harmless: listExpressions(part.exceptions), unless: listExpressions(part.silences) };
      for (const placed of part.rules)
        checkExamples(placed, findsOf(spellPart({ ...placed.part, ...around }, patterns)), report);
      for (const placed of [...part.exceptions, ...part.silences])
        checkExamples(placed, findsOf(spellPart(placed.part, patterns)), report);
    }
    return [`safety/${category}.ts`, writeCategoryModule(category, parts.map(mergePart), patterns)] as const;
  });
  const neverKept = Object.fromEntries(sensitive.map((file) => writeSensitiveModule(file, patterns, report)));
  for (const file of lists)
    for (const name of Object.keys(file.data))
      if (!patterns.isNamed(`${file.slug}/${name}`))
        report(file, [name], `nenhuma regra usa a lista "@${file.slug}/${name}"`);
  return {
    ...Object.fromEntries(modules),
    ...neverKept,
    [`safety/${SHARED}.ts`]: writeSharedModule(patterns),
  };
}

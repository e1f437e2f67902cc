import type { Declarations, Target } from './declarations.ts';

interface Entry {
  readonly module: string;
  /** Declaration file. */
  readonly file: string;
  readonly names?: readonly string[];
}

/** What the shell gives. */
export interface ShellApi {
  readonly version: number;
  /** Libraries with the first number of their versions, such as `react 19`. */
  readonly libraries: readonly string[];
  readonly entries: readonly Entry[];
}

type Own = Extract<Target, { kind: 'own' }>;

/**
 * The report: every name that remotes can import, then everything that these names speak of. Where a declaration
 * stands does not show, and so moving one changes nothing.
 */
export function shellApiText(declarations: Declarations, { version, libraries, entries }: ShellApi): string {
  const reached = new Map<string, Own>();
  const sections = entries.map(({ module, file, names = declarations.exportedNames(file) }) => {
    const lines = names.map((name) => exportLine(name, declarations.exported(file, name), reached));
    return [`## ${module}`, '', ...lines].join('\n');
  });
  const texts = [...collect(declarations, reached)].map(normalised).toSorted();
  return [
    `# What the shell gives to remotes: SHELL_API ${version}`,
    '',
    '## Libraries',
    '',
    ...libraries,
    '',
    ...sections.flatMap((section) => [section, '']),
    '## Declarations',
    '',
    ...[...new Set(texts)].flatMap((text) => [text, '']),
  ].join('\n');
}

function exportLine(name: string, target: Target | null, reached: Map<string, Own>): string {
  if (target?.kind === 'foreign') return `${name} from ${target.from}`;
  if (target) reached.set(idOf(target), target);
  return name;
}

const idOf = ({ file, statement: { names } }: Own): string => `${file} ${names.join()}`;

/** Texts of the declarations that were reached and of all that they speak of. */
function* collect(declarations: Declarations, reached: Map<string, Own>): Generator<string> {
  // A map goes on with what is added while it is walked through.
  for (const { file, statement } of reached.values()) {
    yield statement.text;
    for (const target of mentioned(declarations, file, statement.text))
      if (target?.kind === 'own') reached.set(idOf(target), reached.get(idOf(target)) ?? target);
  }
}

const TEXTS = /'[^']*'|"[^"]*"|`[^`]*`/g;
const INLINE_IMPORT = /import\("([^"]+)"\)\.([\w$]+)/g;
/** A name that is neither the name of a property or parameter nor a part of something. */
const REFERENCE = /(?<![\w$.])[A-Za-z_$][\w$]*(?!\??:)(?![\w$])/g;

function mentioned(declarations: Declarations, file: string, text: string): readonly (Target | null)[] {
  const inline = [...text.matchAll(INLINE_IMPORT)].map(([, from = '', name = '']) =>
    declarations.imported(file, from, name),
  );
  const names = new Set(text.replaceAll(INLINE_IMPORT, '').replaceAll(TEXTS, '').match(REFERENCE));
  return [...inline, ...[...names].map((name) => declarations.local(file, name))];
}

const normalised = (text: string): string =>
  text
    .replaceAll(INLINE_IMPORT, '$2')
    .replace(/^(export )?(declare )?/, '')
    .replaceAll(/ {4}/g, '  ');

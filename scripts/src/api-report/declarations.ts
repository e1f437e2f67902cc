import { posix } from 'node:path';
import { bindingsOf, statementsOf, type Binding, type Statement } from './statements.ts';

/** Declaration files by their path from the root, such as `shared-ui/src/index.d.ts`. */
export type DeclarationFiles = ReadonlyMap<string, string>;

/** Where a name leads: to a statement of ours, or out of the repository. */
export type Target =
  | { readonly kind: 'own'; readonly file: string; readonly statement: Statement }
  | { readonly kind: 'foreign'; readonly from: string; readonly name: string };

interface ParsedFile {
  readonly statements: readonly Statement[];
  readonly imports: readonly Binding[];
  readonly exports: readonly Binding[];
}

/** The declarations of some packages, with the way from a name to what stands behind it. */
export class Declarations {
  readonly #files = new Map<string, ParsedFile>();
  readonly #packages: ReadonlyMap<string, string>;

  /** @param packages declaration file by the name under which a package is imported */
  constructor(files: DeclarationFiles, packages: ReadonlyMap<string, string>) {
    this.#packages = packages;
    for (const [path, text] of files) {
      const statements = statementsOf(text);
      const bound = (isExport: boolean) =>
        statements.filter(({ isExported }) => isExported === isExport).flatMap(bindingsOf);
      this.#files.set(path, { statements, imports: bound(false), exports: bound(true) });
    }
  }

  /** Every name that a file exports, in alphabetical order. */
  exportedNames(path: string): readonly string[] {
    const file = this.#files.get(path);
    if (!file) return [];
    const own = file.statements.filter(({ isExported }) => isExported).flatMap(({ names }) => names);
    const bound = file.exports.flatMap(({ as, from }) => {
      if (as !== '*') return [as];
      const next = from === null ? null : this.#find(path, from);
      return next === null ? [] : this.exportedNames(next);
    });
    return [...new Set([...own, ...bound])].toSorted();
  }

  /** What a name that a file exports stands for; null where the file exports no such name. */
  exported(path: string, name: string): Target | null {
    const file = this.#files.get(path);
    if (!file) return null;
    const own = file.statements.find(({ isExported, names }) => isExported && names.includes(name));
    if (own) return { kind: 'own', file: path, statement: own };
    const bound = file.exports.find(({ as }) => as === name);
    if (bound)
      return bound.from === null ? this.local(path, bound.name) : this.#follow(path, bound, bound.from);
    for (const { as, from } of file.exports) {
      const next = as === '*' && from !== null ? this.#find(path, from) : null;
      const found = next === null ? null : this.exported(next, name);
      if (found) return found;
    }
    return null;
  }

  /** What a name stands for inside of a file; null for a name of the language or a parameter. */
  local(path: string, name: string): Target | null {
    const file = this.#files.get(path);
    const own = file?.statements.find(({ names }) => names.includes(name));
    if (own) return { kind: 'own', file: path, statement: own };
    const bound = file?.imports.find(({ as }) => as === name);
    return bound?.from ? this.#follow(path, bound, bound.from) : null;
  }

  /** What `import("…").Name` in a file stands for. */
  imported(path: string, from: string, name: string): Target | null {
    return this.#follow(path, { name, as: name, from }, from);
  }

  #follow(path: string, { name }: Binding, from: string): Target | null {
    const next = this.#find(path, from);
    return next === null ? { kind: 'foreign', from, name } : this.exported(next, name);
  }

  /** Path of the file that a module name means; null where it is none of ours. */
  #find(path: string, from: string): string | null {
    if (!from.startsWith('.')) return this.#packages.get(from) ?? null;
    const target = posix.join(posix.dirname(path), from).replace(/\.tsx?$/, '');
    return `${target}.d.ts`;
  }
}

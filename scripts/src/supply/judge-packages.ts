import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LockedPackage } from './read-lock.ts';

const AllowedSchema = v.object({
  /** As packages name them. */
  licences: v.array(v.string()),
  /** Packages that name none, or one by another name, and what their own files say. */
  readByHand: v.record(v.string(), v.string()),
});
const RootSchema = v.object({ allowScripts: v.record(v.string(), v.boolean()) });

/** What may be installed. */
export interface Allowed extends v.InferOutput<typeof AllowedSchema> {
  /** Packages with a script that npm would run, and whether it may. */
  readonly scripts: Readonly<Record<string, boolean>>;
}

const parseFile = <S extends v.GenericSchema>(schema: S, file: string): v.InferOutput<S> =>
  v.parse(v.pipe(v.string(), v.parseJson(), schema), readFileSync(file, 'utf8'));

export function readAllowed(root: string): Allowed {
  const allowed = parseFile(AllowedSchema, join(import.meta.dirname, 'allowed.json'));
  return { ...allowed, scripts: parseFile(RootSchema, join(root, 'package.json')).allowScripts };
}

/** Packages that are not allowed, a line each. */
export function judgePackages(packages: readonly LockedPackage[], allowed: Allowed): readonly string[] {
  const { licences, readByHand, scripts } = allowed;
  const problems = packages.flatMap(({ name, version, licence, integrity, runsOnInstall }) => [
    ...(licences.includes(licence ?? '') || name in readByHand
      ? []
      : [`${name}@${version}: licença ${licence ?? 'não declarada'} não permitida`]),
    ...(integrity === null ? [`${name}@${version}: sem soma de verificação`] : []),
    ...(runsOnInstall && !(name in scripts) ? [`${name}@${version}: roda ao instalar e não tem nome`] : []),
  ]);
  const names = new Set(packages.map(({ name }) => name));
  const stale = [...Object.keys(readByHand), ...Object.keys(scripts)].filter((name) => !names.has(name));
  return [...problems, ...stale.map((name) => `${name}: permitido, mas não é instalado`)];
}

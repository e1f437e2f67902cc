import { createHash } from 'node:crypto';
import {
  computeContainerName,
  isCompatible,
  releaseId,
  SHARED_MODULES,
  SHELL_API,
  type Descriptor,
} from '../contract/index.ts';
import { MODULE_REPORT } from '../build/module-report.ts';
import { chooseBudgets, measureGzipSizes, findOverBudget, releaseSizes } from './budgets.ts';
import { listCompressedNames, DESCRIPTOR_FILE, listFiles, type BuiltRelease } from './built-release.ts';
import { findExtensionFaults, listExtensionFiles } from './check-extensions.ts';
import { findDeclarationFaults } from './declared-events.ts';

/** The facts that a release is checked against. */
export interface ShellFacts {
  /** Contracts of the shells in use, besides that of the working copy. */
  readonly liveApis: readonly number[];
  /** Versions of the shared modules that the shell provides. */
  readonly provided: Readonly<Record<string, string>>;
}

/** Sentences about everything that keeps a build from being released; none where it may go. */
export const checkRelease = (built: BuiltRelease, shell: ShellFacts): readonly string[] => [
  ...findContractFaults(built.descriptor, shell.liveApis),
  ...(built.descriptor.owner === undefined ? ['O descritor não diz de que equipe é o remoto (owner).'] : []),
  ...findContainerFaults(built.descriptor),
  ...findFileFaults(built),
  ...findDeclarationFaults(built),
  ...findExtensionFaults(built),
  ...findSharedFaults(built.descriptor, shell.provided),
  ...findOverBudget(
    releaseSizes(built.descriptor, measureGzipSizes(built), listExtensionFiles(built)),
    chooseBudgets(built.descriptor),
  ),
];

/** Whether a version runs on every shell that people use. */
export function findContractFaults(descriptor: Descriptor, liveApis: readonly number[]): readonly string[] {
  const { min, max } = descriptor.shellApi;
  return [...new Set([SHELL_API, ...liveApis])]
    .filter((api) => !isCompatible(descriptor, api))
    .map(
      (api) =>
        `${releaseId(descriptor)} pede o contrato ${min} a ${max}, e há um shell com o contrato ${api}.`,
    );
}

function findContainerFaults({ name, version, container }: Descriptor): readonly string[] {
  const expected = computeContainerName(name, version);
  if (container === expected) return [];
  return [`O contêiner se chama ${container}; nesta versão deve ser ${expected}. Compile de novo.`];
}

function findFileFaults({ descriptor, files }: BuiltRelease): readonly string[] {
  const listed = listFiles(descriptor);
  const known = new Set([DESCRIPTOR_FILE, ...listed.map(({ file }) => file)]);
  const allowed = new Set([...known, ...[...known].flatMap(listCompressedNames), MODULE_REPORT]);
  return [
    ...listed.flatMap(({ file, integrity }) => findFileFault(file, integrity, files.get(file) ?? null)),
    ...descriptor.routes.flatMap(({ path, files: needed, page }) =>
      [...needed, ...(page === undefined ? [] : [page])]
        .filter((file) => !known.has(file))
        .map((file) => `A rota ${path} precisa de ${file}, que o descritor não lista.`),
    ),
    ...[...files.keys()]
      .filter((file) => !allowed.has(file))
      .map((file) => `${file} está na compilação, mas o descritor não o lista: ninguém poderia verificá-lo.`),
  ];
}

/** The fault of one listed file. */
export function findFileFault(
  file: string,
  integrity: string,
  contents: Uint8Array | null,
): readonly string[] {
  if (!contents) return [`Falta ${file}, que o descritor lista.`];
  const actual = `sha384-${createHash('sha384').update(contents).digest('base64')}`;
  return actual === integrity ? [] : [`${file} não tem o conteúdo que o descritor promete (integrity).`];
}

function findSharedFaults(
  { builtWith, foreign }: Descriptor,
  provided: ShellFacts['provided'],
): readonly string[] {
  const table = Object.keys(SHARED_MODULES);
  const strangers = Object.keys(builtWith).filter((name) => !table.includes(name));
  return [
    ...strangers.map((name) => `${name} não é um módulo compartilhado, mas o descritor o declara.`),
    ...table
      // A remote of another tool chain names what it uses.
      .filter((name) => !foreign || name in builtWith)
      .flatMap((name) => findSharedFault(name, builtWith[name], provided[name])),
  ];
}

function findSharedFault(
  name: string,
  used: string | undefined,
  given: string | undefined,
): readonly string[] {
  if (!used) return [`O descritor não diz com que versão de ${name} foi compilado.`];
  if (!given) return [`O shell não oferece ${name}.`];
  if (readMajor(used) === readMajor(given)) return [];
  return [`Compilado com ${name} ${used}; o shell oferece ${given}.`];
}

const readMajor = (version: string): string | undefined => version.split('.')[0];

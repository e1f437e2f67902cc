import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { digestFiles, digestOf } from '../files/digest-files.ts';
import { ROOT } from '../workspaces/paths.ts';
import { buildBillOfMaterials } from './bill-of-materials.ts';
import { readAllowed } from './judge-packages.ts';
import { readLock } from './read-lock.ts';

export const PROVENANCE = 'provenance.intoto.json';
const BILL = 'bill-of-materials.cdx.json';
/** Packages that turn sources into what is deployed; their versions are those of the lock file. */
const BUILDERS = ['nx', 'esbuild', '@rspack/core', 'typescript', 'react'];
/** Inputs beside the sources of the commit that decide about a build. */
const INPUTS = ['package-lock.json', 'package.json', 'nx.json'];

/** What is known about a build. */
interface BuildFacts {
  readonly environment: string;
  readonly commit: string;
  /** Whether the sources are those of the commit, without a change. */
  readonly isClean: boolean;
  /** SHA-256 by name. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
  readonly tools: Readonly<Record<string, string>>;
}

const listDigests = (digests: Readonly<Record<string, string>>) =>
  Object.entries(digests).map(([name, sha256]) => ({ name, digest: { sha256 } }));

/** How a build came about: a statement in the format in-toto 1 with SLSA provenance 1. Equal facts, equal statement. */
const makeProvenance = ({ environment, commit, isClean, inputs, outputs, tools }: BuildFacts) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: listDigests(outputs),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'https://aura.example/builds/deploy/v1',
      externalParameters: { environment },
      internalParameters: { tools },
      resolvedDependencies: [
        { name: 'sources', digest: { gitCommit: commit }, annotations: { isClean } },
        ...listDigests(inputs),
      ],
    },
    runDetails: { builder: { id: 'https://aura.example/builders/npm-run-deploy' } },
  },
});

/** Writes the bill of materials and the provenance of a built folder into it. */
export async function writeProvenance(folder: string, environment: string, commit: string): Promise<void> {
  const packages = readLock(ROOT);
  const bill = buildBillOfMaterials(packages, readAllowed(ROOT).readByHand);
  await writeFile(join(folder, BILL), `${JSON.stringify(bill, null, 1)}\n`);
  const inputs = await Promise.all(
    INPUTS.map(async (name) => [name, digestOf(await readFile(join(ROOT, name)))] as const),
  );
  const builders = packages.filter(({ name }) => BUILDERS.includes(name));
  const { stdout: changes } = await promisify(execFile)('git', ['status', '--porcelain'], { cwd: ROOT });
  const statement = makeProvenance({
    environment,
    commit,
    isClean: changes === '',
    inputs: Object.fromEntries(inputs),
    outputs: await digestFiles(folder),
    tools: {
      node: process.version,
      ...Object.fromEntries(builders.map(({ name, version }) => [name, version])),
    },
  });
  await writeFile(join(folder, PROVENANCE), `${JSON.stringify(statement, null, 1)}\n`);
}

const StatementSchema = v.object({
  subject: v.array(v.object({ name: v.string(), digest: v.object({ sha256: v.string() }) })),
});

/** Compares a folder with its provenance. @returns the number of equal files, or what differs */
export async function verifyProvenance(folder: string): Promise<Result<number, readonly string[]>> {
  const text = await readFile(join(folder, PROVENANCE), 'utf8').catch(() => null);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StatementSchema), text);
  if (!read.success) return err([`${PROVENANCE} falta ou não é uma declaração`]);
  const told = new Map(read.output.subject.map(({ name, digest }) => [name, digest.sha256]));
  const found = new Map(Object.entries(await digestFiles(folder)).filter(([name]) => name !== PROVENANCE));
  const problems = [
    ...[...told.keys()].filter((name) => !found.has(name)).map((name) => `${name}: falta`),
    ...[...found].flatMap(([name, digest]) => {
      if (!told.has(name)) return [`${name}: não foi declarado`];
      return told.get(name) === digest ? [] : [`${name}: mudou`];
    }),
  ];
  return problems.length > 0 ? err(problems) : ok(found.size);
}

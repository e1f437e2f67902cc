import { SHARED_MODULES } from '@aura/shared-federation';
import { findOverBudget, type ReleaseSizes } from '@aura/shared-federation/releases';
import type { Patient } from './patient.ts';

/** One remote's copy of a library; bytes in its minified scripts, before they are compressed. */
interface Copy {
  readonly remote: string;
  readonly version: string;
  readonly bytes: number;
}

export interface RemoteFindings {
  readonly remote: string;
  /** Version of the working copy. */
  readonly version: string;
  /** Version of the build. */
  readonly built: string;
  /** Current released version; null before the first release. */
  readonly released: string | null;
  readonly sizes: ReleaseSizes;
  readonly total: Patient['total'];
}

/** The doctor's findings. */
export interface Diagnosis {
  readonly remotes: readonly RemoteFindings[];
  /** Libraries that more than one remote brings along, the largest first. */
  readonly duplicates: readonly { readonly library: string; readonly copies: readonly Copy[] }[];
  /** Sentences about problems that must be fixed. */
  readonly breaches: readonly string[];
}

interface Surroundings {
  /** Versions of the shared modules that the shell provides. */
  readonly provided: Readonly<Record<string, string>>;
  /** Version that everybody gets, by remote. */
  readonly released: ReadonlyMap<string, string>;
}

/** Examines all remotes together: duplicates, diverging versions, excessive sizes. */
export function examine(patients: readonly Patient[], { provided, released }: Surroundings): Diagnosis {
  const copies = indexCopies(patients);
  return {
    remotes: patients.map(({ name, version, descriptor, sizes, total }) => ({
      remote: name,
      version,
      built: descriptor.version,
      released: released.get(name) ?? null,
      sizes,
      total,
    })),
    duplicates: [...copies]
      .filter(([, all]) => new Set(all.map(({ remote }) => remote)).size > 1)
      .map(([library, all]) => ({ library, copies: all }))
      .toSorted((a, b) => sumBytes(b.copies) - sumBytes(a.copies)),
    breaches: [
      ...patients.flatMap(findStaleBuild),
      ...listForbiddenCopies(copies),
      ...patients.flatMap((patient) => listDriftFromShell(patient, provided)),
      ...listDriftAmong(copies),
      ...listDifferentRanges(patients),
      ...patients.flatMap(({ name, sizes }) =>
        findOverBudget(sizes).map((sentence) => `${name}: ${sentence}`),
      ),
    ],
  };
}

function indexCopies(patients: readonly Patient[]): ReadonlyMap<string, readonly Copy[]> {
  const copies = new Map<string, Copy[]>();
  for (const { name: remote, libraries } of patients)
    for (const { name, version, bytes } of libraries)
      copies.set(name, [...(copies.get(name) ?? []), { remote, version, bytes }]);
  return copies;
}

const sumBytes = (copies: readonly Copy[]): number => copies.reduce((sum, { bytes }) => sum + bytes, 0);

const findStaleBuild = ({ name, version, descriptor }: Patient): readonly string[] =>
  descriptor.version === version
    ? []
    : [
        `${name}: a compilação é da versão ${descriptor.version}; o package.json diz ${version}. Compile de novo.`,
      ];

/** Packages that a remote gets from the shell, whole or in part, and everything that would come with a second copy. */
const SHARED_PACKAGES = new Set([
  ...Object.keys(SHARED_MODULES).map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
  'react-router',
  'react-router-dom',
  'scheduler',
  'firebase',
]);

const listForbiddenCopies = (copies: ReadonlyMap<string, readonly Copy[]>): readonly string[] =>
  [...copies].flatMap(([library, all]) =>
    SHARED_PACKAGES.has(library) || library.startsWith('@firebase/')
      ? all.map(({ remote }) => `${remote}: leva uma cópia própria de ${library}, que o shell já oferece.`)
      : [],
  );

const listDriftFromShell = (
  { name, descriptor: { builtWith } }: Patient,
  provided: Surroundings['provided'],
): readonly string[] =>
  Object.entries(builtWith).flatMap(([module, version]) =>
    provided[module] === version
      ? []
      : [
          `${name}: compilado com ${module} ${version}; o shell usa ${provided[module] ?? 'nenhuma versão'}. Compile de novo.`,
        ],
  );

const listDriftAmong = (copies: ReadonlyMap<string, readonly Copy[]>): readonly string[] =>
  [...copies].flatMap(([library, all]) => {
    const versions = new Set(all.map(({ version }) => version));
    if (versions.size < 2) return [];
    return [
      `${library} está em versões diferentes: ${joinPairs(all.map(({ remote, version }) => [remote, version]))}.`,
    ];
  });

/** A range that differs today is a version that differs after the next installation. */
function listDifferentRanges(patients: readonly Patient[]): readonly string[] {
  const wanted = new Map<string, [string, string][]>();
  for (const { name, dependencies } of patients)
    for (const [library, range] of Object.entries(dependencies))
      wanted.set(library, [...(wanted.get(library) ?? []), [name, range]]);
  return [...wanted].flatMap(([library, all]) =>
    new Set(all.map(([, range]) => range)).size < 2
      ? []
      : [`${library} é pedida de modos diferentes no package.json: ${joinPairs(all)}.`],
  );
}

const joinPairs = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([remote, version]) => `${remote} ${version}`).join(', ');

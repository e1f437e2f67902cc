import {
  SHELL_NAME,
  type OperationsHealth,
  type StandingRemote,
  type VersionHealth,
} from '@aura/shared-domain';

/** One version of a remote, or of the shell, with what is known of it. */
export interface VersionRow {
  readonly health: VersionHealth;
  /** What the version is for at the moment. */
  readonly role: string;
}

const NOBODY = { tried: 0, failed: 0 };

const makeUnseen = (remote: string, version: string): VersionHealth => ({
  remote,
  version,
  loads: 0,
  failures: 0,
  failuresByReason: {},
  errors: 0,
  openings: { account: NOBODY, visitor: NOBODY, unproven: NOBODY },
  loadP75: null,
  vitals: {},
  topErrors: [],
  pages: [],
});

/**
 * The shell first; then every released version, including those never opened; then all other known ones.
 * @param standing the released versions of each remote; null while unknown
 */
export function listVersionRows(
  { versions }: Pick<OperationsHealth, 'versions'>,
  standing: readonly StandingRemote[] | null,
): readonly VersionRow[] {
  const released = (standing ?? []).flatMap(({ name, current, previous, staged }) => [
    row(name, current, 'Em uso'),
    ...(staged ? [row(name, staged.version, `Em teste (${staged.audience})`)] : []),
    ...(previous === null ? [] : [row(name, previous, 'Anterior')]),
  ]);
  const known = new Set(released.map(({ health }) => nameVersion(health)));
  const others = versions.filter((version) => !known.has(nameVersion(version)));
  // The shell is not released through the registry: the versions that were seen are all that is known of it.
  const shells = others.filter(({ remote }) => remote === SHELL_NAME);
  const rest = others.filter(({ remote }) => remote !== SHELL_NAME);
  return [
    ...shells.map((health) => ({ health, role: 'Shell' })),
    ...released,
    ...rest.map((health) => ({ health, role: standing ? 'Fora das publicações' : '–' })),
  ];

  function row(remote: string, version: string, role: string): VersionRow {
    const wanted = nameVersion({ remote, version });
    return {
      role,
      health: versions.find((health) => nameVersion(health) === wanted) ?? makeUnseen(remote, version),
    };
  }
}

/** `ferramentas 1.2.0`, as rows and sections are called. */
export const nameVersion = ({ remote, version }: Pick<VersionHealth, 'remote' | 'version'>): string =>
  `${remote} ${version}`;

import { SHELL_NAME, type OperationsHealth, type VersionHealth } from '@aura/shared-domain';
import type { Registry, StageAudience } from '@aura/shared-federation/contract';

/** One version of a remote, or of the shell, with what is known of it. */
export interface VersionRow {
  readonly health: VersionHealth;
  /** What the version is for at the moment. */
  readonly role: string;
}

const NOBODY = { tried: 0, failed: 0 };

const unseen = (remote: string, version: string): VersionHealth => ({
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
 * Every version that the registry names, also those that nobody has opened yet, then every other one that something
 * is known of.
 * @param shellVersion that of the page at hand
 */
export function versionRows(
  { versions }: Pick<OperationsHealth, 'versions'>,
  registry: Registry,
  shellVersion: string,
): readonly VersionRow[] {
  const rows = [row(SHELL_NAME, shellVersion, 'Em uso')];
  for (const { current, previous, staged } of registry.remotes) {
    const { name, version } = current.descriptor;
    rows.push(row(name, version, 'Em uso'));
    if (staged) rows.push(row(name, staged.release.descriptor.version, stageText(staged.audience)));
    if (previous) rows.push(row(name, previous.descriptor.version, 'Anterior'));
  }
  const known = new Set(rows.map(({ health }) => idOf(health)));
  const others = versions.filter((version) => !known.has(idOf(version)));
  return [...rows, ...others.map((health) => ({ health, role: 'Fora do registro' }))];

  function row(remote: string, version: string, role: string): VersionRow {
    const wanted = idOf({ remote, version });
    return { role, health: versions.find((health) => idOf(health) === wanted) ?? unseen(remote, version) };
  }
}

/** `ferramentas 1.2.0`, as rows and sections are called. */
export const idOf = ({ remote, version }: Pick<VersionHealth, 'remote' | 'version'>): string =>
  `${remote} ${version}`;

function stageText(audience: StageAudience): string {
  if (audience.kind === 'percent') return `Em teste (${audience.percent}% das pessoas)`;
  if (audience.kind === 'people') return `Em teste (${audience.marks.length} conta(s))`;
  return audience.role === 'gestor_rh' ? 'Em teste (gestão de RH)' : 'Em teste (profissionais)';
}

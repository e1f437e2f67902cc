import type { RegistryRemote, StageAudience } from '@aura/shared-federation';
import type { Change } from '@aura/shared-federation/releases';
import { describeAudience, describeAudienceShortly } from '../change/audience-text.ts';

type Entry = Change & { readonly revision: number; readonly audience?: StageAudience };

const HEADINGS = ['rev.', 'quando', 'ação', 'remoto', 'versão', 'quem', 'motivo'];

/** The log as a table for the terminal. */
export function formatHistoryTable(entries: readonly Entry[]): string {
  const rows = entries.map(({ revision, at, action, remote, version, by, key, audience, reason = '' }) => [
    String(revision),
    `${at.slice(0, 16).replace('T', ' ')} UTC`,
    audience ? `${action} ${describeAudienceShortly(audience)}` : action,
    remote,
    version,
    key === undefined ? by : `${by} (${key})`,
    reason,
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [HEADINGS, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One line per remote about the versions that people get now. */
export const formatStateLines = (remotes: readonly RegistryRemote[]): readonly string[] =>
  remotes.map(({ current, previous, staged, previews = [], blocked = [] }) => {
    const { name, version } = current.descriptor;
    const parts = [
      `${name}: ${version} para todos`,
      ...(previous ? [`anterior ${previous.descriptor.version}`] : []),
      ...(previews.length > 0
        ? [`vistas pelo endereço: ${previews.map(({ descriptor }) => descriptor.version).join(', ')}`]
        : []),
      ...(blocked.length > 0 ? [`bloqueadas: ${blocked.join(', ')}`] : []),
      ...(staged
        ? [`${staged.release.descriptor.version} liberada ${describeAudience(staged.audience)}`]
        : []),
    ];
    return parts.join('; ');
  });

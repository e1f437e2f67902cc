import { formatNumber } from '@aura/shared-domain';
import { RELEASE_BUDGETS } from '@aura/shared-federation/releases';
import type { Diagnosis, RemoteFindings } from './examine.ts';

/** The diagnosis as a person reads it at the terminal. */
export function formatDiagnosis({ remotes, duplicates, breaches }: Diagnosis): string {
  return [
    'Versões',
    formatTable([
      ['remoto', 'na cópia de trabalho', 'publicada'],
      ...remotes.map(({ remote, version, released }) => [remote, version, released ?? 'nenhuma']),
    ]),
    '',
    `Tamanhos (bytes depois do gzip; limites: entrada ${formatBytes(RELEASE_BUDGETS.entry)}, primeira página ${formatBytes(RELEASE_BUDGETS.firstPage)})`,
    formatTable([
      ['remoto', 'entrada', 'primeira página', 'total', 'workers'],
      ...remotes.flatMap(listSizeRows),
    ]),
    '',
    'Bibliotecas em mais de um remoto (bytes minificados, antes do gzip)',
    duplicates.length === 0
      ? '  nenhuma'
      : formatTable(
          duplicates.flatMap(({ library, copies }) =>
            copies.map(({ remote, version, bytes }, index) => [
              index === 0 ? library : '',
              remote,
              version,
              formatBytes(bytes),
            ]),
          ),
        ),
    '',
    breaches.length === 0 ? 'Nenhum problema.' : `Problemas: ${breaches.length}`,
    ...breaches.map((breach) => `  ✖ ${breach}`),
  ].join('\n');
}

/** One line per route; the first one also has the values of the whole remote. */
const listSizeRows = ({ remote, sizes: { entry, pages }, total }: RemoteFindings): readonly string[][] =>
  pages.map(({ path, bytes }, index) => {
    const isFirst = index === 0;
    return [
      isFirst ? remote : '',
      isFirst ? formatBytes(entry) : '',
      `${formatBytes(bytes)} ${path}`,
      isFirst ? formatBytes(total.page) : '',
      isFirst ? formatBytes(total.workers) : '',
    ];
  });

function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

const formatBytes = (bytes: number): string => formatNumber(bytes);

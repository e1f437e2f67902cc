import { conditionOf, openingsOf } from '@aura/shared-domain';
import { DataTable, Tag, type DataColumn, type DataRow } from '@aura/shared-ui';
import { CONDITIONS } from './conditions.ts';
import { milliseconds, percent, shift } from './format.ts';
import { idOf, type VersionRow } from './version-rows.ts';

const COLUMNS: readonly DataColumn[] = [
  { key: 'version', label: 'Versão' },
  { key: 'role', label: 'Papel' },
  { key: 'condition', label: 'Situação' },
  { key: 'openings', label: 'Aberturas', numeric: true },
  { key: 'failures', label: 'Falhas', numeric: true },
  { key: 'errors', label: 'Erros', numeric: true },
  { key: 'load', label: 'Tempo até abrir', numeric: true },
  { key: 'LCP', label: 'LCP', numeric: true },
  { key: 'INP', label: 'INP', numeric: true },
  { key: 'CLS', label: 'CLS', numeric: true },
];

/** Every version with its condition and its figures. */
export function VersionsTable({
  rows,
  caption,
}: {
  readonly rows: readonly VersionRow[];
  readonly caption: string;
}) {
  return <DataTable caption={caption} columns={COLUMNS} rows={rows.map(toRow)} narrow="stack" />;
}

function toRow({ health, role }: VersionRow): DataRow {
  const { label, tone } = CONDITIONS[conditionOf(health)];
  const openings = openingsOf(health);
  const share = (count: number) => (openings === 0 ? '–' : `${count} (${percent(count / openings)})`);
  return {
    id: idOf(health),
    version: idOf(health),
    role,
    condition: <Tag tone={tone}>{label}</Tag>,
    openings,
    failures: share(health.failures),
    errors: share(health.errors),
    load: milliseconds(health.loadP75),
    LCP: milliseconds(health.vitals.LCP),
    INP: milliseconds(health.vitals.INP),
    CLS: shift(health.vitals.CLS),
  };
}

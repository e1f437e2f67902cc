import { conditionOf, openingsOf, type Condition } from '@aura/shared-domain';
import { DataTable, Tag, type DataColumn, type DataRow, type TagProps } from '@aura/shared-ui';
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

const CONDITIONS: Readonly<Record<Condition, { readonly label: string; readonly tone: TagProps['tone'] }>> = {
  unknown: { label: 'Poucos dados', tone: 'neutral' },
  healthy: { label: 'Saudável', tone: 'success' },
  attention: { label: 'Atenção', tone: 'warning' },
  trouble: { label: 'Com falhas', tone: 'danger' },
};

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

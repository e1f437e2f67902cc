import type { VersionHealth } from '@aura/shared-domain';
import { DataTable, Disclosure, type DataColumn } from '@aura/shared-ui';
import { milliseconds } from './format.ts';
import styles from './operacao.module.css';
import { idOf } from './version-rows.ts';

const FAILURES: Readonly<Record<string, string>> = {
  unreachable: 'Arquivos que não chegaram',
  timeout: 'Demorou demais',
  incompatible: 'Contrato incompatível',
  outdated: 'Versão que saiu do ar',
  crashed: 'Quebrou ao abrir',
  other: 'Outro motivo',
};

const PLACES: Readonly<Record<string, string>> = {
  mount: 'Ao abrir',
  render: 'Ao desenhar',
  unmount: 'Ao sair',
  event: 'Em uma ação',
  promise: 'Em segundo plano',
  other: 'Vários lugares',
};

const FAILURE_COLUMNS: readonly DataColumn[] = [
  { key: 'reason', label: 'Motivo' },
  { key: 'count', label: 'Vezes', numeric: true },
];
const ERROR_COLUMNS: readonly DataColumn[] = [
  { key: 'name', label: 'Erro' },
  { key: 'where', label: 'Onde' },
  { key: 'count', label: 'Vezes', numeric: true },
];
const PAGE_COLUMNS: readonly DataColumn[] = [
  { key: 'route', label: 'Página' },
  { key: 'views', label: 'Medições', numeric: true },
  { key: 'lcp', label: 'LCP', numeric: true },
];

/** What went wrong with one version, and which of its pages are slow. */
export function VersionDetails({ health }: { readonly health: VersionHealth }) {
  const { failuresByReason, topErrors, pages } = health;
  const failures = Object.entries(failuresByReason).flatMap(([reason, count]) =>
    count ? [{ id: reason, reason: FAILURES[reason] ?? reason, count }] : [],
  );
  const errors = topErrors.map(({ fingerprint, name, where, count }) => ({
    id: fingerprint,
    name: fingerprint === 'other' ? 'Demais erros' : `${name} ${fingerprint}`,
    where: PLACES[where] ?? where,
    count,
  }));
  const slow = pages.map(({ route, views, lcpP75 }) => ({
    id: route,
    route,
    views,
    lcp: milliseconds(lcpP75),
  }));
  return (
    <Disclosure summary={idOf(health)}>
      <div className={styles['details']}>
        {failures.length > 0 && (
          <DataTable caption="Falhas ao abrir" columns={FAILURE_COLUMNS} rows={failures} />
        )}
        {errors.length > 0 && (
          <DataTable caption="Erros mais frequentes" columns={ERROR_COLUMNS} rows={errors} />
        )}
        {slow.length > 0 && (
          <DataTable caption="Páginas, da mais lenta à mais rápida" columns={PAGE_COLUMNS} rows={slow} />
        )}
      </div>
    </Disclosure>
  );
}

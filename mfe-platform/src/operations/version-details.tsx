import { SENDERS, SHELL_NAME, type Sender, type VersionHealth } from '@aura/shared-domain';
import { Button, DataTable, Disclosure, type DataColumn } from '@aura/shared-ui';
import { useState } from 'react';
import { StackDialog, type TracedError } from './errors/stack-dialog.tsx';
import { formatDayAndTime, formatMilliseconds } from './format.ts';
import styles from './operations.module.css';
import type { OperationsPorts } from './ports.ts';
import { nameVersion } from './version-rows.ts';

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

const SENDER_NAMES: Readonly<Record<Sender, string>> = {
  account: 'Contas, uma vez cada',
  visitor: 'Visitantes, uma vez por endereço e dia',
  unproven: 'Sem comprovação, fora do julgamento',
};

const OPENING_COLUMNS: readonly DataColumn[] = [
  { key: 'sender', label: 'Quem abriu' },
  { key: 'tried', label: 'Aberturas', numeric: true },
  { key: 'failed', label: 'Com erro', numeric: true },
];
const FAILURE_COLUMNS: readonly DataColumn[] = [
  { key: 'reason', label: 'Motivo' },
  { key: 'count', label: 'Vezes', numeric: true },
];
const ERROR_COLUMNS: readonly DataColumn[] = [
  { key: 'name', label: 'Erro' },
  { key: 'message', label: 'O que diz' },
  { key: 'where', label: 'Onde' },
  { key: 'count', label: 'Vezes', numeric: true },
  { key: 'lastSeen', label: 'Último' },
  { key: 'source', label: 'Origem' },
];
const PAGE_COLUMNS: readonly DataColumn[] = [
  { key: 'route', label: 'Página' },
  { key: 'views', label: 'Medições', numeric: true },
  { key: 'lcp', label: 'Conteúdo visível', numeric: true },
];

interface Props {
  readonly health: VersionHealth;
  readonly resolveStack: OperationsPorts['resolveStack'];
}

/** What went wrong with one version, and which of its pages are slow. */
export function VersionDetails({ health, resolveStack }: Props) {
  const { remote, version, failuresByReason, topErrors, pages } = health;
  const [traced, setTraced] = useState<TracedError | null>(null);
  const openings = SENDERS.map((sender) => ({
    id: sender,
    sender: SENDER_NAMES[sender],
    ...health.openings[sender],
  }));
  const failures = Object.entries(failuresByReason).flatMap(([reason, count]) =>
    count ? [{ id: reason, reason: FAILURES[reason] ?? reason, count }] : [],
  );
  const errors = topErrors.map(({ fingerprint, name, where, count, message, frames, lastSeen }) => ({
    id: fingerprint,
    message: message ?? '–',
    lastSeen: lastSeen === undefined ? '–' : formatDayAndTime(new Date(lastSeen)),
    // Of the shell's own scripts no maps are kept.
    source:
      frames && remote !== SHELL_NAME ? (
        <Button
          variant="secondary"
          aria-label={`Ver no código: ${name} ${fingerprint}`}
          onClick={() => setTraced({ remote, version, name, message: message ?? null, frames })}
        >
          Ver no código
        </Button>
      ) : (
        '–'
      ),
    name: fingerprint === 'other' ? 'Demais erros' : `${name} ${fingerprint}`,
    where: PLACES[where] ?? where,
    count,
  }));
  const slow = pages.map(({ route, views, lcpP75 }) => ({
    id: route,
    route,
    views,
    lcp: formatMilliseconds(lcpP75),
  }));
  return (
    <Disclosure summary={nameVersion(health)}>
      <div className={styles['details']}>
        <DataTable caption="Aberturas" columns={OPENING_COLUMNS} rows={openings} />
        {failures.length > 0 && (
          <DataTable caption="Falhas ao abrir" columns={FAILURE_COLUMNS} rows={failures} />
        )}
        {errors.length > 0 && (
          <DataTable caption="Erros mais frequentes" columns={ERROR_COLUMNS} rows={errors} narrow="stack" />
        )}
        {slow.length > 0 && (
          <DataTable caption="Páginas, da mais lenta à mais rápida" columns={PAGE_COLUMNS} rows={slow} />
        )}
        {traced && <StackDialog error={traced} resolve={resolveStack} onClose={() => setTraced(null)} />}
      </div>
    </Disclosure>
  );
}

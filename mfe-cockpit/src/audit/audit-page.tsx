import { withOffline } from '@aura/shared-pages/data';
import type { AuditEntry, AuditFilter, Owner } from '@aura/shared-domain';
import { Button, DataTable, PageHeader, showToast, type DataRow } from '@aura/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import { NextAction } from '../layout/next-action.tsx';
import { ListEnd } from '../paging/list-end.tsx';
import { usePages } from '../paging/use-pages.ts';
import { formatMomentOf } from '../words/dates.ts';
import { counted, formatWhole } from '../words/numbers.ts';
import { listActorOptions } from './actor-options.ts';
import { writeAuditCsv, makeAuditFileName } from './audit-csv.ts';
import { AuditFilters, EVERYTHING } from './audit-filters.tsx';
import { auditPorts, type AuditPorts } from './audit-ports.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import styles from './audit.module.css';

/** `/cockpit/registro`: who did what in the cockpit, and when. */
export default function AuditPage({ ports = auditPorts }: { readonly ports?: AuditPorts }) {
  const [filter, setFilter] = useState(EVERYTHING);
  // The form holds what is typed: it begins anew when the filter is chosen outside of it.
  const [shortcuts, setShortcuts] = useState(0);
  const isOfExports = filter.kind === 'exports';
  const show = (next: AuditFilter) => {
    setFilter(next);
    setShortcuts(shortcuts + 1);
  };
  const pages = usePages(useCallback((before: string | null) => ports.load(filter, before), [ports, filter]));
  const { loaded, isAsking, reload } = pages;
  const managers = useManagers(ports);
  const seen = useSeen(loaded?.items);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const answer = await ports.exportAll(filter);
    setIsSaving(false);
    if (!answer.ok) {
      showToast({ kind: 'error', text: withOffline(answer.error.message) });
      return;
    }
    const { entries, isCut } = answer.value;
    ports.download(makeAuditFileName(filter), writeAuditCsv(entries), 'text/csv');
    showToast({
      kind: 'success',
      text: isCut
        ? `O arquivo tem as ${formatWhole(entries.length)} entradas mais recentes. Escolha um período menor para as outras.`
        : 'Planilha baixada. O download ficou neste registro.',
    });
  };
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow="Painel de Gestão"
        title="Registro de atividades"
        lead={
          'Tudo o que é feito neste painel fica registrado aqui: quem viu, exportou, convidou ou mudou alguma coisa, ' +
          'e quando. O que as pessoas da empresa fazem na Aura não entra neste registro.'
        }
        actions={
          <>
            <Button variant="secondary" busy={isAsking && loaded !== null} onClick={reload}>
              Atualizar
            </Button>
            <Button variant="secondary" busy={isSaving} onClick={() => void save()}>
              Baixar CSV
            </Button>
          </>
        }
      />
      <NextAction
        deed={isOfExports ? 'Na tela, só o que saiu do painel.' : 'Conferir o que saiu do painel:'}
        reason={
          isOfExports
            ? 'Se não reconhecer um arquivo, pergunte a quem o baixou.'
            : 'exportações e impressões levam números para fora.'
        }
      >
        <Button variant="secondary" onClick={() => show(isOfExports ? EVERYTHING : EXPORTS)}>
          {isOfExports ? 'Ver tudo' : 'Ver só exportações'}
        </Button>
      </NextAction>
      <AuditFilters
        key={shortcuts}
        actors={listActorOptions(managers, seen)}
        filter={filter}
        onFilter={setFilter}
      />
      {loaded?.items.length === 0 && <p>Nada no registro corresponde a estes filtros.</p>}
      {loaded && loaded.items.length > 0 && (
        <DataTable
          caption="Do mais recente para o mais antigo, no horário de São Paulo"
          narrow="stack"
          columns={COLUMNS}
          rows={loaded.items.map(makeRow)}
        />
      )}
      <ListEnd pages={pages} shown={counted(loaded?.items.length ?? 0, 'entrada', 'entradas')} />
    </div>
  );
}

const EXPORTS: AuditFilter = { ...EVERYTHING, kind: 'exports' };

/** The managers of today; empty until they are known. */
function useManagers({ managers }: AuditPorts): readonly Owner[] {
  const [known, setKnown] = useState<readonly Owner[]>([]);
  useEffect(() => {
    let left = false;
    void managers().then((answer) => {
      if (!left && answer.ok) setKnown(answer.value);
    });
    return () => {
      left = true;
    };
  }, [managers]);
  return known;
}

/** Actors seen so far under any filter, so that a chosen one can stay chosen. */
function useSeen(items: readonly AuditEntry[] = NONE): readonly AuditEntry[] {
  const [seen, setSeen] = useState(NONE);
  const added = items.filter(({ actorId }) => !seen.some((one) => one.actorId === actorId));
  const fresh = added.filter(({ actorId }, at) => added.findIndex((one) => one.actorId === actorId) === at);
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return seen;
}

const NONE: readonly AuditEntry[] = [];

const COLUMNS = [
  { key: 'action', label: 'O que foi feito' },
  { key: 'detail', label: 'Sobre' },
  { key: 'actor', label: 'Quem' },
  { key: 'at', label: 'Quando' },
];

const makeRow = ({ id, at, actor, action, detail }: AuditEntry): DataRow => ({
  id,
  action: AUDIT_WORDS[action],
  detail: detail || '–',
  actor,
  at: <time dateTime={at}>{formatMomentOf(at)}</time>,
});

import type { AuditEntry } from '@aura/shared-domain';
import { Button, DataTable, PageHeader, type DataRow } from '@aura/shared-ui';
import { ListEnd } from '../paging/list-end.tsx';
import { usePages } from '../paging/use-pages.ts';
import { momentOf } from '../words/dates.ts';
import { counted } from '../words/numbers.ts';
import { loadAudit, type LoadAudit } from './audit-ports.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import styles from './audit.module.css';

/** `/cockpit/registro`: who did what in the cockpit, and when. */
export default function AuditPage({ load = loadAudit }: { readonly load?: LoadAudit }) {
  const pages = usePages(load);
  const { loaded, isAsking, reload } = pages;
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow="Painel de Gestão"
        title="Registro"
        lead={
          'Tudo o que é feito neste painel fica registrado aqui: quem viu, exportou, convidou ou mudou alguma coisa, ' +
          'e quando. O que as pessoas da empresa fazem na Aura não entra neste registro.'
        }
        actions={
          <Button variant="secondary" busy={isAsking && loaded !== null} onClick={reload}>
            Atualizar
          </Button>
        }
      />
      {loaded && (
        <DataTable
          caption="Do mais recente para o mais antigo, no horário de São Paulo"
          narrow="stack"
          columns={COLUMNS}
          rows={loaded.items.map(rowOf)}
        />
      )}
      <ListEnd pages={pages} shown={counted(loaded?.items.length ?? 0, 'entrada', 'entradas')} />
    </div>
  );
}

const COLUMNS = [
  { key: 'action', label: 'O que foi feito' },
  { key: 'detail', label: 'Sobre' },
  { key: 'actor', label: 'Quem' },
  { key: 'at', label: 'Quando' },
];

const rowOf = ({ id, at, actor, action, detail }: AuditEntry): DataRow => ({
  id,
  action: AUDIT_WORDS[action],
  detail: detail || '–',
  actor,
  at: <time dateTime={at}>{momentOf(at)}</time>,
});

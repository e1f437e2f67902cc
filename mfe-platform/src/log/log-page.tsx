import { type ApiAnswer, useAsked, useMore } from '@aura/shared-pages/data';
import { call } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Button, DataTable, Notice, PageHeader, type DataColumn } from '@aura/shared-ui';
import { type LogEntry, type LogResponse, type OperatorAction, operatorLogEndpoint } from '../api.ts';
import { ForOperators } from '../console/console-page.tsx';
import styles from '../console/console.module.css';
import { CONSOLE_PATHS, PERSON_PARAMETER } from '../console/paths.ts';
import { formatDayAndTime } from '../operations/format.ts';

/** What was done, in words. */
const DEEDS: Readonly<Record<OperatorAction, string>> = {
  ticket_read: 'Mensagem lida',
  ticket_answered: 'Mensagem respondida',
  ticket_closed: 'Mensagem encerrada',
  ticket_reopened: 'Mensagem reaberta',
  person_searched: 'Pessoa procurada',
  person_read: 'Pessoa consultada',
  refund_requested: 'Devolução pedida',
  refund_done: 'Devolução feita',
  refund_refused: 'Devolução recusada',
  plan_granted: 'Plano dado',
  plan_extended: 'Acesso estendido',
  plan_ended: 'Plano encerrado',
  purchases_compared: 'Compras conferidas',
  password_link_sent: 'Link de senha enviado',
  notice_resent: 'Aviso reenviado',
  seats_changed: 'Licenças mudadas',
  contract_changed: 'Contrato registrado',
  company_created: 'Empresa criada',
  company_closed: 'Empresa encerrada',
  manager_invited: 'Gestor convidado',
  operator_granted: 'Acesso à operação dado',
  operator_revoked: 'Acesso à operação retirado',
};

type Load = (before?: number) => ApiAnswer<LogResponse>;

const load: Load = (before) => call(operatorLogEndpoint, before === undefined ? {} : { before });
const loadNewest = () => load();

/** `/operacao/registro`: who did what, and why. */
export default function LogPage() {
  const asked = useAsked(loadNewest);
  return (
    <ForOperators asked={asked} label="Lendo o registro…">
      {(value) => <LogView first={value} load={load} />}
    </ForOperators>
  );
}

const COLUMNS: readonly DataColumn[] = [
  { key: 'number', label: 'Nº' },
  { key: 'deed', label: 'O que foi feito' },
  { key: 'detail', label: 'Sobre' },
  { key: 'by', label: 'Quem' },
  { key: 'reason', label: 'Por quê' },
  { key: 'at', label: 'Quando' },
];

/** The loaded part of the log. @param first its newest page */
function LogView({ first, load: loadOlder }: { readonly first: LogResponse; readonly load: Load }) {
  const { pages, problem, isAsking, more } = useMore(first, (known) =>
    loadOlder(known.at(-1)?.entries.at(-1)?.number),
  );
  const entries = pages.flatMap((page) => page.entries);
  return (
    <>
      <PageHeader
        eyebrow="Operação"
        title="Registro"
        lead="Quem da operação leu ou fez o quê, e por quê. Nada aqui se apaga ou se muda; cada linha fica cinco anos."
      />
      <div className={styles['section']}>
        {!pages.every(({ isIntact }) => isIntact) && (
          <Notice tone="error" title="O registro não confere">
            Uma linha destas páginas foi mudada ou retirada depois de escrita. Avise quem administra o
            projeto.
          </Notice>
        )}
        {entries.length === 0 ? (
          <Notice tone="info">Nada foi feito ainda.</Notice>
        ) : (
          <DataTable
            caption="Do mais novo ao mais antigo"
            columns={COLUMNS}
            rows={entries.map(makeRow)}
            narrow="stack"
          />
        )}
        {problem !== null && <Notice tone="error">{problem}</Notice>}
        {pages.at(-1)?.hasOlder && (
          <Button variant="secondary" busy={isAsking} onClick={() => void more()}>
            Mostrar linhas mais antigas
          </Button>
        )}
      </div>
    </>
  );
}

const makeRow = ({ number, at, operator, action, subjectUid, detail, reason }: LogEntry) => ({
  id: String(number),
  number,
  deed: DEEDS[action],
  detail:
    subjectUid === null ? (
      detail
    ) : (
      <>
        {detail}{' '}
        <Link to={`${CONSOLE_PATHS.people}?${PERSON_PARAMETER}=${encodeURIComponent(subjectUid)}`}>
          Ver a pessoa
        </Link>
      </>
    ),
  by: operator,
  reason: reason ?? '–',
  at: formatDayAndTime(new Date(at)),
});

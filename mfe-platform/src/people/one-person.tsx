import { formatCentavos } from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { Button, DataTable, Notice, PageHeader, Tag, type DataColumn } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import type { ShownPerson } from '../api.ts';
import { ForOperators } from '../console/console-page.tsx';
import styles from '../console/console.module.css';
import { CONSOLE_PATHS } from '../console/paths.ts';
import { Outcome } from '../console/outcome.tsx';
import { FactList } from '../console/tiles.tsx';
import { formatDayAndTime } from '../operations/format.ts';
import { DeedDialog } from './deed-dialog.tsx';
import type { Wanted } from './deeds.ts';
import type { PeoplePorts } from './people-ports.ts';
import { BASES, KINDS, PROVIDERS, STATUSES } from './person-words.ts';

interface Props {
  readonly uid: string;
  readonly ports: PeoplePorts;
}

const formatWhen = (instant: string | null): string | null => instant && formatDayAndTime(new Date(instant));

/** One account with its plan, its payments, what happened, and what can be done. */
export function OnePerson({ uid, ports }: Props) {
  const ask = useCallback(() => ports.show(uid), [ports, uid]);
  const asked = useAsked(ask);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const open = (deed: Wanted) => {
    setOutcome(null);
    setWanted(deed);
  };
  return (
    <ForOperators asked={asked} label="Abrindo a conta…">
      {(person) => (
        <>
          <PageHeader
            eyebrow="Pessoa"
            title={person.account.name || 'Sem nome'}
            lead={person.account.email ?? 'Sem e-mail'}
            actions={<Link to={CONSOLE_PATHS.people}>Procurar outra pessoa</Link>}
          />
          <div className={styles['page']}>
            <Outcome text={outcome} />
            <Account person={person} />
            <Plan person={person} onWant={open} />
            <Payments person={person} onWant={open} />
            <Timeline person={person} onWant={open} />
          </div>
          {wanted && (
            <DeedDialog
              person={person}
              wanted={wanted}
              act={ports.act}
              onDone={({ message, person: after }) => {
                asked.replace(after);
                setOutcome(message);
                setWanted(null);
              }}
              onCancel={() => setWanted(null)}
            />
          )}
        </>
      )}
    </ForOperators>
  );
}

interface PartProps {
  readonly person: ShownPerson;
  readonly onWant: (wanted: Wanted) => void;
}

function Account({ person: { uid, account } }: Pick<PartProps, 'person'>) {
  const { isConfirmed, isDisabled, providers, hasSecondFactor, isOperator, managedCompany } = account;
  const marks = [
    isConfirmed ? 'e-mail confirmado' : 'e-mail não confirmado',
    ...(isDisabled ? ['conta desativada'] : []),
    ...(isOperator ? ['opera a Aura'] : []),
    ...(hasSecondFactor ? ['segundo fator'] : []),
    ...(managedCompany === null ? [] : [`gere a empresa ${managedCompany}`]),
  ];
  return (
    <section aria-labelledby="conta" className={styles['section']}>
      <h2 id="conta">Conta</h2>
      <FactList
        facts={[
          { name: 'Situação', value: marks.join(', ') },
          { name: 'Entra com', value: providers.map((id) => PROVIDERS[id] ?? id).join(' e ') || '–' },
          { name: 'Criada', value: formatWhen(account.createdAt) },
          { name: 'Vista por último', value: formatWhen(account.lastSeenAt) },
          { name: 'Código', value: <code>{uid}</code> },
        ]}
      />
    </section>
  );
}

function Plan({ person: { plan, refusals }, onWant }: PartProps) {
  const ways = [
    { deed: 'grant', label: 'Dar um plano', refusal: refusals.grant },
    { deed: 'extend', label: 'Estender o acesso', refusal: refusals.extend },
    { deed: 'end', label: 'Encerrar', refusal: refusals.end },
    { deed: 'compare', label: 'Conferir com o pagamento', refusal: refusals.compare },
    { deed: 'passwordLink', label: 'Enviar link de senha', refusal: refusals.passwordLink },
  ] as const;
  const closed = ways.filter(({ refusal }) => refusal !== null);
  return (
    <section aria-labelledby="plano" className={styles['section']}>
      <h2 id="plano">Plano</h2>
      {plan.isOverdue && (
        <Notice tone="warning">Uma renovação não pôde ser cobrada; nova tentativa é feita.</Notice>
      )}
      <FactList
        facts={[
          { name: 'Plano', value: plan.name },
          { name: 'Por quê', value: BASES[plan.basis] },
          { name: 'Próxima cobrança', value: formatWhen(plan.renewsAt) },
          { name: 'Termina', value: formatWhen(plan.endsAt) },
          { name: 'Conferido', value: formatWhen(plan.comparedAt) },
        ]}
      />
      <div className={styles['actions']}>
        {ways
          .filter(({ refusal }) => refusal === null)
          .map(({ deed, label }) => (
            <Button key={deed} variant="secondary" onClick={() => onWant({ deed })}>
              {label}
            </Button>
          ))}
      </div>
      {closed.length > 0 && (
        <ul className={styles['why']} aria-label="O que não é possível agora">
          {closed.map(({ deed, label, refusal }) => (
            <li key={deed}>
              {label}: {refusal}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const PAYMENT_COLUMNS: readonly DataColumn[] = [
  { key: 'at', label: 'Quando' },
  { key: 'amount', label: 'Valor', numeric: true },
  { key: 'plan', label: 'Plano' },
  { key: 'status', label: 'Situação' },
  { key: 'way', label: 'Devolver' },
];

const PLAN_LABELS = { impulso: 'Impulso', decolagem: 'Decolagem', conquista: 'Conquista' } as const;

function Payments({ person: { payments }, onWant }: PartProps) {
  const rows = payments.map((payment) => {
    const { id, paidAt, amount, plan, status, isRefundable } = payment;
    const day = formatDayAndTime(new Date(paidAt));
    return {
      id,
      at: day,
      amount: formatCentavos(amount),
      plan: PLAN_LABELS[plan],
      status: <Tag tone={STATUSES[status].tone}>{STATUSES[status].label}</Tag>,
      way: isRefundable ? (
        <Button
          variant="secondary"
          aria-label={`Devolver o pagamento de ${day}`}
          onClick={() => onWant({ deed: 'refund', payment })}
        >
          Devolver
        </Button>
      ) : (
        '–'
      ),
    };
  });
  return (
    <section aria-labelledby="pagamentos" className={styles['section']}>
      <h2 id="pagamentos">Pagamentos</h2>
      {rows.length === 0 ? (
        <p>Nenhum pagamento.</p>
      ) : (
        <DataTable
          caption="Do mais novo ao mais antigo"
          columns={PAYMENT_COLUMNS}
          rows={rows}
          narrow="stack"
        />
      )}
    </section>
  );
}

const MOMENT_COLUMNS: readonly DataColumn[] = [
  { key: 'at', label: 'Quando' },
  { key: 'kind', label: 'O quê' },
  { key: 'text', label: 'Detalhe' },
  { key: 'way', label: 'Reenviar' },
];

function Timeline({ person: { moments }, onWant }: PartProps) {
  const rows = moments.map(({ at, kind, text, noticeId }, index) => ({
    id: `${at} ${index}`,
    at: formatDayAndTime(new Date(at)),
    kind: <Tag tone={kind === 'error' ? 'danger' : 'neutral'}>{KINDS[kind]}</Tag>,
    text: <span className={styles['breaks']}>{text}</span>,
    way:
      noticeId === null ? (
        '–'
      ) : (
        <Button
          variant="secondary"
          aria-label={`Reenviar o aviso de ${formatDayAndTime(new Date(at))}`}
          onClick={() => onWant({ deed: 'notice', noticeId })}
        >
          Reenviar
        </Button>
      ),
  }));
  return (
    <section aria-labelledby="historia" className={styles['section']}>
      <h2 id="historia">Linha do tempo</h2>
      <DataTable caption="Do mais novo ao mais antigo" columns={MOMENT_COLUMNS} rows={rows} narrow="stack" />
    </section>
  );
}

import { useAsked, useMore } from '@aura/shared-pages/data';
import { TICKET_STATES, type TicketState } from '@aura/shared-domain';
import { Link, useSearchParams } from '@aura/shared-session/router';
import { Button, DataTable, Notice, SelectField, Tag, type DataColumn } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import type { TicketRow, TicketsResponse } from '../api.ts';
import { ConsolePage } from '../console/console-page.tsx';
import styles from '../console/console.module.css';
import { CONSOLE_PATHS, TICKET_PARAMETER } from '../console/paths.ts';
import { Tiles } from '../console/tiles.tsx';
import { formatDayAndTime } from '../operations/format.ts';
import { OneTicket } from './one-ticket.tsx';
import { describeStanding, STATES, SUBJECTS } from './ticket-words.ts';
import type { TicketsPorts } from './tickets-ports.ts';

/** What people wrote: those that wait first, or the one that the address names. */
export function TicketsView({ ports }: { readonly ports: TicketsPorts }) {
  const [query] = useSearchParams();
  const id = query.get(TICKET_PARAMETER);
  return id === null ? <TicketList ports={ports} /> : <OneTicket key={id} id={id} ports={ports} />;
}

function TicketList({ ports }: { readonly ports: TicketsPorts }) {
  const [state, setState] = useState<TicketState>('open');
  const ask = useCallback(() => ports.list({ state }), [ports, state]);
  const asked = useAsked(ask);
  return (
    <ConsolePage
      title="Mensagens"
      lead="O que as pessoas escreveram em Contato, com o prazo de cada resposta."
      before={
        <div className={styles['short']}>
          <SelectField
            label="Mostrar"
            value={state}
            onChange={(value) => setState(TICKET_STATES.find((one) => one === value) ?? 'open')}
            options={TICKET_STATES.map((value) => ({ value, label: STATES[value] }))}
          />
        </div>
      }
      asked={asked}
      label="Buscando as mensagens…"
    >
      {(value) => <Tickets key={state} state={state} first={value} ports={ports} />}
    </ConsolePage>
  );
}

const COLUMNS: readonly DataColumn[] = [
  { key: 'number', label: 'Protocolo' },
  { key: 'standing', label: 'Situação' },
  { key: 'subject', label: 'Assunto' },
  { key: 'name', label: 'De' },
  { key: 'createdAt', label: 'Recebida' },
  { key: 'dueAt', label: 'Responder até' },
];

interface TicketsProps {
  readonly state: TicketState;
  readonly first: TicketsResponse;
  readonly ports: TicketsPorts;
}

function Tickets({ state, first, ports }: TicketsProps) {
  const { pages, problem, isAsking, more } = useMore(first, (known) =>
    ports.list({ state, after: known.at(-1)?.tickets.at(-1)?.id }),
  );
  const tickets = pages.flatMap((page) => page.tickets);
  const { count, overdue, aboutData } = first.open;
  return (
    <>
      <Tiles
        tiles={[
          { label: 'Abertas', value: count },
          { label: 'Com prazo vencido', value: overdue },
          { label: 'Pedidos sobre dados (LGPD)', value: aboutData },
        ]}
      />
      {tickets.length === 0 ? (
        <Notice tone="info">Nenhuma mensagem aqui.</Notice>
      ) : (
        <DataTable
          caption={`Mensagens: ${STATES[state].toLowerCase()}`}
          columns={COLUMNS}
          rows={tickets.map(makeRow)}
          narrow="stack"
        />
      )}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {pages.at(-1)?.hasMore && (
        <Button variant="secondary" busy={isAsking} onClick={() => void more()}>
          Mostrar mais mensagens
        </Button>
      )}
    </>
  );
}

function makeRow(ticket: TicketRow) {
  const { label, tone } = describeStanding(ticket);
  return {
    id: ticket.id,
    number: (
      <Link to={`${CONSOLE_PATHS.tickets}?${TICKET_PARAMETER}=${encodeURIComponent(ticket.id)}`}>
        {ticket.number}
      </Link>
    ),
    standing: <Tag tone={tone}>{label}</Tag>,
    subject: SUBJECTS[ticket.subject],
    name: ticket.isSuspect ? `${ticket.name} (talvez um robô)` : ticket.name,
    createdAt: formatDayAndTime(new Date(ticket.createdAt)),
    dueAt: formatDayAndTime(new Date(ticket.dueAt)),
  };
}

import { useAsked } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { Button, Notice, PageHeader, Tag } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import type { ChangeTicketRequest, ShownTicket } from '../api.ts';
import { ForOperators } from '../console/console-page.tsx';
import styles from '../console/console.module.css';
import { CONSOLE_PATHS, PERSON_PARAMETER } from '../console/paths.ts';
import { ReasonDialog } from '../console/reason-dialog.tsx';
import { Outcome } from '../console/outcome.tsx';
import { FactList } from '../console/tiles.tsx';
import { formatDayAndTime } from '../operations/format.ts';
import { AnswerForm } from './answer-form.tsx';
import { describeDelivery, describeStanding, SUBJECTS } from './ticket-words.ts';
import type { TicketsPorts } from './tickets-ports.ts';

interface Props {
  readonly id: string;
  readonly ports: TicketsPorts;
}

/** One message with its answers, and the ways to answer and to close it. */
export function OneTicket({ id, ports }: Props) {
  const ask = useCallback(() => ports.read(id), [ports, id]);
  const asked = useAsked(ask);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [wanted, setWanted] = useState<ChangeTicketRequest['to'] | null>(null);
  const done = (text: string) => (ticket: ShownTicket) => {
    asked.replace(ticket);
    setWanted(null);
    setOutcome(text);
  };
  return (
    <ForOperators asked={asked} label="Abrindo a mensagem…">
      {(ticket) => (
        <>
          <PageHeader
            eyebrow="Mensagem"
            title={ticket.number}
            lead={<Standing ticket={ticket} />}
            actions={<Link to={CONSOLE_PATHS.tickets}>Todas as mensagens</Link>}
          />
          <div className={styles['page']}>
            <Outcome text={outcome} />
            <Written ticket={ticket} />
            {ticket.state === 'closed' ? (
              <Button variant="secondary" onClick={() => setWanted('open')}>
                Reabrir a mensagem
              </Button>
            ) : (
              <AnswerForm
                key={ticket.answers.length}
                ticket={ticket}
                answer={ports.answer}
                onAnswered={done(`A resposta foi guardada. ${describeDelivery(ticket)}`)}
                onClose={() => setWanted('closed')}
              />
            )}
          </div>
          {wanted !== null && (
            <StateDialog
              ticket={ticket}
              to={wanted}
              change={ports.change}
              onDone={done(wanted === 'closed' ? 'A mensagem foi encerrada.' : 'A mensagem foi reaberta.')}
              onCancel={() => setWanted(null)}
            />
          )}
        </>
      )}
    </ForOperators>
  );
}

function Standing({ ticket }: { readonly ticket: ShownTicket }) {
  const { label, tone } = describeStanding(ticket);
  return <Tag tone={tone}>{label}</Tag>;
}

function Written({ ticket }: { readonly ticket: ShownTicket }) {
  const { uid, number, name, email, company, subject, message, createdAt, dueAt, answers, isSuspect } =
    ticket;
  return (
    <>
      {isSuspect && (
        <Notice tone="warning">
          Um campo que ninguém vê foi preenchido: pode ter sido um robô, ou um navegador que preenche tudo.
        </Notice>
      )}
      <FactList
        facts={[
          { name: 'De', value: name },
          { name: 'E-mail', value: <a href={`mailto:${email}?subject=Aura: ${number}`}>{email}</a> },
          {
            name: 'Conta',
            value: uid && (
              <Link to={`${CONSOLE_PATHS.people}?${PERSON_PARAMETER}=${encodeURIComponent(uid)}`}>
                Ver a conta
              </Link>
            ),
          },
          { name: 'Empresa', value: company },
          { name: 'Assunto', value: SUBJECTS[subject] },
          { name: 'Recebida', value: formatDayAndTime(new Date(createdAt)) },
          { name: 'Responder até', value: formatDayAndTime(new Date(dueAt)) },
        ]}
      />
      <blockquote className={styles['written']}>{message}</blockquote>
      {answers.map(({ at, by, text }) => (
        <blockquote key={at} className={styles['answer']}>
          <p>{text}</p>
          <footer>
            {by}, {formatDayAndTime(new Date(at))}
          </footer>
        </blockquote>
      ))}
    </>
  );
}

interface StateProps {
  readonly ticket: ShownTicket;
  readonly to: ChangeTicketRequest['to'];
  readonly change: TicketsPorts['change'];
  readonly onDone: (ticket: ShownTicket) => void;
  readonly onCancel: () => void;
}

function StateDialog({ ticket, to, change, onDone, onCancel }: StateProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const closes = to === 'closed';
  const confirm = async (reason: string) => {
    setBusy(true);
    const answer = await change({ id: ticket.id, seenAnswers: ticket.answers.length, to, reason });
    setBusy(false);
    if (answer.ok) onDone(answer.value);
    else setProblem(answer.error.message);
  };
  return (
    <ReasonDialog
      title={closes ? 'Encerrar sem responder?' : 'Reabrir a mensagem?'}
      effects={
        closes
          ? [
              'A mensagem sai da lista das que esperam.',
              'Quem a escreveu vê que foi encerrada, sem resposta.',
            ]
          : ['A mensagem volta à lista das que esperam, com o prazo que tinha.']
      }
      confirm={closes ? 'Encerrar' : 'Reabrir'}
      isDangerous={closes}
      isBusy={isBusy}
      problem={problem}
      onConfirm={(reason) => void confirm(reason)}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
    />
  );
}

import { Button, Notice, Spinner } from '@aura/shared-ui';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import { MENTOR_LIMIT } from '../limit.ts';
import styles from '../../tools.module.css';
import type { Exchange } from '../conversation/exchange.ts';
import { AnswerParts } from './answer-parts.tsx';
import { AnswerExtras } from './answer-extras.tsx';
import { GiveBack, GivenBack } from './give-back.tsx';
import look from './chat.module.css';
import { formatLongDay, type HelpContact, type SafetyReply } from '@aura/shared-domain';

interface Props {
  readonly exchange: Exchange;
  /** Whether any answer of the conversation is on its way. */
  readonly busy: boolean;
  readonly onResume: () => void;
  readonly onAsk: (text: string) => void;
  readonly onChange: (exchange: Exchange) => void;
  /** Told when the message is given back; null where it cannot be. */
  readonly onReturned: ((exchange: Exchange) => void) | null;
}

/** A message and its answer, however far that has come. */
export function ExchangeView({ exchange, busy, onResume, onAsk, onChange, onReturned }: Props) {
  const { question, status, parts, answer, safety, aside, failure } = exchange;
  return (
    <article className={styles['fields']}>
      <div className={look['question']}>
        <h2 className={look['who']} tabIndex={-1}>
          Você
        </h2>
        <p className={styles['verbatim']}>{question}</p>
      </div>
      <div className={styles['fields']}>
        <h2 className={look['who']}>Mentor</h2>
        {status === 'waiting' && <Spinner label="Pensando…" />}
        {safety && <SafetyView reply={safety} />}
        {aside && <AsideView aside={aside} busy={busy} onAsk={onAsk} />}
        <AnswerParts parts={parts} />
        {status === 'reconnecting' && (
          <Notice tone="info">
            {navigator.onLine
              ? 'A resposta parou de chegar. Estamos pedindo o resto, de onde parou.'
              : 'A conexão caiu. A resposta continua de onde parou assim que ela voltar.'}
          </Notice>
        )}
        {(status === 'stopped' || status === 'cut') && (
          <Notice
            tone="info"
            action={
              <Button variant="secondary" disabled={busy} onClick={onResume}>
                Continuar a resposta
              </Button>
            }
          >
            {status === 'stopped' ? 'Você parou a resposta aqui.' : 'A resposta foi interrompida.'} Continuar
            não conta de novo.
          </Notice>
        )}
        {failure && (
          <FailureNotice
            failure={failure}
            limit={MENTOR_LIMIT}
            onRetry={onResume}
            title="A mensagem não foi respondida"
            kept="Sua mensagem continua aqui, e tentar de novo não conta duas vezes."
          />
        )}
        {answer && <AnswerExtras exchange={exchange} answer={answer} onChange={onChange} />}
        {exchange.returned && <GivenBack />}
        {answer && onReturned && <GiveBack exchange={exchange} onReturned={onReturned} />}
      </div>
    </article>
  );
}

/** The fixed answer of the safety layer. Danger interrupts a screen reader, the rest waits. */
function SafetyView({ reply }: { readonly reply: SafetyReply }) {
  const { level, title, paragraphs, contacts, checkedOn } = reply;
  return (
    <Notice tone={level === 'stop' ? 'error' : 'info'} title={title}>
      <div className={styles['item']}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ContactList contacts={contacts} />
        <p className={styles['note']}>
          Esta mensagem não contou e não foi guardada.
          {contacts.length > 0 &&
            ` Contatos conferidos em ${formatLongDay(new Date(`${checkedOn}T12:00:00Z`))}.`}
        </p>
      </div>
    </Notice>
  );
}

/** Public services that help, each to be called by a touch. */
function ContactList({ contacts }: { readonly contacts: readonly HelpContact[] }) {
  return (
    <ul className={look['contacts']}>
      {contacts.map(({ id, name, phone, hours, about, link }) => (
        <li key={id}>
          <strong>{name}</strong>
          {phone && (
            <>
              {': '}
              <a href={`tel:${phone.replace(/\D/gu, '')}`}>{phone}</a>
            </>
          )}
          {`. ${hours}. ${about} `}
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer">
              {new URL(link).hostname}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

interface AsideViewProps {
  readonly aside: NonNullable<Exchange['aside']>;
  readonly busy: boolean;
  readonly onAsk: (text: string) => void;
}

/** A reply without advice, with questions that the person may have meant. */
function AsideView({ aside, busy, onAsk }: AsideViewProps) {
  return (
    <>
      <p>{aside.text}</p>
      {aside.suggestions.length > 0 && (
        <div className={styles['row']} data-no-print>
          {aside.suggestions.map((text) => (
            <Button key={text} variant="secondary" disabled={busy} onClick={() => onAsk(text)}>
              {text}
            </Button>
          ))}
        </div>
      )}
      <p className={styles['note']}>Esta mensagem não contou e não foi guardada.</p>
    </>
  );
}

import { Button, Notice, Spinner } from '@aura/shared-ui';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import { MENTOR_LIMIT } from '../limit.ts';
import styles from '../../tools.module.css';
import type { Exchange } from '../conversation/exchange.ts';
import { AnswerParts } from './answer-parts.tsx';
import { AnswerExtras } from './answer-extras.tsx';
import { AsideView } from './aside-view.tsx';
import look from './chat.module.css';
import { SafetyView } from './safety-view.tsx';

interface Props {
  readonly exchange: Exchange;
  /** Whether any answer of the conversation is on its way. */
  readonly busy: boolean;
  readonly onResume: () => void;
  readonly onAsk: (text: string) => void;
  readonly onChange: (exchange: Exchange) => void;
}

/** A message and its answer, however far that has come. */
export function ExchangeView({ exchange, busy, onResume, onAsk, onChange }: Props) {
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
          <Notice tone="info">A conexão caiu. A resposta continua de onde parou assim que ela voltar.</Notice>
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
      </div>
    </article>
  );
}

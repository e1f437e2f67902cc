import { useIsSpent, useUsesLeft } from '@aura/shared-career-ui';
import { restartInWords } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { Button, Checkbox, VisuallyHidden } from '@aura/shared-ui';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import styles from '../../tools.module.css';
import look from './chat.module.css';
import { useConversation } from '../conversation/use-conversation.ts';
import type { Exchange } from '../conversation/exchange.ts';
import type { MentorDraft } from '../draft/state.ts';
import { MENTOR_LIMIT } from '../limit.ts';
import { Composer } from './composer.tsx';
import { ExchangeView } from './exchange-view.tsx';

const StillOpen = lazyWithRetry(() =>
  import(/* webpackChunkName: "mentor-pages" */ '../spent/still-open.tsx').then(({ StillOpen: View }) => ({
    default: View,
  })),
);

const sentences = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });

/** The sentences of a text that is still growing; the last one only once it is known to be whole. */
function listWholeSentences(text: string, isWhole: boolean): string[] {
  const all = Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter(
    (one) => one !== '',
  );
  return isWhole ? all : all.slice(0, -1);
}

/**
 * Announces an answer to screen readers while it arrives: complete sentences only, or every word would interrupt.
 * Notices announce themselves.
 */
function Spoken({ exchange }: { readonly exchange: Exchange | null }) {
  const text = exchange?.aside?.text ?? exchange?.parts.map((part) => part.text).join(' ') ?? '';
  const arriving = exchange?.status === 'writing' || exchange?.status === 'done';
  return (
    <div aria-live="polite" data-testid="spoken">
      <VisuallyHidden>
        {arriving &&
          listWholeSentences(text, exchange.status === 'done').map((sentence, index) => (
            <p key={index}>{sentence}</p>
          ))}
      </VisuallyHidden>
    </div>
  );
}

/** Whether an element begins within the window. */
function isInSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}

interface Props {
  readonly initial: readonly Exchange[];
  readonly draft: MentorDraft;
  readonly onChange: (patch: Partial<MentorDraft>) => void;
  /** Name of the model that can write; null without one. */
  readonly writer: string | null;
  /** Whether the messages of the month were used up when the page was opened: it begins with what still works. */
  readonly openedSpent: boolean;
  /** Whether a message can still be given back in this month. */
  readonly mayReturn: boolean;
  /** Starts another conversation. */
  readonly onNew: () => void;
}

/** To begin with: what people ask a mentor. */
export const STARTERS = [
  'Por onde começo meu plano para os próximos 30 dias?',
  'Como peço um aumento sem me queimar?',
  'Quero mudar de área. Como sei se vale a pena?',
  'Envio currículos e ninguém me chama para entrevista. O que mudo?',
];

/** The messages of a conversation, and the next one to write. */
export function Conversation({ initial, draft, onChange, writer, openedSpent, mayReturn, onNew }: Props) {
  const onPending = useCallback((pending: MentorDraft['pending']) => onChange({ pending }), [onChange]);
  const written = useRef(draft.text);
  useEffect(() => {
    written.current = draft.text;
  }, [draft.text]);
  // A message that was refused goes back to the field, so that buying a plan does not lose it.
  const [refused, setRefused] = useState('');
  const onRefused = useCallback(
    (text: string) => {
      setRefused(text);
      if (written.current === '') onChange({ text });
    },
    [onChange],
  );
  const { exchanges, busy, send, resume, put, halt } = useConversation({
    conversationId: draft.conversationId,
    initial,
    useModel: draft.useModel && writer !== null,
    onPending,
    onRefused,
  });
  const last = exchanges.at(-1);
  const list = useRef<HTMLOListElement>(null);
  const wasChosen = useRef(false);
  // The button that was pressed is gone: the keyboard goes on at the message that it sent.
  useEffect(() => {
    if (wasChosen.current) list.current?.querySelector<HTMLElement>('li:last-child h2')?.focus();
    wasChosen.current = false;
  }, [last?.id]);
  // A conversation that is opened again goes on where it ended, and a message that is sent comes into sight. Once its
  // answer has made the page long enough it moves to the top, unless the person went to read something else.
  const shown = useRef(openedSpent ? last : undefined);
  useEffect(() => {
    const newest = list.current?.lastElementChild;
    const before = shown.current;
    shown.current = last;
    if (!newest || (last?.status === before?.status && last?.id === before?.id)) return;
    if (last?.id !== before?.id || isInSight(newest)) newest.scrollIntoView({ block: 'start' });
  }, [last]);
  const session = useSession();
  const isSpent = useIsSpent(MENTOR_LIMIT.tool);
  const field = useRef<HTMLTextAreaElement>(null);
  const stillOpen = isSpent && !busy && session.status === 'signedIn' && (
    <StillOpen
      profile={session.profile}
      last={last ?? null}
      onReply={() => field.current?.focus()}
      onChange={put}
    />
  );
  // Who has sent something since is at the end of the conversation.
  const beginsWithOpen = openedSpent && exchanges.length === initial.length;
  const hasLimit = useUsesLeft(MENTOR_LIMIT.tool) !== null;
  const wasReturned = exchanges.some(({ returned }) => returned);
  // The newest one that was counted: what was meant is asked for at once, not days later.
  const returnable =
    mayReturn && hasLimit && !wasReturned && !busy
      ? exchanges.findLast(({ charged, status }) => charged && status === 'done')
      : undefined;
  const noteReturned = (exchange: Exchange) => {
    put(exchange);
    field.current?.focus();
  };
  const submit = (text: string) => {
    onChange({ text: '' });
    void send(text);
  };
  /** A question that was offered; what is being written stays. */
  const choose = (text: string) => {
    wasChosen.current = true;
    void send(text);
  };
  return (
    <>
      {beginsWithOpen && stillOpen}
      {exchanges.length === 0 && !isSpent && (
        <section className={`${styles['item']} ${look['above']}`} aria-labelledby="starters-title">
          <h2 id="starters-title">Para começar</h2>
          <div className={styles['row']}>
            {STARTERS.map((text) => (
              <Button key={text} variant="secondary" onClick={() => choose(text)}>
                {text}
              </Button>
            ))}
          </div>
        </section>
      )}
      {exchanges.length > 0 && (
        <ol ref={list} className={`${styles['items']} ${look['above']}`} aria-label="Conversa">
          {exchanges.map((exchange) => (
            <li key={exchange.id}>
              <ExchangeView
                exchange={exchange}
                busy={busy}
                onResume={() => void resume(exchange)}
                onAsk={choose}
                onChange={put}
                onReturned={exchange.id === returnable?.id ? noteReturned : null}
              />
            </li>
          ))}
        </ol>
      )}
      <Spoken exchange={last ?? null} />
      {!beginsWithOpen && <Suspense fallback={null}>{stillOpen}</Suspense>}
      <Composer
        text={draft.text}
        field={field}
        isSticky={!beginsWithOpen || !isSpent}
        busy={busy}
        blocked={isSpent && refused !== '' && draft.text.trim() === refused ? describeSpent() : null}
        onText={(text) => onChange({ text })}
        onSend={submit}
        onStop={halt}
      />
      {writer !== null && (
        <ModelChoice
          writer={writer}
          chosen={draft.useModel}
          onChoose={(useModel) => onChange({ useModel })}
        />
      )}
      {exchanges.length > 0 && (
        <div data-no-print>
          <Button variant="quiet" disabled={busy} onClick={onNew}>
            Começar outra conversa
          </Button>
        </div>
      )}
    </>
  );
}

/** Why a message that was refused waits. Another one can be sent: urgent help is never counted. */
const describeSpent = (): string =>
  `As mensagens deste mês acabaram: esta fica aqui até ${restartInWords(new Date())} ou um plano maior. Pedido de ajuda urgente continua sendo respondido.`;

interface ModelChoiceProps {
  readonly writer: string;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** Lets a model write; off until the person turns it on, with what is then sent to whom. */
function ModelChoice({ writer, chosen, onChoose }: ModelChoiceProps) {
  return (
    <Checkbox
      label={`Deixar uma IA (${writer}) redigir as respostas`}
      description={
        'O conselho é o mesmo; a IA só o reescreve. São enviados a ela, ao Google, sua mensagem, a resposta por ' +
        'regra e os fatos que ela usa, sem nome, e-mail, telefone nem documentos. O que ela escrever com número ' +
        'ou nome que não estava lá é descartado.'
      }
      checked={chosen}
      onChange={(event) => onChoose(event.target.checked)}
    />
  );
}

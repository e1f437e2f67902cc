import { type MentorMessage, mentorStatusEndpoint } from '@aura/shared-domain';
import { PlanLimit, useAutosave, useIsSpent, useTitleFocus } from '@aura/shared-career-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { call, type Listed } from '@aura/shared-session';
import { Link, navigate } from '@aura/shared-session/router';
import { buttonClass, PageHeader, Spinner } from '@aura/shared-ui';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { type Exchange, makeLostExchange, makeStoredExchange } from '../conversation/exchange.ts';
import type { MentorDraft } from '../draft/state.ts';
import { withoutUnsafeText } from '../draft/without-unsafe-text.ts';
import { MENTOR_LIMIT } from '../limit.ts';
import { FACTS_PATH, HISTORY_PATH, MENTOR_PATH } from '../paths.ts';
import { Conversation } from './conversation.tsx';
import { mentorMessageRecords } from '../records.ts';
import { mentorDraft } from '../stored-draft.ts';
import styles from '../../tools.module.css';
import chat from './chat.module.css';

/** Immediate help for people in danger; shown under every conversation, also offline. */
const HelpLine = () => (
  <p className={styles['note']}>
    O mentor orienta sobre carreira; não substitui advogado, médico ou psicólogo. Se a sua vida ou a de alguém
    está em risco, ligue agora: <a href="tel:188">CVV 188</a>, <a href="tel:192">SAMU 192</a> ou{' '}
    <a href="tel:190">Polícia 190</a>.
  </p>
);

const LEAD =
  'Conte o que acontece no trabalho ou na busca. A resposta parte do que a Aura sabe de você e diz a fonte.';

interface Props {
  readonly initial: MentorDraft;
  readonly onNew: () => void;
}

/** What is stored at once: a message that is under way has to be found again after a reload. */
const selectUrgent = ({ conversationId, pending, useModel }: MentorDraft): string =>
  `${conversationId} ${pending?.messageId ?? ''} ${useModel}`;

/** A conversation with the mentor, and its surroundings. */
export function ChatPage({ initial, onNew }: Props) {
  useTitleFocus('chat');
  const [draft, setDraft] = useState(initial);
  const isSpent = useIsSpent(MENTOR_LIMIT.tool);
  const [openedSpent] = useState(isSpent);
  const stored = useMemo(() => withoutUnsafeText(draft, initial), [draft, initial]);
  useAutosave({ draft: mentorDraft, state: stored, loaded: initial, urgent: selectUrgent });
  const change = useCallback(
    (patch: Partial<MentorDraft>) => setDraft((before) => ({ ...before, ...patch })),
    [],
  );
  const status = useAsked(useCallback(() => call(mentorStatusEndpoint), []));
  const messages = useAsked(mentorMessageRecords.list);
  const writer = status.value?.writer ?? null;
  const exchanges = useMemo(
    () => messages.value && listExchanges(messages.value, initial),
    [messages.value, initial],
  );
  const startAnew = () => {
    onNew();
    navigate(MENTOR_PATH);
  };
  return (
    <>
      <PageHeader
        eyebrow="Ferramentas"
        title="Mentor de carreira"
        lead={openedSpent ? undefined : LEAD}
        actions={
          <>
            <Link className={buttonClass({ variant: 'secondary' })} to={FACTS_PATH}>
              O que sei sobre você
            </Link>
            <Link className={buttonClass({ variant: 'quiet' })} to={HISTORY_PATH}>
              Conversas anteriores
            </Link>
          </>
        }
      />
      {exchanges && !openedSpent && <PlanLimit of={MENTOR_LIMIT} brief={exchanges.length > 0} />}
      {messages.status === 'loading' ? (
        <div className={chat['opening']}>
          <Spinner label="Abrindo a conversa…" />
        </div>
      ) : (
        <Answered asked={messages} label="Abrindo a conversa…" />
      )}
      {exchanges && (
        <Suspense fallback={<Spinner label="Abrindo a conversa…" />}>
          <Conversation
            initial={exchanges}
            draft={draft}
            onChange={change}
            writer={writer}
            openedSpent={openedSpent}
            mayReturn={status.value?.mayReturn ?? false}
            onNew={startAnew}
          />
        </Suspense>
      )}
      <HelpLine />
    </>
  );
}

/** The messages of the conversation, oldest first; last the one that was sent and never heard of again. */
function listExchanges(
  listed: readonly Listed<MentorMessage>[],
  { conversationId, pending }: MentorDraft,
): readonly Exchange[] {
  const now = new Date();
  const own = listed
    .flatMap(({ id, value }) =>
      value?.conversationId === conversationId ? [makeStoredExchange(id, value, now)] : [],
    )
    .toReversed();
  if (!pending || own.some(({ id }) => id === pending.messageId)) return own;
  return [...own, makeLostExchange(pending.messageId, pending.text)];
}

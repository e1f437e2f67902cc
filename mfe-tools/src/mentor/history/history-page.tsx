import { formatCount, formatLongDay } from '@aura/shared-domain';
import { useTitleFocus } from '@aura/shared-career-ui';
import { Answered, useAsked, withOffline } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Dialog, PageHeader, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../../tools.module.css';
import { buildConversationPath, MENTOR_PATH } from '../paths.ts';
import { groupConversations, type PastConversation } from './conversations.ts';
import { mentorMessageRecords } from '../records.ts';

/** `?tela=conversas`: what was talked about, to read again, go on with, or delete. */
export function HistoryPage() {
  const messages = useAsked(mentorMessageRecords.list);
  const [deletions, setDeletions] = useState(0);
  // What had the focus before a deletion is no longer there.
  useTitleFocus(`history ${deletions}`);
  const showDeleted = () => {
    setDeletions(deletions + 1);
    messages.reload();
  };
  const conversations = messages.value ? groupConversations(messages.value) : [];
  return (
    <>
      <PageHeader
        eyebrow="Mentor de carreira"
        title="Conversas anteriores"
        lead="Só ficam aqui as mensagens que receberam orientação. O que você apagar some de vez, também do que o mentor leva em conta."
        actions={
          <Link className={buttonClass({ variant: 'secondary' })} to={MENTOR_PATH}>
            Voltar à conversa
          </Link>
        }
      />
      <Answered asked={messages} label="Buscando suas conversas…">
        {() => conversations.length === 0 && <p>Nenhuma conversa ainda.</p>}
      </Answered>
      <ul className={styles['list']}>
        {conversations.map((conversation) => (
          <li key={conversation.id} className={styles['head']}>
            <div>
              <Link to={buildConversationPath(conversation.id)}>{conversation.title}</Link>{' '}
              <span className={styles['note']}>
                {formatLongDay(conversation.lastAt)} ·{' '}
                {formatCount(conversation.messageIds.length, 'mensagem', 'mensagens')}
              </span>
            </div>
            <DeleteConversation conversation={conversation} onDeleted={showDeleted} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface DeleteProps {
  readonly conversation: PastConversation;
  readonly onDeleted: () => void;
}

function DeleteConversation({ conversation, onDeleted }: DeleteProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const outcomes = await Promise.all(conversation.messageIds.map((id) => mentorMessageRecords.remove(id)));
    setBusy(false);
    setAsking(false);
    const failed = outcomes.find((outcome) => !outcome.ok);
    if (failed && !failed.ok) showToast({ kind: 'error', text: withOffline(failed.error.message) });
    else showToast({ kind: 'success', text: 'A conversa foi apagada.' });
    onDeleted();
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Apagar: ${conversation.title}`} onClick={() => setAsking(true)}>
        Apagar
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Apagar esta conversa?"
        actions={
          <>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              Apagar de vez
            </Button>
            <Button variant="secondary" data-autofocus onClick={() => setAsking(false)}>
              Manter
            </Button>
          </>
        }
      >
        <p>As mensagens e respostas somem de vez. Tarefas que entraram no seu plano continuam nele.</p>
      </Dialog>
    </>
  );
}

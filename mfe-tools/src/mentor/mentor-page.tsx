import { useAsked } from '@aura/shared-pages/data';
import { ok } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { useSearchParams } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { Suspense } from 'react';
import styles from '../tools.module.css';
import { ChatPage } from './chat/chat-page.tsx';
import { createInitialDraft, parseDraft, type MentorDraft } from './draft/state.ts';
import { readAskedConversation } from './paths.ts';
import { mentorDraft } from './stored-draft.ts';

const lazy = {
  HistoryPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "mentor-pages" */ './history/history-page.tsx').then(({ HistoryPage }) => ({
      default: HistoryPage,
    })),
  ),
  FactsPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "mentor-pages" */ './facts/facts-page.tsx').then(({ FactsPage }) => ({
      default: FactsPage,
    })),
  ),
};

/** `/mentor-ia`: the screen that the address names. */
export default function MentorPage() {
  const session = useSession();
  const [params] = useSearchParams();
  if (session.status !== 'signedIn') return <Spinner />;
  const screen = params.get('tela');
  return (
    <div className={styles['page']}>
      <Suspense fallback={<Spinner />}>
        {screen === 'conversas' && <lazy.HistoryPage />}
        {screen === 'sobre-mim' && <lazy.FactsPage />}
        {screen !== 'conversas' && screen !== 'sobre-mim' && (
          <Chat key={session.user.uid} asked={readAskedConversation(params)} />
        )}
      </Suspense>
    </div>
  );
}

async function loadDraft() {
  const stored = await mentorDraft.load();
  return ok<MentorDraft>(
    (stored.ok ? parseDraft(stored.value) : null) ?? createInitialDraft(crypto.randomUUID()),
  );
}

/** The conversation that the address names, or the one that was left. */
function Chat({ asked }: { readonly asked: string | null }) {
  const { value: draft, replace } = useAsked(loadDraft);
  if (!draft) return <Spinner label="Procurando sua última conversa…" />;
  const conversationId = asked ?? draft.conversationId;
  // What was being written belongs to the conversation that it was written in.
  const initial =
    conversationId === draft.conversationId ? draft : { ...draft, conversationId, pending: null };
  return (
    <ChatPage
      key={conversationId}
      initial={initial}
      onNew={() => replace({ ...createInitialDraft(crypto.randomUUID()), useModel: draft.useModel })}
    />
  );
}

import { useAsked } from '@aura/shared-pages/data';
import { ok } from '@aura/shared-domain';
import { useAutosave } from '@aura/shared-career-ui';
import { useSession } from '@aura/shared-session';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { useSearchParams } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { Suspense, useCallback, useReducer } from 'react';
import { useFetchNamed, useFetchWhenIdle } from '../screens/fetch-ahead.ts';
import styles from '../tools.module.css';
import { reduceInterview } from './draft/reducer.ts';
import { createInitialDraft, parseDraft, type InterviewDraft } from './draft/state.ts';
import { Home } from './home/home.tsx';
import { interviewDraft } from './stored-draft.ts';

const lazy = {
  InterviewScreen: lazyWithRetry(() =>
    import(/* webpackChunkName: "interview-session" */ './session/interview-screen.tsx').then(
      ({ InterviewScreen }) => ({ default: InterviewScreen }),
    ),
  ),
  StoriesPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "interview-pages" */ './stories/stories-page.tsx').then(
      ({ StoriesPage }) => ({
        default: StoriesPage,
      }),
    ),
  ),
  UnlawfulPage: lazyWithRetry(() =>
    import(/* webpackChunkName: "interview-pages" */ './practice/unlawful-page.tsx').then(
      ({ UnlawfulPage }) => ({
        default: UnlawfulPage,
      }),
    ),
  ),
};

/** What the home leads on to. */
const AHEAD = [lazy.InterviewScreen];

/** `/simulador-entrevista`, once it is known who is there and what they left behind. */
export default function InterviewPage() {
  const session = useSession();
  const [params] = useSearchParams();
  useFetchNamed(params.has('entrevista') ? lazy.InterviewScreen : null);
  if (session.status !== 'signedIn') return <Spinner />;
  const goal = session.profile.careerProfile.objetivos_carreira[0] ?? '';
  return <WithDraft key={session.user.uid} goal={goal} />;
}

function WithDraft({ goal }: { readonly goal: string }) {
  const load = useCallback(async () => {
    const stored = await interviewDraft.load();
    return ok((stored.ok ? parseDraft(stored.value) : null) ?? createInitialDraft(goal));
  }, [goal]);
  const { value: initial } = useAsked(load);
  if (!initial) return <Spinner label="Procurando o que você deixou aqui…" />;
  return <Screens initial={initial} />;
}

/** What is about to be sent is stored at once: a retry after a reload is the same request. */
const selectUrgent = ({ requestId, answers }: InterviewDraft): string =>
  [requestId, ...answers.flatMap(({ drafts }) => Object.values(drafts).map((draft) => draft.requestId))].join(
    ' ',
  );

/** The screen that the address names. */
function Screens({ initial }: { readonly initial: InterviewDraft }) {
  const [draft, dispatch] = useReducer(reduceInterview, initial);
  const [params] = useSearchParams();
  const saving = useAutosave({ draft: interviewDraft, state: draft, loaded: initial, urgent: selectUrgent });
  useFetchWhenIdle(AHEAD);
  const id = params.get('entrevista');
  const screen = params.get('tela');
  if (screen === 'historias' || screen === 'perguntas-indevidas') {
    return (
      <div className={styles['page']}>
        <Suspense fallback={<Spinner />}>
          {screen === 'historias' ? <lazy.StoriesPage /> : <lazy.UnlawfulPage />}
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      {id ? (
        <Suspense fallback={<Spinner />}>
          <lazy.InterviewScreen
            key={id}
            id={id}
            question={params.get('pergunta')}
            draft={draft}
            dispatch={dispatch}
            saving={saving}
          />
        </Suspense>
      ) : (
        <Home draft={draft} dispatch={dispatch} />
      )}
    </div>
  );
}

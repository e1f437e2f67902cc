import { useAsked } from '@aura/shared-pages/data';
import { ok } from '@aura/shared-domain';
import { SavedState, useAutosave, type DraftSaving } from '@aura/shared-career-ui';
import { useSession, type Draft } from '@aura/shared-session';
import { useSearchParams } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { Suspense, useCallback, useReducer, type Dispatch, type ReactNode } from 'react';
import { useFetchNamed, useFetchWhenIdle, type LaterScreen } from '../screens/fetch-ahead.ts';
import styles from '../tools.module.css';

/** What a tool for documents consists of. One constant per tool, never made while drawing. */
export interface DocumentTool<State, Action, Step extends string> {
  /** Where what was begun is kept, in a form that `parseDraft` reads. */
  readonly draft: Draft<unknown>;
  /** The steps to an analysis; the first one brings the document. */
  readonly steps: readonly Step[];
  /** @param goal the goal of the profile */
  readonly initialState: (goal: string) => State;
  /** A stored draft; null if it is missing or unreadable for this version. */
  readonly parseDraft: (stored: unknown) => State | null;
  readonly reduce: (state: State, action: Action) => State;
  readonly hasDocument: (state: State) => boolean;
  /** What is stored at once when it changes. */
  readonly urgent: (state: State) => unknown;
  readonly home: (state: State, dispatch: Dispatch<Action>) => ReactNode;
  readonly step: (step: Step, state: State, dispatch: Dispatch<Action>, saving: DraftSaving) => ReactNode;
  readonly run: (runId: string, state: State, dispatch: Dispatch<Action>) => ReactNode;
  readonly compare: (ids: readonly string[]) => ReactNode;
  /** The code of every screen but the home. */
  readonly later: { readonly step: LaterScreen; readonly run: LaterScreen; readonly compare: LaterScreen };
  /** What the home leads on to, the next one first. */
  readonly ahead: readonly LaterScreen[];
}

interface Props<State, Action, Step extends string> {
  readonly of: DocumentTool<State, Action, Step>;
}

/** The page of a tool, once it is known who is there and what they left behind. */
export function ToolPage<State, Action, Step extends string>({ of }: Props<State, Action, Step>) {
  const session = useSession();
  const [params] = useSearchParams();
  useFetchNamed(findLater(of, params));
  if (session.status !== 'signedIn') return <Spinner />;
  const goal = session.profile.careerProfile.objetivos_carreira[0] ?? '';
  return <WithDraft key={session.user.uid} of={of} goal={goal} />;
}

function WithDraft<State, Action, Step extends string>({
  of,
  goal,
}: Props<State, Action, Step> & { readonly goal: string }) {
  const load = useCallback(async () => {
    const stored = await of.draft.load();
    return ok((stored.ok ? of.parseDraft(stored.value) : null) ?? of.initialState(goal));
  }, [of, goal]);
  const kept = useAsked(load);
  if (kept.status !== 'ready') return <Spinner label="Procurando o que você deixou aqui…" />;
  return <Screens of={of} initial={kept.value} />;
}

/** The screen that the address names: a stored run, two of them, a step, or the home of the tool. */
function Screens<State, Action, Step extends string>({
  of,
  initial,
}: Props<State, Action, Step> & { readonly initial: State }) {
  const [state, dispatch] = useReducer(of.reduce, initial);
  const [params] = useSearchParams();
  const saving = useAutosave({ draft: of.draft, state, loaded: initial, urgent: of.urgent });
  useFetchWhenIdle(of.ahead);
  const compared = params.get('comparar');
  const runId = params.get('versao');
  const step = findStep(of, state, params.get('etapa'));
  if (compared) {
    return (
      <div className={styles['page']}>
        <Suspense fallback={<Spinner />}>{of.compare(compared.split(','))}</Suspense>
      </div>
    );
  }
  if (runId) {
    return (
      <div key={runId} className={`${styles['page']} ${styles['wide']}`}>
        <Suspense fallback={<Spinner />}>{of.run(runId, state, dispatch)}</Suspense>
        <SavedState saving={saving} />
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      <Suspense fallback={<Spinner />}>
        {step ? of.step(step, state, dispatch, saving) : of.home(state, dispatch)}
      </Suspense>
    </div>
  );
}

/** The code that the address asks for besides that of the home; null for none. */
function findLater<State, Action, Step extends string>(
  { later }: DocumentTool<State, Action, Step>,
  params: URLSearchParams,
): LaterScreen | null {
  if (params.has('comparar')) return later.compare;
  if (params.has('versao')) return later.run;
  return params.has('etapa') ? later.step : null;
}

/** The step that the address asks for; without a document it is the first one. */
function findStep<State, Action, Step extends string>(
  { steps, hasDocument }: DocumentTool<State, Action, Step>,
  state: State,
  asked: string | null,
): Step | null {
  const step = steps.find((one) => one === asked) ?? null;
  return step === null || hasDocument(state) ? step : (steps[0] ?? null);
}

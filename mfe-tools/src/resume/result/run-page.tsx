import { useTitleFocus } from '@aura/shared-career-ui';
import { Spinner } from '@aura/shared-ui';
import type { Dispatch } from 'react';
import { NotLoaded } from '../../runs/not-loaded.tsx';
import { useStoredRun } from '../../runs/use-stored-run.ts';
import { HOME_PATH } from '../paths.ts';
import type { OptimizerAction } from '../reducer.ts';
import type { OptimizerState } from '../state.ts';
import { WrittenVersion } from '../line/written-version.tsx';
import { ResultView } from './result-view.tsx';

interface Props {
  readonly runId: string;
  readonly state: OptimizerState;
  readonly dispatch: Dispatch<OptimizerAction>;
}

/** One stored analysis. */
export function RunPage({ runId, state, dispatch }: Props) {
  const stored = useStoredRun('resume', runId);
  useTitleFocus(stored.status === 'loading' ? null : runId);
  if (stored.status === 'loading') return <Spinner label="Abrindo a análise…" />;
  if (!stored.value) return <NotLoaded home={HOME_PATH} of={[stored]} />;
  const { analysis, ...rest } = stored.value;
  return analysis ? (
    <ResultView runId={runId} run={{ ...rest, analysis }} state={state} dispatch={dispatch} />
  ) : (
    <WrittenVersion runId={runId} version={stored.value} look={state.look} />
  );
}

import { useTitleFocus } from '@aura/shared-career-ui';
import { Spinner } from '@aura/shared-ui';
import { NotLoaded } from '../../runs/not-loaded.tsx';
import { useStoredRun } from '../../runs/use-stored-run.ts';
import { HOME_PATH } from '../paths.ts';
import { ResultView } from './result-view.tsx';

/** One stored analysis. */
export function RunPage({ runId }: { readonly runId: string }) {
  const stored = useStoredRun('linkedin', runId);
  useTitleFocus(stored.status === 'loading' ? null : runId);
  if (stored.status === 'loading') return <Spinner label="Abrindo a análise…" />;
  if (!stored.value) return <NotLoaded home={HOME_PATH} of={[stored]} />;
  return <ResultView runId={runId} run={stored.value} />;
}

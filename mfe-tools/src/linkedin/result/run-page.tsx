import { useTitleFocus } from '@aura/shared-career-ui';
import { Spinner } from '@aura/shared-ui';
import { NotLoaded } from '../../runs/not-loaded.tsx';
import { useStoredRun } from '../../runs/use-stored-run.ts';
import { HOME_PATH } from '../paths.ts';
import { ResultView } from './result-view.tsx';

/** One stored analysis. */
export function RunPage({ runId }: { readonly runId: string }) {
  const { loaded, reload } = useStoredRun('linkedin', runId);
  useTitleFocus(loaded && runId);
  if (!loaded) return <Spinner label="Abrindo a análise…" />;
  if (!loaded.ok || !loaded.value) {
    return <NotLoaded home={HOME_PATH} message={loaded.ok ? null : loaded.error.message} onRetry={reload} />;
  }
  return <ResultView runId={runId} run={loaded.value} />;
}

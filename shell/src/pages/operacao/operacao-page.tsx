import { callApi } from '@aura/shared-session';
import { useRegistry } from '../../registry/known-remotes.tsx';
import { OperationsView } from './operations-view.tsx';
import { OperatorsOnly } from './operators-only.tsx';
import { useHealth } from './use-health.ts';

const loadHealth = () => callApi('operationsHealth');

/** `/operacao`: for the people who run the platform. Who that is, the backend decides. */
export function OperacaoPage() {
  const state = useHealth(loadHealth);
  const registry = useRegistry();
  if (state.error?.code === 'forbidden') return <OperatorsOnly />;
  return <OperationsView state={state} registry={registry} shellVersion={__VERSION__} />;
}

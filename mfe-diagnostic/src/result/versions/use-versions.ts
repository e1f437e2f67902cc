import { useLoaded } from '@aura/shared-career-ui';
import { listDiagnoses } from '@aura/shared-session';

const load = () => listDiagnoses();

/** The stored diagnoses, newest first; null while they are on their way. */
export function useVersions() {
  const { loaded, reload } = useLoaded(load);
  return { listed: loaded, reload };
}

import { useLoaded } from '@aura/shared-career-ui';
import { listDiagnoses } from './records.ts';

/** The stored diagnoses, newest first; null while they are on their way. */
export function useVersions() {
  const { loaded, reload } = useLoaded(listDiagnoses);
  return { listed: loaded, reload };
}

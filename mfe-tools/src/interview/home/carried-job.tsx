import { Answered, useAsked } from '@aura/shared-pages/data';
import { INTERVIEW_LIMITS } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';
import { useCallback, useEffect, type Dispatch } from 'react';
import { TRACKER_PATH } from '../../radar/paths.ts';
import type { InterviewAction } from '../draft/reducer.ts';
import { savedJobRecords } from '../../radar/records.ts';

interface Props {
  /** Id of a job in the tracker. */
  readonly id: string;
  readonly dispatch: Dispatch<InterviewAction>;
}

/** Takes a job of the tracker over as the one that the next simulation is for. */
export function CarriedJob({ id, dispatch }: Props) {
  const saved = useAsked(useCallback(() => savedJobRecords.load(id), [id]));
  const vacancy = saved.value?.vacancy ?? null;
  useEffect(() => {
    if (!vacancy) return;
    const role = vacancy.title.slice(0, INTERVIEW_LIMITS.roleCharacters);
    dispatch({ type: 'setupChanged', patch: { role, job: { id, title: vacancy.title } } });
  }, [vacancy, id, dispatch]);
  if (saved.status !== 'ready') return <Answered asked={saved} label="Trazendo a vaga…" />;
  if (vacancy) return null;
  return (
    <Notice tone="warning" title="A vaga não está mais em Minhas vagas">
      Escolha outra em <Link to={TRACKER_PATH}>Minhas vagas</Link> ou simule só pelo cargo.
    </Notice>
  );
}

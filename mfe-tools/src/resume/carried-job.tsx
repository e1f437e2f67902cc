import { Answered, useAsked } from '@aura/shared-pages/data';
import { readVacancyText } from '@aura/shared-jobs';
import { Link } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';
import { useCallback, useEffect, type Dispatch } from 'react';
import { TRACKER_PATH } from '../jobs/paths.ts';
import type { OptimizerAction } from './reducer.ts';
import { savedJobRecords } from '../jobs/records.ts';

interface Props {
  /** Id of a job in the tracker. */
  readonly id: string;
  readonly dispatch: Dispatch<OptimizerAction>;
}

/** Takes a job of the tracker over as the ad that the next analysis is measured against. */
export function CarriedJob({ id, dispatch }: Props) {
  const load = useCallback(() => savedJobRecords.load(id), [id]);
  const saved = useAsked(load);
  const vacancy = saved.value?.vacancy ?? null;
  useEffect(() => {
    if (!vacancy) return;
    dispatch({ type: 'jobChanged', jobText: readVacancyText(vacancy) });
    dispatch({ type: 'goalChanged', goal: vacancy.title });
  }, [vacancy, dispatch]);
  if (vacancy) {
    return (
      <Notice tone="success" title={`Vaga escolhida: ${vacancy.title}`}>
        A próxima análise compara o currículo com ela. No último passo você pode trocá-la.
      </Notice>
    );
  }
  if (saved.status === 'ready') {
    return (
      <Notice tone="warning" title="A vaga não está mais em Minhas vagas">
        Escolha outra em <Link to={TRACKER_PATH}>Minhas vagas</Link> ou cole o anúncio no último passo.
      </Notice>
    );
  }
  return <Answered asked={saved} label="Trazendo a vaga…" />;
}

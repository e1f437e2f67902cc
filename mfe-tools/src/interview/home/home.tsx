import { PlanLimit, useTitleFocus } from '@aura/shared-career-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { Link, useSearchParams } from '@aura/shared-session/router';
import { Notice, PageHeader } from '@aura/shared-ui';
import { type Dispatch, useCallback, useEffect } from 'react';
import { JOB_PARAMETER, TRACKER_PATH } from '../../jobs/paths.ts';
import styles from '../../tools.module.css';
import type { InterviewAction } from '../draft/reducer.ts';
import type { InterviewDraft } from '../draft/state.ts';
import { INTERVIEW_LIMIT } from '../limit.ts';
import { STORIES_PATH, UNLAWFUL_PATH } from '../paths.ts';
import { Begun } from './begun-simulation.tsx';
import { History } from './history.tsx';
import { Progress } from './progress.tsx';
import { SetupForm } from './setup-form.tsx';
import { interviewRecords } from '../records.ts';
import { INTERVIEW_LIMITS } from '@aura/shared-domain';
import { savedJobRecords } from '../../jobs/records.ts';

interface Props {
  readonly draft: InterviewDraft;
  readonly dispatch: Dispatch<InterviewAction>;
}

/** What the simulator does, a simulation to set up, and those that were made so far. */
export function Home({ draft, dispatch }: Props) {
  useTitleFocus('home');
  const stored = useAsked(interviewRecords.list);
  const [params] = useSearchParams();
  const job = params.get(JOB_PARAMETER);
  return (
    <>
      <PageHeader
        eyebrow="Ferramentas"
        title="Simulador de entrevista"
        lead="Responda digitando ou falando. Cada resposta volta com o que convence, o que falta e uma versão mais forte."
      />
      {job && <CarriedJob id={job} dispatch={dispatch} />}
      <Begun interviews={stored.value ?? []} />
      <PlanLimit of={INTERVIEW_LIMIT} />
      <SetupForm draft={draft} dispatch={dispatch} />
      <section className={styles['section']} aria-labelledby="history-title">
        <h2 id="history-title">Suas simulações</h2>
        <Answered asked={stored} label="Buscando suas simulações…">
          {(interviews) => <History interviews={interviews} onChanged={stored.reload} />}
        </Answered>
      </section>
      <Progress interviews={stored.value ?? []} />
      <section className={styles['section']} aria-labelledby="more-title">
        <h2 id="more-title">Para se preparar</h2>
        <ul className={styles['list']}>
          <li>
            <Link to={STORIES_PATH}>Banco de histórias</Link>: as histórias que você já contou, para rever
            antes da entrevista.
          </li>
          <li>
            <Link to={UNLAWFUL_PATH}>Perguntas que não deveriam ser feitas</Link>: como responder com calma, e
            o que diz a lei.
          </li>
        </ul>
      </section>
      <p className={styles['note']}>
        A avaliação olha só para o texto: estrutura, detalhes, relação com a pergunta, resultado e, na fala,
        ritmo e palavras de apoio. Rosto, emoção e sotaque nunca são avaliados, e nenhum áudio é guardado.
      </p>
    </>
  );
}

interface CarriedJobProps {
  /** Id of a job in the tracker. */
  readonly id: string;
  readonly dispatch: Dispatch<InterviewAction>;
}

/** Takes a job of the tracker over as the one that the next simulation is for. */
function CarriedJob({ id, dispatch }: CarriedJobProps) {
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

import { findLineTask } from '@aura/shared-career/line-task';
import { PlanLimit, useIsSpent, useTitleFocus } from '@aura/shared-career-ui';
import { makeTaskPath } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { Link, useSearchParams } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import type { Dispatch } from 'react';
import { JOB_PARAMETER } from '../jobs/paths.ts';
import styles from '../tools.module.css';
import { StillFree } from '../runs/still-free.tsx';
import { Versions } from '../runs/versions.tsx';
import { CarriedJob } from './carried-job.tsx';
import { RESUME_LIMIT } from './limit.ts';
import { comparePath, HOME_PATH, runPath, stepPath } from './paths.ts';
import type { OptimizerAction } from './reducer.ts';
import type { OptimizerState } from './state.ts';
import { describeVersion } from './versions/summary.ts';

interface Props {
  readonly state: OptimizerState;
  readonly dispatch: Dispatch<OptimizerAction>;
}

/** What a person can do with the CV while no analysis is left. */
function FreeWays({ again }: { readonly again: string }) {
  const session = useSession();
  const plan = session.status === 'signedIn' ? session.profile.careerPlan : [];
  const task = plan.find((one) => !one.completed && one.tool === HOME_PATH && findLineTask(one) !== null);
  return (
    <StillFree again={{ label: 'analise outra vez', path: again }}>
      {task && (
        <li>
          Escrever a linha que o seu plano pede:{' '}
          <Link to={makeTaskPath(HOME_PATH, task.id)}>{task.title}</Link>.
        </li>
      )}
      <li>
        Abrir uma das <a href="#versions-title">suas versões</a>, aceitar sugestões e baixar o currículo em
        PDF ou DOCX.
      </li>
      <li>
        Comparar o currículo com vagas no <Link to="/buscador-vagas">Radar de vagas</Link>.
      </li>
    </StillFree>
  );
}

/** What the optimiser does, how much of it is left this month, and what was made so far. */
export function Home({ state, dispatch }: Props) {
  useTitleFocus('home');
  const isSpent = useIsSpent(RESUME_LIMIT.tool);
  const way = stepPath(state.resume ? state.step : 'curriculo');
  const start = (
    <Link className={buttonClass({ variant: 'primary' })} to={way}>
      {state.resume ? 'Continuar a análise começada' : 'Analisar um currículo'}
    </Link>
  );
  const [params] = useSearchParams();
  const job = params.get(JOB_PARAMETER);
  return (
    <>
      <PageHeader
        eyebrow="Ferramentas"
        title="Otimizador de currículo"
        lead="Mede o texto e a combinação com uma vaga, linha por linha, e sugere versões melhores. Nada muda sem o seu aceite."
        actions={!isSpent && start}
      />
      {job && <CarriedJob id={job} dispatch={dispatch} />}
      <PlanLimit of={RESUME_LIMIT} />
      {isSpent && <FreeWays again={way} />}
      <section className={styles['section']} aria-labelledby="what-title">
        <h2 id="what-title">O que você recebe</h2>
        <ul>
          <li>a qualidade do currículo em cinco dimensões, com a linha que tirou cada ponto;</li>
          <li>se você colar uma vaga, cada requisito com a prova que o currículo traz ou a que falta;</li>
          <li>sugestões com antes e depois, que pedem o número que falta em vez de inventá-lo;</li>
          <li>a página do currículo ao lado, em doze modelos, que muda a cada sugestão aceita;</li>
          <li>com uma vaga, uma carta feita só das suas frases que provam o que ela pede;</li>
          <li>
            o currículo em PDF, DOCX, texto e um arquivo para outros sistemas, e por campo para colar na Gupy.
          </li>
        </ul>
      </section>
      <Versions
        tool="resume"
        none="As análises que você fizer aqui ficam guardadas nesta lista."
        summaryOf={describeVersion}
        pathOf={runPath}
        comparePath={comparePath}
      />
    </>
  );
}

import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import {
  computeToolUsage,
  describeUsage,
  findNextTask,
  makeTaskInPlanPath,
  makeTaskPath,
  type PlanTask,
  type Profile,
} from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { Link, useSearchParams } from '@aura/shared-session/router';
import { buttonClass, Card, PageHeader, Spinner, Tag } from '@aura/shared-ui';
import { Suspense, useState } from 'react';
import styles from './hub.module.css';
import { type ToolCard, TOOLS } from './tools.ts';

const Trial = lazyWithRetry(() => import(/* webpackChunkName: "trial" */ '../trial/trial.tsx'));

const DIAGNOSIS_PATH = '/diagnostico-carreira';

/** `/ferramentas-ia`: what each tool does, what it uses, and the way to those that are open. */
export function Hub() {
  const session = useSession();
  const profile =
    session.status === 'signedIn' && session.profile.diagnosticoCompleto ? session.profile : null;
  const next = profile && findNextTask(profile.careerPlan);
  // A visitor has no account yet: signing up leads on to the diagnosis, and so does an account that is open.
  const toDiagnosis = session.status === 'signedIn' ? DIAGNOSIS_PATH : `/signup?next=${DIAGNOSIS_PATH}`;
  return (
    <>
      <PageHeader
        eyebrow="Ferramentas"
        title="Do diagnóstico à próxima oportunidade"
        lead="Cada ferramenta parte do que o seu currículo prova. O diagnóstico abre todas elas."
        actions={
          profile ? (
            <WayOn next={next} />
          ) : (
            <Link className={buttonClass({ variant: 'primary' })} to={toDiagnosis}>
              Fazer o diagnóstico
            </Link>
          )
        }
      />
      {session.status !== 'signedIn' && <TrialInvitation />}
      <ul className={styles['list']}>
        {putFirst(next?.tool ?? null).map((tool) => (
          <li key={tool.id}>
            <Card as="article">
              <h2 className={styles['name']}>{tool.name}</h2>
              {profile ? (
                <OpenTool tool={tool} profile={profile} next={next?.tool === tool.path ? next : null} />
              ) : (
                <>
                  <p>{tool.does}</p>
                  <p className={styles['uses']}>O que usa: {tool.uses}</p>
                  <Link className={buttonClass({ variant: 'secondary' })} to={toDiagnosis}>
                    Fazer o diagnóstico para abrir
                  </Link>
                </>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The tools, the one of the next task before the others. */
const putFirst = (path: string | null): readonly ToolCard[] =>
  TOOLS.toSorted((one, other) => Number(other.path === path) - Number(one.path === path));

/** The next task of the plan if no tool does it, and the way back to the diagnosis. */
function WayOn({ next }: { readonly next: PlanTask | null }) {
  const isElsewhere = next !== null && !TOOLS.some(({ path }) => path === next.tool);
  return (
    <>
      {isElsewhere && (
        <Link className={buttonClass({ variant: 'primary' })} to={makeTaskInPlanPath(next.id)}>
          Próximo passo: {next.title}
        </Link>
      )}
      <Link className={buttonClass({ variant: 'secondary' })} to="/diagnostico/resultado">
        Ver meu diagnóstico
      </Link>
    </>
  );
}

interface OpenToolProps {
  readonly tool: ToolCard;
  readonly profile: Profile;
  /** The task to go on with, if it is done with this tool. */
  readonly next: PlanTask | null;
}

/** A tool that is open to a person: what it was used for this month, and the next task of the plan if it is done here. */
function OpenTool({ tool: { name, does, path, counted }, profile, next }: OpenToolProps) {
  const [now] = useState(() => new Date());
  return (
    <>
      {next && <Tag tone="accent">Próximo passo do seu plano</Tag>}
      <p>{next ? next.title : does}</p>
      {counted && <p className={styles['uses']}>{describeUsage(computeToolUsage(profile, counted, now))}.</p>}
      <Link
        className={buttonClass({ variant: next ? 'primary' : 'secondary' })}
        to={next ? makeTaskPath(path, next.id) : path}
      >
        {next ? `Começar em ${name}` : `Abrir ${name}`}
      </Link>
    </>
  );
}

/** Opens the trial; a link, so that it works before the page does. */
const TRIAL_PARAMETER = 'experimentar';

/** Lets a visitor read a CV before there is an account. */
function TrialInvitation() {
  const [params] = useSearchParams();
  return (
    <section className={styles['trial']} aria-labelledby="experimentar" data-visitor-only data-reads-query>
      <h2 id="experimentar">Experimente sem conta</h2>
      <p>
        Leia o seu currículo aqui mesmo, confira os campos e veja as três primeiras observações. O arquivo não
        sai do seu aparelho.
      </p>
      {params.has(TRIAL_PARAMETER) ? (
        <Suspense fallback={<Spinner />}>
          <Trial />
        </Suspense>
      ) : (
        <p>
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={`/ferramentas-ia?${TRIAL_PARAMETER}=sim`}
          >
            Ler um currículo
          </Link>
        </p>
      )}
    </section>
  );
}

import { setTaskCompleted, TASK_PARAMETER, type PlanTask } from '@aura/shared-domain';
import { updateProfile, useSession } from '@aura/shared-session';
import { Link, useLocation, useSearchParams } from '@aura/shared-session/router';
import { Button, Card, Disclosure, showToast } from '@aura/shared-ui';
import { createContext, useContext, useState, type ReactNode } from 'react';
import styles from './task-in-hand.module.css';

interface Named {
  readonly pathname: string;
  readonly taskId: string;
}

const InHand = createContext<PlanTask | null>(null);

/**
 * A tool's screens under the task of the plan that the tool was opened for: in full on the page that names it, as a
 * slim note on the next ones of the same tool.
 */
export function TaskInHand({ children }: { readonly children?: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = params.get(TASK_PARAMETER);
  const [kept, setKept] = useState<Named | null>(null);
  if (asked !== null && (kept?.taskId !== asked || kept.pathname !== pathname))
    setKept({ pathname, taskId: asked });
  const taskId = asked ?? (kept?.pathname === pathname ? kept.taskId : null);
  const plan = session.status === 'signedIn' ? session.profile.careerPlan : [];
  const task = plan.find(({ id }) => id === taskId) ?? null;
  return (
    <InHand value={task}>
      {task && (
        <div className={styles['place']} data-no-print>
          {asked === null ? <TaskNote task={task} /> : <WholeTask task={task} />}
        </div>
      )}
      {children}
    </InHand>
  );
}

const WholeTask = ({ task }: { readonly task: PlanTask }) => (
  <Card as="section" tone="accent" aria-labelledby="task-title" className={styles['card']}>
    <p className={styles['eyebrow']}>Sua tarefa</p>
    {/* The person came for it: it takes the focus before the name of the tool. */}
    <h2 id="task-title" tabIndex={-1} data-page-title className={styles['title']}>
      {task.title}
    </h2>
    <Instructions task={task} />
  </Card>
);

const TaskNote = ({ task }: { readonly task: PlanTask }) => (
  <section className={styles['note']} aria-label="Sua tarefa">
    <p>
      <strong>Sua tarefa: {task.title}.</strong> Conta como feita quando: {task.doneWhen}
    </p>
    <Disclosure summary="Como fazer a tarefa">
      <Instructions task={task} />
    </Disclosure>
  </section>
);

/** What has become of the task in hand once its work is saved; nothing without one. */
export function TaskOutcome() {
  const task = useContext(InHand);
  if (!task) return null;
  return (
    <Card as="section" tone="accent" aria-labelledby="task-outcome" className={styles['card']}>
      <h2 id="task-outcome" className={styles['title']}>
        {task.completed ? 'Tarefa feita' : 'Sua tarefa continua aberta'}: {task.title}
      </h2>
      {!task.completed && (
        <p>
          A Aura não reconheceu o que a tarefa pede no que você guardou. Se já está lá, marque como feita. O
          que ela pede: {task.doneWhen}
        </p>
      )}
      <TaskWays task={task} />
      <Link to="/perfil">Voltar ao painel</Link>
    </Card>
  );
}

function TaskWays({ task }: { readonly task: PlanTask }) {
  const [busy, setBusy] = useState(false);
  const set = async (completed: boolean) => {
    setBusy(true);
    const saved = await updateProfile((profile) => setTaskCompleted(profile, task.id, completed));
    setBusy(false);
    if (!saved.ok) showToast({ kind: 'error', text: saved.error.message });
  };
  return (
    <div className={styles['ways']}>
      {task.completed ? (
        <>
          <span role="status">Tarefa feita.</span>
          <Button variant="quiet" busy={busy} onClick={() => void set(false)}>
            Reabrir a tarefa
          </Button>
        </>
      ) : (
        <Button variant="secondary" busy={busy} onClick={() => void set(true)}>
          Marcar como feita
        </Button>
      )}
      <Link to="/diagnostico/resultado#plano">Ver o plano completo</Link>
    </div>
  );
}

const Instructions = ({ task }: { readonly task: PlanTask }) => (
  <>
    <dl className={styles['facts']}>
      <dt>Como fazer</dt>
      <dd>{task.description}</dd>
      <dt>Conta como feita quando</dt>
      <dd>{task.doneWhen}</dd>
      {task.evidenceAsked && (
        <>
          <dt>O que guardar</dt>
          <dd>{task.evidenceAsked}</dd>
        </>
      )}
    </dl>
    <TaskWays task={task} />
  </>
);

import { setTaskCompleted, TASK_PARAMETER, type PlanTask } from '@aura/shared-domain';
import { updateProfile, useSession } from '@aura/shared-session';
import { Link, useLocation, useSearchParams } from '@aura/shared-session/router';
import { Button, Card, Disclosure, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import styles from './task-in-hand.module.css';

interface Named {
  readonly pathname: string;
  readonly taskId: string;
}

/**
 * The task of the plan that a tool was opened for: in full on the page that names it, folded on the next ones of the
 * same tool.
 */
export function TaskInHand() {
  const session = useSession();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = params.get(TASK_PARAMETER);
  const [kept, setKept] = useState<Named | null>(null);
  if (asked !== null && (kept?.taskId !== asked || kept.pathname !== pathname))
    setKept({ pathname, taskId: asked });
  const taskId = asked ?? (kept?.pathname === pathname ? kept.taskId : null);
  if (session.status !== 'signedIn' || taskId === null) return null;
  const task = session.profile.careerPlan.find(({ id }) => id === taskId);
  if (!task) return null;
  return (
    <div className={styles['place']} data-no-print>
      {asked === null ? (
        <Disclosure summary={`Sua tarefa: ${task.title}`}>
          <Instructions task={task} />
        </Disclosure>
      ) : (
        <Card as="section" tone="accent" aria-labelledby="task-title" className={styles['card']}>
          <p className={styles['eyebrow']}>Sua tarefa</p>
          {/* The person came for it: it takes the focus before the name of the tool. */}
          <h2 id="task-title" tabIndex={-1} data-page-title className={styles['title']}>
            {task.title}
          </h2>
          <Instructions task={task} />
        </Card>
      )}
    </div>
  );
}

function Instructions({ task }: { readonly task: PlanTask }) {
  const [busy, setBusy] = useState(false);
  const set = async (completed: boolean) => {
    setBusy(true);
    const saved = await updateProfile((profile) => setTaskCompleted(profile, task.id, completed));
    setBusy(false);
    if (!saved.ok) showToast({ kind: 'error', text: saved.error.message });
  };
  return (
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
    </>
  );
}

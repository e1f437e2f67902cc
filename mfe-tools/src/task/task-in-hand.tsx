import { findLineTask } from '@aura/shared-career/line-task';
import { makeTaskPath, setTaskCompleted, TASK_PARAMETER, type PlanTask } from '@aura/shared-domain';
import { updateProfile, useSession } from '@aura/shared-session';
import { Link, useLocation, useSearchParams } from '@aura/shared-session/router';
import { Button, buttonClass, Card, Disclosure, showToast } from '@aura/shared-ui';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { HOME_PATH as WRITING_PATH } from '../resume/paths.ts';
import { keepTask, parseTaskId, readKeptTask } from './kept-task.ts';
import styles from './task-in-hand.module.css';

const InHand = createContext<PlanTask | null>(null);
/** Says whether the page below tells what has become of the task, so that nothing says it twice. */
export const OutcomeClaim = createContext<(isTold: boolean) => void>(() => undefined);

/**
 * A tool's screens under the task of the plan that the tool was opened for: in full on the page that names it, as a
 * slim note on the next ones of the same tool, also after a reload.
 */
export function TaskInHand({ children }: { readonly children?: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = parseTaskId(params.get(TASK_PARAMETER));
  const [kept, setKept] = useState(readKeptTask);
  if (asked !== null && (kept?.taskId !== asked || kept.pathname !== pathname))
    setKept({ pathname, taskId: asked });
  useEffect(() => {
    if (kept) keepTask(kept);
  }, [kept]);
  const [isTold, setIsTold] = useState(false);
  const taskId = asked ?? (kept?.pathname === pathname ? kept.taskId : null);
  const plan = session.status === 'signedIn' ? session.profile.careerPlan : [];
  const task = plan.find(({ id }) => id === taskId) ?? null;
  const place = task && !isTold && <Place task={task} isNamed={asked !== null} />;
  // A step begins with what is to be chosen there.
  const isBefore = asked !== null || !params.has('etapa');
  return (
    <InHand value={task}>
      {isBefore && place}
      <OutcomeClaim value={setIsTold}>{children}</OutcomeClaim>
      {!isBefore && place}
    </InHand>
  );
}

/** The task in hand; null without one. */
export const useTaskInHand = (): PlanTask | null => useContext(InHand);

function Place({ task, isNamed }: { readonly task: PlanTask; readonly isNamed: boolean }) {
  const { pathname } = useLocation();
  // The page that writes a line shows its task itself.
  if (isNamed ? pathname === WRITING_PATH && findLineTask(task) !== null : task.completed) return null;
  return (
    <div className={styles['place']} data-no-print>
      {isNamed ? <WholeTask task={task} /> : <TaskNote task={task} />}
    </div>
  );
}

const WholeTask = ({ task }: { readonly task: PlanTask }) => (
  <Card as="section" tone="accent" aria-labelledby="task-title" className={styles['card']}>
    <p className={styles['eyebrow']}>Sua tarefa</p>
    {/* The person came for it: it takes the focus before the name of the tool. */}
    <h2 id="task-title" tabIndex={-1} data-page-title className={styles['title']}>
      {task.title}
    </h2>
    <dl className={styles['facts']}>
      <dt>Conta como feita quando</dt>
      <dd>{task.doneWhen}</dd>
    </dl>
    {/* Folded, so that the form of the tool begins on the first screen of a phone. */}
    <Disclosure summary="Como fazer">
      <div className={styles['facts']}>
        <p>{task.description}</p>
        {task.evidenceAsked && (
          <p>
            <strong>O que guardar:</strong> {task.evidenceAsked}
          </p>
        )}
      </div>
    </Disclosure>
    <TaskWays task={task} />
  </Card>
);

const TaskNote = ({ task }: { readonly task: PlanTask }) => (
  <section className={styles['note']} aria-label="Sua tarefa">
    <Disclosure summary={<strong>Sua tarefa: {task.title}.</strong>}>
      <WritingLink task={task} look={null} label="Escrever agora" />
      <Instructions task={task} />
    </Disclosure>
  </section>
);

/** The way to the page that writes what a task asks for; nothing for other tasks. */
export function WritingLink({
  task,
  look,
  label,
}: {
  readonly task: PlanTask;
  readonly look: 'primary' | 'secondary' | null;
  readonly label: string;
}) {
  if (task.tool !== WRITING_PATH || !findLineTask(task)) return null;
  return (
    <Link className={look ? buttonClass({ variant: look }) : undefined} to={makeTaskPath(task.tool, task.id)}>
      {label}
    </Link>
  );
}

/** Ticks or reopens a task, and leads to its plan. */
export function TaskWays({ task }: { readonly task: PlanTask }) {
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

import { findLineTask } from '@aura/shared-career/line-task';
import { keepEvidence } from '@aura/shared-career-ui';
import {
  EVIDENCE_LIMITS,
  makeTaskPath,
  POINTS_PER_TASK,
  setTaskCompleted,
  TASK_PARAMETER,
  type PlanTask,
  type VersionChange,
} from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { updateProfile, useSession } from '@aura/shared-session';
import { Link, useLocation, useSearchParams } from '@aura/shared-session/router';
import { Button, buttonClass, Card, Disclosure, showToast } from '@aura/shared-ui';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { HOME_PATH as WRITING_PATH } from '../resume/paths.ts';
import { keepTask, parseTaskId, readKeptTask } from './kept-task.ts';
import { findTaskOf, findWrittenFor } from './line-reason.ts';
import styles from './task-in-hand.module.css';

const InHand = createContext<PlanTask | null>(null);
/** Says whether the page below tells what has become of the task, so that nothing says it twice. */
const Claim = createContext<(isTold: boolean) => void>(() => undefined);

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
  return (
    <InHand value={task}>
      {task && !isTold && <Place task={task} isNamed={asked !== null} />}
      <Claim value={setIsTold}>{children}</Claim>
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
    <Instructions task={task} />
  </Card>
);

const TaskNote = ({ task }: { readonly task: PlanTask }) => (
  <section className={styles['note']} aria-label="Sua tarefa">
    <p>
      <strong>Sua tarefa: {task.title}.</strong> Conta como feita quando: {task.doneWhen}
    </p>
    <WritingLink task={task} look={null} label="Escrever agora" />
    <Disclosure summary="Como fazer a tarefa">
      <Instructions task={task} />
    </Disclosure>
  </section>
);

/** The way to the page that writes what a task asks for; nothing for other tasks. */
function WritingLink({
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

interface OutcomeProps {
  /** Id of the version on the page. */
  readonly runId: string;
  readonly changes: readonly VersionChange[];
}

/**
 * What has become of the task that a version was written for, or of the task in hand. A task that another version did
 * is no news of this one.
 */
export function TaskOutcome({ runId, changes }: OutcomeProps) {
  const inHand = useTaskInHand();
  const session = useSession();
  const own = session.status === 'signedIn' ? findTaskOf(changes, session.profile.careerPlan) : null;
  const isNews = inHand !== null && (!inHand.completed || readKeptTask()?.doneIn === runId);
  const task = own ?? (isNews ? inHand : null);
  const claim = useContext(Claim);
  useEffect(() => {
    claim(true);
    return () => claim(false);
  }, [claim]);
  if (!task) return null;
  const kind = findLineTask(task)?.kind;
  const wrote = findWrittenFor(task, changes);
  if (!task.completed && kind === 'skill' && wrote !== null)
    return <AskedOutcome task={task} wrote={wrote} />;
  const asksMore = kind === 'results';
  return (
    <Card as="section" tone="accent" aria-labelledby="task-outcome" className={styles['card']}>
      <h2 id="task-outcome" className={styles['title']}>
        {task.completed ? 'Tarefa feita' : 'Sua tarefa continua aberta'}: {task.title}
      </h2>
      {task.completed ? (
        <>
          <p>São mais {POINTS_PER_TASK} pontos. O painel já mostra o próximo passo.</p>
          <div className={styles['ways']}>
            <Link className={buttonClass({ variant: 'primary' })} to="/perfil">
              Voltar ao painel
            </Link>
            <Link to="/diagnostico/resultado#plano">Ver o plano completo</Link>
          </div>
        </>
      ) : (
        <>
          <p>
            {asksMore
              ? 'O que você escreveu está guardado, e a tarefa pede mais. '
              : 'A Aura não reconheceu o que a tarefa pede no que você guardou. Se já está lá, marque como feita. '}
            O que ela pede: {task.doneWhen}
          </p>
          <WritingLink task={task} look="primary" label="Continuar a tarefa" />
          <TaskWays task={task} />
          <Link to="/perfil">Voltar ao painel</Link>
        </>
      )}
    </Card>
  );
}

/** A line in which Aura does not find the skill: the person knows whether it shows it. */
function AskedOutcome({ task, wrote }: { readonly task: PlanTask; readonly wrote: string }) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const kept = await keepEvidence({
      task: task.id,
      title: task.title.slice(0, EVIDENCE_LIMITS.title),
      gapId: task.gapId,
      text: wrote,
      link: '',
    });
    const saved = kept.ok ? await updateProfile((profile) => setTaskCompleted(profile, task.id, true)) : kept;
    setBusy(false);
    if (!saved.ok) showToast({ kind: 'error', text: withOffline(saved.error.message) });
  };
  return (
    <Card as="section" tone="accent" aria-labelledby="task-outcome" className={styles['card']}>
      <h2 id="task-outcome" className={styles['title']}>
        Sua frase está guardada. Ela já faz a tarefa?
      </h2>
      <p>
        A tarefa é: <strong>{task.title}</strong>. A Aura não achou isso na sua frase com um número junto.
        Você sabe melhor:
      </p>
      <blockquote className={styles['quote']}>{wrote}</blockquote>
      <div className={styles['ways']}>
        <Button busy={busy} onClick={() => void confirm()}>
          Sim, mostra com outras palavras
        </Button>
        <WritingLink task={task} look="secondary" label="Não: melhorar a frase" />
      </div>
      <p className={styles['aside']}>
        Com o seu sim, a tarefa fica feita e a próxima medição conta a frase pela sua palavra. Com o nome e um
        número na frase, ela conta inteira.
      </p>
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

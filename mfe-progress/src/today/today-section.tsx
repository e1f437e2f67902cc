import {
  choosePlural,
  countDone,
  describePlanProgress,
  formatCount,
  formatLongDayOf,
  listDoneBefore,
  POINTS_PER_TASK,
  REVIEW_SIZE,
  type Notification,
  type PlanTask,
  type Profile,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Icon, ProgressBar, VisuallyHidden } from '@aura/shared-ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { chooseNextAction } from './next-action.ts';
import { countDoneSince } from './done-since.ts';
import styles from './today.module.css';

interface Props {
  readonly profile: Profile;
  /** Questions of lessons that are to be asked again; null until that is known, undefined where nothing was learned. */
  readonly due: number | null | undefined;
  /** Completes a task or reopens it; says whether that was stored. */
  readonly onTask: (taskId: string, completed: boolean) => Promise<boolean>;
}

const MEASURE = '/diagnostico-carreira';

/** Maximum number of displayed news. */
const NEWS = 3;

/** What the next review asks, and how much waits behind it. */
const nameReview = (due: number): string =>
  due > REVIEW_SIZE
    ? `Revisar ${REVIEW_SIZE} de ${due} perguntas`
    : `Revisar ${formatCount(due, 'pergunta', 'perguntas')} de hoje`;

/** What to do next and why, what waits, how far the plan has come, and what has changed. */
export function TodaySection({ profile, due, onTask }: Props) {
  const [now] = useState(() => new Date());
  const { title, why, path, way, taskId } = chooseNextAction(profile, now);
  const doneButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const tick = useTick(onTask, () => (undoButton.current ?? doneButton.current)?.focus());
  const { careerPlan: tasks } = profile;
  const since = countDoneSince(profile);
  const news = profile.notifications
    .filter(({ read }) => !read)
    .toSorted(compareNewest)
    .slice(0, NEWS);
  return (
    <section className={styles['today']} aria-labelledby="hoje">
      <div className={styles['next']}>
        <p className={styles['eyebrow']}>Seu próximo passo</p>
        <h2 id="hoje">{title}</h2>
        <p>{why}</p>
        <div className={styles['ways']}>
          <Link to={path} className={buttonClass({ variant: 'primary' })}>
            {way}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
          {taskId !== null && (
            <Button
              ref={doneButton}
              variant="quiet"
              busy={tick.busy}
              onClick={() => void tick.set(taskId, true)}
            >
              Já fiz
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          )}
        </div>
        <JustDone
          task={tasks.find(({ id, completed }) => id === tick.doneId && completed)}
          button={undoButton}
          tick={tick}
        />
      </div>
      <div className={styles['state']}>
        {tasks.length > 0 && (
          <ProgressBar
            label="Seu plano"
            value={countDone(tasks) / tasks.length}
            detail={describePlanProgress(tasks, listDoneBefore(profile).length)}
          />
        )}
        {since > 0 && path !== MEASURE && (
          <p className={styles['due']}>
            <Icon name="target" size={20} />
            <span>
              Das concluídas, {choosePlural(since, 'uma veio', `${since} vieram`)} depois da última medição.{' '}
              <Link to={MEASURE}>Medir de novo</Link> mostra o que isso mudou.
            </span>
          </p>
        )}
        {due !== undefined && (
          // Its place is kept, so that what is below stays where it is.
          <p className={styles['due']}>
            {due !== null && <Icon name="book" size={20} />}
            {due === 0 && 'Nenhuma revisão espera por você.'}
            {due !== null && due > 0 && <Link to="/micro-learnings">{nameReview(due)}</Link>}
          </p>
        )}
        <h3>O que mudou</h3>
        {news.length === 0 ? (
          <p className={styles['quiet']}>Nada de novo desde a sua última visita.</p>
        ) : (
          <ul className={styles['news']}>
            {news.map((one) => (
              <li key={one.id}>
                {one.text} <small>{formatLongDayOf(one.timestamp)}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** What is ticked here. One press does it, and so the way back is in the same place, and takes the focus. */
function useTick(onTask: Props['onTask'], onTicked: () => void) {
  const [doneId, setDoneId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ticked = useRef(false);
  const set = async (id: string, completed: boolean) => {
    setBusy(true);
    const isStored = await onTask(id, completed);
    setBusy(false);
    if (!isStored) return;
    ticked.current = true;
    setDoneId(completed ? id : null);
  };
  useEffect(() => {
    if (!ticked.current) return;
    ticked.current = false;
    onTicked();
  }, [doneId, onTicked]);
  return { doneId, busy, set };
}

/** The task that was just ticked, and the way back. */
function JustDone({
  task,
  button,
  tick: { busy, set },
}: {
  readonly task: PlanTask | undefined;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly tick: ReturnType<typeof useTick>;
}) {
  return (
    <div className={task && styles['done']}>
      <p role="status">
        {task &&
          `Tarefa concluída: ${task.title}. ${formatCount(POINTS_PER_TASK, 'ponto', 'pontos')} a mais.`}
      </p>
      {task && (
        <Button ref={button} variant="secondary" busy={busy} onClick={() => void set(task.id, false)}>
          Desfazer
          <VisuallyHidden>: {task.title}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

const compareNewest = (a: Notification, b: Notification) => b.timestamp.localeCompare(a.timestamp);

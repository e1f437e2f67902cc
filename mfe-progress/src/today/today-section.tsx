import {
  choosePlural,
  countDone,
  describePlanProgress,
  formatCount,
  formatLongDayOf,
  listDoneBefore,
  REVIEW_SIZE,
  type Notification,
  type Profile,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Icon, ProgressBar, VisuallyHidden } from '@aura/shared-ui';
import { chooseNextAction } from './next-action.ts';
import { countDoneSince } from './done-since.ts';
import styles from './today.module.css';

interface Props {
  readonly profile: Profile;
  /** Questions of lessons that are to be asked again; null until that is known, undefined where nothing was learned. */
  readonly due: number | null | undefined;
  readonly onDone: (taskId: string) => void;
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
export function TodaySection({ profile, due, onDone }: Props) {
  const { title, why, path, way, taskId } = chooseNextAction(profile);
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
            <Button variant="quiet" onClick={() => onDone(taskId)}>
              Já fiz
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          )}
        </div>
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

const compareNewest = (a: Notification, b: Notification) => b.timestamp.localeCompare(a.timestamp);

import { formatCount } from '@aura/shared-domain';
import styles from './plan.module.css';
import { stopInWords, type Stop } from './plan.ts';

/** Id of the heading of a stop. */
export const stopId = ({ horizon }: Stop): string => `horizon-${horizon}`;

const STEP = 14;

/** The three months at a glance: a dot for each task, filled once it is done; each leads to its tasks. */
export function PlanLine({ stops }: { readonly stops: readonly Stop[] }) {
  return (
    <ol className={styles['line']} aria-label="As três etapas do plano" data-no-print>
      {stops.map((stop) => (
        <li key={stop.horizon}>
          <a href={`#${stopId(stop)}`}>
            <svg aria-hidden="true" focusable="false" width="100%" height="16">
              <line className={styles['way']} x1="0" y1="8" x2="100%" y2="8" />
              {stop.tasks.map(({ id, completed }, at) => (
                <circle
                  key={id}
                  className={completed ? styles['done'] : styles['open']}
                  cx={6 + at * STEP}
                  cy="8"
                  r="5"
                />
              ))}
            </svg>
            <strong>{stop.horizon} dias</strong>
            <span className={styles['meta']}>
              {stop.tasks.length === 0 ? formatCount(0, 'tarefa', 'tarefas') : stopInWords(stop)}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

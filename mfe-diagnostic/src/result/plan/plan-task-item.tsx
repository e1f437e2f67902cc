import { findLineTask } from '@aura/shared-career/line-task';
import { makeTaskAnchor, makeTaskPath, type PlanTask } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Checkbox, Disclosure, VisuallyHidden } from '@aura/shared-ui';
import { formatMinutes } from '@aura/shared-career-ui';
import type { ReactNode } from 'react';
import styles from './plan.module.css';
import { findToolLink } from './tool-link.ts';

interface Props {
  readonly task: PlanTask;
  /** Null if the plan is read-only. */
  readonly onToggle: (() => void) | null;
  /** The place where the person sees and stores the proof of the task. */
  readonly children?: ReactNode;
}

/** One task: title, horizon and time at a glance; instructions and the condition for completing it are folded. */
export function PlanTaskItem({ task, onToggle, children }: Props) {
  const tool = findToolLink(task);
  return (
    <li className={styles['task']}>
      {onToggle ? (
        <Checkbox label={task.title} checked={task.completed} onChange={onToggle} />
      ) : (
        <p className={styles['readOnly']}>{task.title}</p>
      )}
      <div className={styles['details']}>
        <p className={styles['meta']}>
          Até {task.horizon} dias · {formatMinutes(task.effortMinutes)}
          {tool && (
            <>
              {' · '}
              <Link to={tool.to}>{tool.name}</Link>
            </>
          )}
        </p>
        <Disclosure
          summary={
            <>
              Como fazer e o que guardar
              <VisuallyHidden>: {task.title}</VisuallyHidden>
            </>
          }
        >
          <p id={makeTaskAnchor(task.id)}>{task.description}</p>
          {findLineTask(task)?.kind === 'skill' && !task.completed && (
            <p>
              <Link to={makeTaskPath('/micro-learnings', task.id)}>Nunca fez isso? Ver aulas curtas</Link>
            </p>
          )}
          <dl className={styles['facts']}>
            <div>
              <dt>Conta como feito quando</dt>
              <dd>{task.doneWhen}</dd>
            </div>
            {task.evidenceAsked && (
              <div>
                <dt>Guarde como prova</dt>
                <dd>{task.evidenceAsked}</dd>
              </div>
            )}
          </dl>
          {children}
        </Disclosure>
      </div>
    </li>
  );
}

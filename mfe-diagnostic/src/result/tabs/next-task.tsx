import { formatMinutes } from '@aura/shared-career-ui';
import { findNextTask, makeTaskAnchor, type PlanTask } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { findToolLink } from '../plan/tool-link.ts';
import styles from './tabs.module.css';

/** The next step of the plan, for a part of the result that has none of its own; nothing once all is done. */
export function NextTask({ tasks }: { readonly tasks: readonly PlanTask[] }) {
  const task = findNextTask(tasks);
  if (!task) return null;
  const tool = findToolLink(task);
  return (
    <p className={styles['next']} data-no-print>
      <strong>Seu próximo passo:</strong>{' '}
      {tool ? (
        <Link to={tool.to}>{task.title}</Link>
      ) : (
        <a href={`#${makeTaskAnchor(task.id)}`}>{task.title}</a>
      )}
      , {formatMinutes(task.effortMinutes)}.
    </p>
  );
}

import { formatMinutes, jumpOnClick } from '@aura/shared-career-ui';
import { makeTaskAnchor, type PlanTask } from '@aura/shared-domain';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import styles from './tabs.module.css';
import { useNextTask } from './use-next-task.ts';

/** The next step of the plan, for a part of the result that has none of its own; nothing once all is done. */
export function NextTask({ tasks }: { readonly tasks: readonly PlanTask[] }) {
  const next = useNextTask(tasks);
  if (!next) return null;
  const { task, tool } = next;
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

/** The same in a narrow window, in sight on every part of the result. */
export function NextTaskBar({ tasks }: { readonly tasks: readonly PlanTask[] }) {
  const next = useNextTask(tasks);
  if (!next) return null;
  const { task, tool } = next;
  return (
    <LowerBar onlyNarrow>
      <p className={styles['bar']}>
        <strong>Seu próximo passo:</strong> {task.title}
      </p>
      {tool ? (
        <Link className={buttonClass({})} to={tool.to} aria-label={`Começar: ${task.title}`}>
          Começar
        </Link>
      ) : (
        <a
          className={buttonClass({})}
          href={`#${makeTaskAnchor(task.id)}`}
          onClick={jumpOnClick(makeTaskAnchor(task.id))}
        >
          Ver como
        </a>
      )}
    </LowerBar>
  );
}

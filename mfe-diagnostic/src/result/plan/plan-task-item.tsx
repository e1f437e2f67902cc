import type { PlanTask } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Checkbox, Tag } from '@aura/shared-ui';
import { formatMinutes } from '../wording.ts';
import styles from './plan.module.css';
import { toolLink } from './tool-link.ts';

interface Props {
  readonly task: PlanTask;
  /** Null where the plan can only be read. */
  readonly onToggle: (() => void) | null;
}

/** One task: what to do, what counts as done, and the tool that helps. */
export function PlanTaskItem({ task, onToggle }: Props) {
  const tool = toolLink(task.tool);
  return (
    <li className={styles['task']}>
      {onToggle ? (
        <Checkbox label={task.title} checked={task.completed} onChange={onToggle} />
      ) : (
        <p className={styles['readOnly']}>{task.title}</p>
      )}
      <div className={styles['details']}>
        <p>{task.description}</p>
        <p className={styles['meta']}>
          {formatMinutes(task.effortMinutes)}
          {tool && (
            <>
              {' · '}
              {tool.to ? (
                <Link to={tool.to}>{tool.name}</Link>
              ) : (
                <>
                  {tool.name} <Tag>em breve</Tag>
                </>
              )}
            </>
          )}
        </p>
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
      </div>
    </li>
  );
}

import { findLineTask } from '@aura/shared-career/line-task';
import { makeTaskAnchor, type PlanTask } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Checkbox, Disclosure, VisuallyHidden } from '@aura/shared-ui';
import { formatMinutes } from '@aura/shared-career-ui';
import type { ReactNode } from 'react';
import styles from './plan.module.css';
import { LESSONS_PATH, type TaskLesson } from './task-lessons.ts';
import { findToolLink, type ToolLink } from './tool-link.ts';

interface Props {
  readonly task: PlanTask;
  /** The lesson on its gap; null if no lesson is about it. */
  readonly lesson: TaskLesson | null;
  /** Null if the plan is read-only. */
  readonly onToggle: (() => void) | null;
  /** The place where the person sees and stores the proof of the task. */
  readonly children?: ReactNode;
}

/** One task: title, horizon and time at a glance; instructions and the condition for completing it are folded. */
export function PlanTaskItem({ task, lesson, onToggle, children }: Props) {
  // The library has nothing for a gap that no lesson is about: the instructions say what helps.
  const isOfLesson = task.tool === LESSONS_PATH && task.gapId !== null;
  const tool = isOfLesson ? nameLesson(lesson) : findToolLink(task);
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
          {lesson && findLineTask(task)?.kind === 'skill' && !task.completed && (
            <p>
              Nunca fez isso? <Link to={lesson.path}>Aula curta: {lesson.title}</Link>
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

const nameLesson = (lesson: TaskLesson | null): ToolLink | null =>
  lesson && { name: `Aula curta: ${lesson.title}`, to: lesson.path };

import type { PlanTask } from '@aura/shared-domain';
import { findLessonOfTask } from '@aura/shared-lessons';
import { Link } from '@aura/shared-session/router';
import { Disclosure } from '@aura/shared-ui';
import { buildLessonPath } from '../../lessons/paths.ts';

interface Props {
  readonly task: PlanTask;
  readonly isPaper: boolean;
}

/** What helps a person who has nothing to write yet: what the task says, and the lesson on its gap if there is one. */
export function OtherWay({ task, isPaper }: Props) {
  const lesson = findLessonOfTask(task);
  return (
    <Disclosure summary={isPaper ? 'Ainda não tem? Veja como conseguir' : 'Nunca fez isso? Há outro caminho'}>
      <p>{task.description}</p>
      {lesson && (
        <p>
          <Link to={buildLessonPath(lesson.id)}>Aula curta: {lesson.title}</Link>
        </p>
      )}
    </Disclosure>
  );
}

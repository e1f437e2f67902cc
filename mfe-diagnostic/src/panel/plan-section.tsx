import { countDone, describePlanProgress, type PlanTask } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Checkbox, ProgressBar } from '@aura/shared-ui';
import { useState } from 'react';
import { listNextTasks } from './next-tasks.ts';
import styles from './panel.module.css';

interface Props {
  readonly tasks: readonly PlanTask[];
  /** How many tasks of earlier plans are done. */
  readonly doneBefore: number;
  readonly onTask: (id: string, completed: boolean) => void;
}

/** The progress of the career plan, and its next tasks. */
export function PlanSection({ tasks, doneBefore, onTask }: Props) {
  return (
    <section className={styles['section']} aria-labelledby="plano">
      <h2 id="plano">Plano de carreira</h2>
      {tasks.length === 0 ? (
        <p className={styles['empty']}>
          Seu plano aparece aqui assim que o diagnóstico for concluído: tarefas para 30, 60 e 90 dias.
        </p>
      ) : (
        <PlanProgress tasks={tasks} doneBefore={doneBefore} onTask={onTask} />
      )}
    </section>
  );
}

function PlanProgress({ tasks, doneBefore, onTask }: Props) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const done = countDone(tasks);
  const next = listNextTasks(tasks, touched);
  const tick = ({ id, completed }: PlanTask) => {
    setTouched(new Set(touched).add(id));
    onTask(id, !completed);
  };
  return (
    <>
      <ProgressBar
        label="Seu plano"
        value={done / tasks.length}
        detail={describePlanProgress(tasks, doneBefore)}
      />
      {done === tasks.length && (
        <p>Você concluiu todas as tarefas. Refaça o diagnóstico para ver o que mudou.</p>
      )}
      {next.length > 0 && (
        <>
          <h3 className={styles['subtitle']}>A seguir</h3>
          <ol className={styles['tasks']}>
            {next.map((task) => (
              <li key={task.id}>
                <Checkbox label={task.title} checked={task.completed} onChange={() => tick(task)} />
                <span className={styles['note']}>até {task.horizon} dias</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <Link to="/diagnostico/resultado#plano">Ver o plano completo</Link>
    </>
  );
}

import type { PlanTask } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { ProgressBar } from '@aura/shared-ui';
import styles from './panel.module.css';

interface Props {
  readonly tasks: readonly PlanTask[];
}

const SHOWN = 3;

/** How far the career plan has come and what is next in it. */
export function PlanSection({ tasks }: Props) {
  return (
    <section className={styles['section']} aria-labelledby="plano">
      <h2 id="plano">Plano de carreira</h2>
      {tasks.length === 0 ? (
        <p className={styles['empty']}>
          Seu plano aparece aqui assim que o diagnóstico for concluído: tarefas para 30, 60 e 90 dias.
        </p>
      ) : (
        <PlanProgress tasks={tasks} />
      )}
    </section>
  );
}

function PlanProgress({ tasks }: Props) {
  const open = tasks.filter((task) => !task.completed);
  const done = tasks.length - open.length;
  const next = open.toSorted((a, b) => a.horizon - b.horizon).slice(0, SHOWN);
  return (
    <>
      <ProgressBar
        label="Progresso"
        value={done / tasks.length}
        detail={`${done} de ${tasks.length} tarefas concluídas`}
      />
      {next.length === 0 ? (
        <p>Você concluiu todas as tarefas. Refaça o diagnóstico para ver o que mudou.</p>
      ) : (
        <>
          <h3 className={styles['subtitle']}>A seguir</h3>
          <ol className={styles['tasks']}>
            {next.map((task) => (
              <li key={task.id}>
                <span>{task.title}</span>
                <span className={styles['note']}>até {task.horizon} dias</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <Link to="/diagnostico/resultado">Ver o plano completo</Link>
    </>
  );
}

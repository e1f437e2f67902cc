import {
  countDone,
  describeDoneBefore,
  describePlanProgress,
  readBehavior,
  formatCount,
  formatLongDay,
  type DoneTask,
  type PlanTask,
  POINTS_PER_TASK,
  setTaskCompleted,
} from '@aura/shared-domain';
import { type KeptEvidence, listEvidence } from '@aura/shared-career-ui/task-evidence';
import { updateProfile, useSession } from '@aura/shared-session';
import { Disclosure, ProgressBar, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import { Answered, useAsked, withOffline } from '@aura/shared-pages/data';
import styles from './plan.module.css';
import { describeTimeLeft, stopInWords, listStops, type Stop } from './plan.ts';
import { EvidenceText, TaskEvidence } from './task-evidence.tsx';
import { loadFindLesson } from './task-lessons.ts';
import { PlanTaskItem } from './plan-task-item.tsx';
import { findPlanNote } from '@aura/shared-career/behavior';
import { Link } from '@aura/shared-session/router';

/** Id of the heading of a stop. */
const stopId = ({ horizon }: Stop): string => `horizon-${horizon}`;

/** Dots that a stop has room for before they move closer. */
const PLACES = 8;

/** The three months at a glance: a dot for each task, filled once it is done; each leads to its tasks. */
function PlanLine({ stops }: { readonly stops: readonly Stop[] }) {
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
                  cx={`${(100 * (at + 0.5)) / Math.max(PLACES, stop.tasks.length)}%`}
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

interface Props {
  readonly tasks: readonly PlanTask[];
  /** Tasks of earlier plans that are done, newest first. */
  readonly doneBefore: readonly DoneTask[];
  /** Points of the profile; null in an earlier version, whose plan can only be read. */
  readonly points: number | null;
  /** When the diagnosis was made, ISO 8601: the days of the plan are counted from there. */
  readonly madeAt: string;
}

/** The plan as a checklist along its three months. */
export function PlanSection({ tasks, doneBefore, points, madeAt }: Props) {
  const stops = listStops(tasks, madeAt);
  const [moved, setMoved] = useState<number | null>(null);
  const toggle = async (task: PlanTask) => {
    const completed = !task.completed;
    setMoved(completed ? POINTS_PER_TASK : -POINTS_PER_TASK);
    const saved = await updateProfile((profile) => setTaskCompleted(profile, task.id, completed));
    if (saved.ok) return;
    setMoved(null);
    showToast({ kind: 'error', text: withOffline(saved.error.message) });
  };
  // An earlier version is only read.
  const evidence = useAsked(points === null ? null : listEvidence);
  const findLesson = useAsked(loadFindLesson).value;
  const kept = evidence.value ?? [];
  const evidenceOf = (id: string): KeptEvidence | null => kept.find(({ task }) => task === id) ?? null;
  const others = kept.filter(({ task }) => !tasks.some(({ id }) => id === task));

  return (
    <section className={styles['plan']} aria-labelledby="plan-title" id="plano">
      <h2 id="plan-title">Seu plano de 90 dias</h2>
      {tasks.length === 0 ? (
        <p>Este diagnóstico não gerou tarefas.</p>
      ) : (
        <ProgressBar
          label="Seu plano"
          value={countDone(tasks) / tasks.length}
          detail={describePlanProgress(tasks, doneBefore.length) + describeTimeLeft(tasks)}
        />
      )}
      {doneBefore.length > 0 && <DoneBefore tasks={doneBefore} />}
      {tasks.length > 0 && <PlanLine stops={stops} />}
      {points !== null && tasks.length > 0 && (
        <div data-no-print>
          <PlanNote />
        </div>
      )}
      {points !== null && (
        <p className={styles['points']} role="status">
          {moved !== null && <strong>{formatSigned(moved)} pontos. </strong>}
          Você tem {formatCount(points, 'ponto', 'pontos')}.
        </p>
      )}
      {tasks.length > 0 && (
        <ol className={styles['timeline']}>
          {stops.map((stop) => (
            <li key={stop.horizon} className={styles['stop']}>
              <section className={styles['horizon']} aria-labelledby={stopId(stop)}>
                <div className={styles['stopHead']}>
                  <h3 id={stopId(stop)}>Até {stop.horizon} dias</h3>
                  <p className={styles['meta']}>
                    {formatLongDay(stop.until)} · {stopInWords(stop)}
                  </p>
                </div>
                {stop.tasks.length > 0 && (
                  <ul className={styles['tasks']}>
                    {stop.tasks.map((task) => (
                      <PlanTaskItem
                        key={task.id}
                        task={task}
                        lesson={findLesson?.(task) ?? null}
                        onToggle={points === null ? null : () => void toggle(task)}
                      >
                        {points !== null && (
                          <TaskEvidence
                            key={evidenceOf(task.id)?.id ?? 'none'}
                            task={task}
                            kept={evidenceOf(task.id)}
                            onChanged={evidence.reload}
                          />
                        )}
                      </PlanTaskItem>
                    ))}
                  </ul>
                )}
              </section>
            </li>
          ))}
        </ol>
      )}
      {evidence.error && <Answered asked={evidence} label="" />}
      {others.length > 0 && (
        <section className={styles['horizon']} aria-labelledby="earlier-proofs">
          <h3 id="earlier-proofs">Provas de planos anteriores</h3>
          <p>
            Estas tarefas não estão no plano de hoje. As provas continuam suas e contam quando você mede de
            novo.
          </p>
          <ul className={styles['tasks']}>
            {others.map((one) => (
              <li key={one.id} className={styles['task']}>
                <p className={styles['readOnly']}>{one.title}</p>
                <EvidenceText evidence={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

/** What was done before this plan: it left the plan, because it is done, and is not lost. */
const DoneBefore = ({ tasks }: { readonly tasks: readonly DoneTask[] }) => (
  <Disclosure summary={describeDoneBefore(tasks.length)}>
    <p>
      Este plano traz só o que falta desde a última medição. O que você já fez continua valendo, com os
      pontos:
    </p>
    <ul>
      {tasks.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  </Disclosure>
);

const formatSigned = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);

/** How to work with the plan in a way that suits the person, if they have told us. */
function PlanNote() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const archetype = readBehavior(session.profile)?.archetype ?? null;
  const { title, text, tips } = findPlanNote(archetype);
  return (
    <Disclosure summary={title}>
      <p>{text}</p>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p className={styles['meta']}>
        <Link to="/mapeamento-comportamental">
          {archetype === null
            ? 'Ajustar estas dicas ao seu jeito: mapeamento comportamental'
            : 'De onde vêm estas dicas'}
        </Link>
      </p>
    </Disclosure>
  );
}

import { keepEvidence } from '@aura/shared-career-ui/task-evidence';
import { findLineTask } from '@aura/shared-career/line-task';
import {
  findNextTask,
  makeTaskEvidence,
  makeTaskPlacePath,
  POINTS_PER_TASK,
  setTaskCompleted,
  type PlanTask,
  type VersionChange,
} from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { updateProfile, useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Card, showToast } from '@aura/shared-ui';
import { useContext, useEffect, useState } from 'react';
import { readKeptTask } from './kept-task.ts';
import { findTaskOf, findWrittenFor } from './line-reason.ts';
import { OutcomeClaim, TaskWays, useTaskInHand, WritingLink } from './task-in-hand.tsx';
import styles from './task-in-hand.module.css';

interface OutcomeProps {
  /** Id of the version on the page. */
  readonly runId: string;
  readonly changes: readonly VersionChange[];
}

/** The task that a version tells of; null without one. Its card has the main call of the page then. */
export function useOutcomeTask(runId: string, changes: readonly VersionChange[]): PlanTask | null {
  const inHand = useTaskInHand();
  const session = useSession();
  const own = session.status === 'signedIn' ? findTaskOf(changes, session.profile.careerPlan) : null;
  const isNews = inHand !== null && (!inHand.completed || readKeptTask()?.doneIn === runId);
  return own ?? (isNews ? inHand : null);
}

/**
 * What has become of the task that a version was written for, or of the task in hand. A task that another version did
 * is no news of this one.
 */
export function TaskOutcome({ runId, changes }: OutcomeProps) {
  const task = useOutcomeTask(runId, changes);
  const claim = useContext(OutcomeClaim);
  useEffect(() => {
    claim(true);
    return () => claim(false);
  }, [claim]);
  if (!task) return null;
  const kind = findLineTask(task)?.kind;
  const wrote = findWrittenFor(task, changes);
  if (!task.completed && kind === 'skill' && wrote !== null)
    return <AskedOutcome task={task} wrote={wrote} />;
  const asksMore = kind === 'results';
  return (
    <Card as="section" tone="accent" aria-labelledby="task-outcome" className={styles['card']}>
      <h2 id="task-outcome" className={styles['title']}>
        {task.completed ? 'Tarefa feita' : 'Sua tarefa continua aberta'}: {task.title}
      </h2>
      {task.completed ? (
        <Done />
      ) : (
        <>
          <p>
            {asksMore
              ? 'O que você escreveu está guardado, e a tarefa pede mais. '
              : 'A Aura não reconheceu o que a tarefa pede no que você guardou. Se já está lá, marque como feita. '}
            O que ela pede: {task.doneWhen}
          </p>
          <WritingLink task={task} look="primary" label="Continuar a tarefa" />
          <TaskWays task={task} />
          <Link to="/perfil">Voltar ao painel</Link>
        </>
      )}
    </Card>
  );
}

/** After a task: the next open one, and the way back. */
function Done() {
  const session = useSession();
  const next = session.status === 'signedIn' ? findNextTask(session.profile.careerPlan) : null;
  return (
    <>
      <p>
        São mais {POINTS_PER_TASK} pontos. {next && `A próxima tarefa do plano: ${next.title}.`}
      </p>
      <div className={styles['ways']}>
        {next && (
          <Link className={buttonClass({ variant: 'primary' })} to={makeTaskPlacePath(next)}>
            Ir para a próxima tarefa
          </Link>
        )}
        <Link className={buttonClass({ variant: next ? 'quiet' : 'primary' })} to="/perfil">
          Voltar ao painel
        </Link>
        <Link to="/diagnostico/resultado#plano">Ver o plano completo</Link>
      </div>
    </>
  );
}

/** A line in which Aura does not find the skill: the person knows whether it shows it. */
function AskedOutcome({ task, wrote }: { readonly task: PlanTask; readonly wrote: string }) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const kept = await keepEvidence(makeTaskEvidence(task, wrote));
    const saved = kept.ok ? await updateProfile((profile) => setTaskCompleted(profile, task.id, true)) : kept;
    setBusy(false);
    if (!saved.ok) showToast({ kind: 'error', text: withOffline(saved.error.message) });
  };
  return (
    <Card as="section" tone="accent" aria-labelledby="task-outcome" className={styles['card']}>
      <h2 id="task-outcome" className={styles['title']}>
        Sua frase está guardada. Ela já faz a tarefa?
      </h2>
      <p>
        A tarefa é: <strong>{task.title}</strong>. A Aura não achou isso na sua frase com um número junto.
        Você sabe melhor:
      </p>
      <blockquote className={styles['quote']}>{wrote}</blockquote>
      <div className={styles['ways']}>
        <Button busy={busy} onClick={() => void confirm()}>
          Sim, mostra com outras palavras
        </Button>
        <WritingLink task={task} look="secondary" label="Não: melhorar a frase" />
      </div>
      <p className={styles['aside']}>
        Com o seu sim, a tarefa fica feita, e a próxima medição conta a frase pela sua palavra.
      </p>
    </Card>
  );
}

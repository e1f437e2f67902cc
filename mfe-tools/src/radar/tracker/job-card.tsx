import type { JobStage } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Tag } from '@aura/shared-ui';
import { useRef } from 'react';
import { savedJobPath } from '../paths.ts';
import { nextStepState, type Followed } from './followed.ts';
import { fitInWords, nextStepInWords, stageInWords, whereInWords } from './in-words.ts';
import { MoveSelect } from './move-select.tsx';
import { RemoveJob } from './remove-job.tsx';
import styles from './tracker.module.css';
import { useDraggable } from './use-drag.ts';

interface Props {
  readonly followed: Followed;
  readonly now: Date;
  readonly today: string;
  readonly onMove: (id: string, stage: JobStage) => void;
  readonly onRemoved: (id: string, stage: JobStage) => void;
}

/** A job that is followed: where it stands, what comes next, and the ways on. */
export function JobCard({ followed: { id, job }, now, today, onMove, onRemoved }: Props) {
  const card = useRef<HTMLElement>(null);
  useDraggable(card, id);
  const { title } = job.vacancy;
  const step = nextStepInWords(job, now, today);
  const isOverdue = nextStepState(job, today) === 'overdue';
  return (
    <article ref={card} className={styles['card']} aria-labelledby={`job-${id}`}>
      <h3 id={`job-${id}`} className={styles['cardTitle']}>
        {title}
      </h3>
      <p>{whereInWords(job)}</p>
      <p className={styles['note']}>{fitInWords(job.fit)}</p>
      <p className={styles['note']}>{stageInWords(job)}</p>
      {step && job.nextStep && (
        <p className={styles['step']}>
          <Tag tone={isOverdue ? 'warning' : 'neutral'}>{step}</Tag> {job.nextStep.what}
        </p>
      )}
      <MoveSelect id={id} title={title} stage={job.stage} onMove={(stage) => onMove(id, stage)} />
      <div className={styles['cardFoot']}>
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={savedJobPath(id)}
          aria-label={`Abrir: ${title}`}
        >
          Abrir
        </Link>
        <RemoveJob id={id} title={title} onRemoved={() => onRemoved(id, job.stage)} />
      </div>
    </article>
  );
}

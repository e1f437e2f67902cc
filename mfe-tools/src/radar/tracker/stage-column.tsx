import { jobsInWords } from '../parts/jobs-in-words.ts';
import type { JobStage } from '@aura/shared-domain';
import { useRef } from 'react';
import type { StageColumn as Column } from './followed.ts';
import { JobCard } from './job-card.tsx';
import { STAGE_LABELS } from './stages.ts';
import styles from './tracker.module.css';
import { useDropColumn } from './use-drag.ts';

/** Id of the heading of a stage. */
export const stageId = (stage: JobStage): string => `etapa-${stage}`;

interface Props {
  readonly column: Column;
  readonly now: Date;
  readonly today: string;
  readonly onMove: (id: string, stage: JobStage) => void;
  readonly onRemoved: (id: string, stage: JobStage) => void;
}

/** One stage and its jobs. */
export function StageColumn({ column: { stage, jobs }, onMove, ...rest }: Props) {
  const element = useRef<HTMLElement>(null);
  const isOver = useDropColumn(element, (id) => onMove(id, stage));
  return (
    <section
      ref={element}
      className={styles['column']}
      data-over={isOver || undefined}
      aria-labelledby={stageId(stage)}
    >
      <h2 id={stageId(stage)} className={styles['columnTitle']} tabIndex={-1}>
        {STAGE_LABELS[stage]} <span className={styles['note']}>{jobsInWords(jobs.length)}</span>
      </h2>
      {jobs.length > 0 && (
        <ul className={styles['cards']}>
          {jobs.map((followed) => (
            <li key={followed.id}>
              <JobCard followed={followed} onMove={onMove} {...rest} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

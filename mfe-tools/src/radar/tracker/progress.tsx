import { formatCalendarDay, type JobStage } from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { showToast, Tag } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../../tools.module.css';
import { nextStepState, type Followed } from './followed.ts';
import { nextStepInWords, stageInWords } from './in-words.ts';
import { MoveSelect } from './move-select.tsx';
import { NextStepForm } from './next-step-form.tsx';
import { STAGE_LABELS } from './stages.ts';
import own from './tracker.module.css';
import type { ChangeJob } from './use-changes.ts';

interface Props {
  readonly followed: Followed;
  readonly now: Date;
  readonly today: string;
  readonly change: ChangeJob;
}

/** Where a job stands, since when, and what comes next. */
export function Progress({ followed: { id, job }, now, today, change }: Props) {
  const [said, setSaid] = useState('');
  const step = nextStepInWords(job, now, today);
  const move = async (stage: JobStage) => {
    if (stage === job.stage) return;
    setSaid(`A vaga foi para ${STAGE_LABELS[stage]}.`);
    const outcome = await change(id, { stage });
    if (outcome.ok) return;
    const back = `A vaga voltou para ${STAGE_LABELS[job.stage]}.`;
    setSaid(back);
    showToast({ kind: 'error', text: `${back} ${withOffline(outcome.error.message)}` });
  };
  return (
    <>
      <section className={styles['section']} aria-labelledby="stage-title">
        <h2 id="stage-title">Etapa</h2>
        <p>{stageInWords(job)}.</p>
        <MoveSelect
          id={id}
          title={job.vacancy.title}
          stage={job.stage}
          onMove={(stage) => void move(stage)}
        />
        <p role="status" className={styles['note']}>
          {said}
        </p>
        <h3>Histórico</h3>
        <ol className={own['history']}>
          {job.history.map(({ stage, on }, index) => (
            <li key={`${on} ${stage} ${index}`}>
              {STAGE_LABELS[stage]}, {formatCalendarDay(on)}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles['section']} aria-labelledby="next-title">
        <h2 id="next-title">Próximo passo</h2>
        {step && job.nextStep && (
          <p>
            <Tag tone={nextStepState(job, today) === 'overdue' ? 'warning' : 'neutral'}>{step}</Tag>{' '}
            {job.nextStep.what}
          </p>
        )}
        <NextStepForm id={id} nextStep={job.nextStep} change={change} />
      </section>
    </>
  );
}

import { formatCalendarDay, type JobStage, type SavedJob, TRACKER_LIMITS } from '@aura/shared-domain';
import { saveFile } from '@aura/shared-pages/download';
import { withOffline } from '@aura/shared-pages/data';
import { Button, Notice, showToast, Tag, TextField } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import styles from '../../tools.module.css';
import { makeCalendarFile } from './calendar-file.ts';
import { type Followed, judgeNextStep } from './followed.ts';
import { describeNextStep, stageInWords } from './tracker-words.ts';
import { MoveSelect } from './move-select.tsx';
import { NEXT_STEP_ID, STAGE_LABELS } from './stages.ts';
import own from './tracker.module.css';
import type { ChangeJob } from './use-changes.ts';
import { keepErrors, useAttempt, useForm } from '@aura/shared-pages/forms';

interface NextStepFormProps {
  readonly id: string;
  readonly job: SavedJob;
  readonly change: ChangeJob;
}

const DONE = { keep: 'Próximo passo guardado.', finish: 'Próximo passo concluído.' } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** What comes next and when. */
function NextStepForm({ id, job, change }: NextStepFormProps) {
  const { nextStep } = job;
  const [what, setWhat] = useState(nextStep?.what ?? '');
  const [on, setOn] = useState(nextStep?.on ?? '');
  const [at, setAt] = useState(nextStep?.at ?? '');
  const [attempt, run] = useAttempt<'keep' | 'finish'>();
  const busy = attempt.status === 'pending';
  const field = useRef<HTMLInputElement>(null);

  const finish = async () => {
    if (!(await run('finish', () => change(id, { nextStep: null })))) return;
    setWhat('');
    setOn('');
    setAt('');
    field.current?.focus();
  };
  const { form, errors } = useForm<'what' | 'on'>({
    check: () =>
      keepErrors({
        what: what.trim() === '' ? 'Escreva o que você vai fazer.' : null,
        on: DAY.test(on) ? null : 'Informe a data.',
      }),
    onValid: () =>
      void run('keep', () => change(id, { nextStep: { what: what.trim(), on, ...(at && { at }) } })),
  });
  return (
    <form {...form} className={styles['fields']}>
      <TextField
        ref={field}
        name="what"
        label="O que fazer"
        hint="Como “enviar o portfólio” ou “perguntar pelo retorno”."
        maxLength={TRACKER_LIMITS.nextStep}
        autoComplete="off"
        value={what}
        error={errors.what}
        onChange={({ target: { value } }) => setWhat(value)}
      />
      <TextField
        name="on"
        label="Quando"
        type="date"
        value={on}
        error={errors.on}
        onChange={({ target: { value } }) => setOn(value)}
      />
      <TextField
        name="at"
        label="Hora (opcional)"
        type="time"
        value={at}
        onChange={({ target: { value } }) => setAt(value)}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="secondary" busy={busy}>
          Guardar próximo passo
        </Button>
        {nextStep && (
          <Button
            variant="quiet"
            onClick={() =>
              saveFile('proximo-passo.ics', makeCalendarFile(id, nextStep, job, new Date()), 'text/calendar')
            }
          >
            Baixar para a agenda
          </Button>
        )}
        {nextStep && (
          <Button variant="quiet" busy={busy} onClick={() => void finish()}>
            Marcar como feito
          </Button>
        )}
      </div>
      <p role="status" className={styles['note']}>
        {attempt.status === 'done' && DONE[attempt.kind]}
      </p>
      {attempt.status === 'failed' && (
        <Notice tone="error" title="O próximo passo não foi guardado">
          {attempt.message} O que você escreveu continua aqui.
        </Notice>
      )}
    </form>
  );
}

interface Props {
  readonly followed: Followed;
  readonly now: Date;
  readonly today: string;
  readonly change: ChangeJob;
}

/** The stage of a job, since when, and its next step. */
export function Progress({ followed: { id, job }, now, today, change }: Props) {
  const [said, setSaid] = useState('');
  const step = describeNextStep(job, now, today);
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
      <section className={styles['section']} aria-labelledby={NEXT_STEP_ID}>
        <h2 id={NEXT_STEP_ID} tabIndex={-1}>
          Próximo passo
        </h2>
        {step && job.nextStep && (
          <p>
            <Tag tone={judgeNextStep(job, today) === 'overdue' ? 'warning' : 'neutral'}>{step}</Tag>{' '}
            {job.nextStep.what}
          </p>
        )}
        <NextStepForm id={id} job={job} change={change} />
      </section>
    </>
  );
}

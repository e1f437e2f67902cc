import { DemonstrationMark } from '../parts/demonstration-mark.tsx';
import { describeJobs } from '../parts/jobs-in-words.ts';
import { computeDay, type JobStage } from '@aura/shared-domain';
import { withOffline } from '@aura/shared-pages/data';
import { Button, buttonClass, Card, showToast, Tag, TextField, VisuallyHidden } from '@aura/shared-ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CompareJobs } from './compare-jobs.tsx';
import { FAR_ABOVE, isFarAbove } from './far-above.ts';
import { findFirstJob, hasOnlyDemonstration } from './first-job.ts';
import { ExportJobs } from './export-jobs.tsx';
import {
  groupByStage,
  computeFunnel,
  countByStage,
  filterJobs,
  type Followed,
  judgeNextStep,
  type StageColumn as Column,
} from './followed.ts';
import { moveId, MoveSelect } from './move-select.tsx';
import { describeCounts, describeFunnel, STAGE_LABELS } from './stages.ts';
import styles from './tracker.module.css';
import type { Changes } from './use-changes.ts';
import { useNextStep } from './use-next-step.ts';
import { useDraggable, useDropColumn } from './use-drag.ts';
import { Link } from '@aura/shared-session/router';
import { buildSavedJobPath, IMPORT_PATH, RADAR_PATH } from '../paths.ts';
import { fitInWords, describeNextStep, describeOffer, stageInWords, describeWhere } from './tracker-words.ts';
import { RemoveJob } from './remove-job.tsx';

/** Id of the heading of a stage. */
const stageId = (stage: JobStage): string => `etapa-${stage}`;

interface StageColumnProps {
  readonly column: Column;
  readonly now: Date;
  readonly today: string;
  readonly onMove: (id: string, stage: JobStage) => void;
  readonly onRemoved: (id: string, stage: JobStage) => void;
}

/** One stage and its jobs. */
function StageColumn({ column: { stage, jobs }, onMove, ...rest }: StageColumnProps) {
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
        {STAGE_LABELS[stage]} <span className={styles['note']}>{describeJobs(jobs.length)}</span>
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

interface JobCardProps {
  readonly followed: Followed;
  readonly now: Date;
  readonly today: string;
  readonly onMove: (id: string, stage: JobStage) => void;
  readonly onRemoved: (id: string, stage: JobStage) => void;
}

/** A tracked job: its stage, its next step, and its actions. */
function JobCard({ followed: { id, job }, now, today, onMove, onRemoved }: JobCardProps) {
  const card = useRef<HTMLElement>(null);
  useDraggable(card, id);
  const { title } = job.vacancy;
  const step = describeNextStep(job, now, today);
  const known = describeOffer(job);
  const { step: suggested } = useNextStep(now)(id, job);
  const isOverdue = judgeNextStep(job, today) === 'overdue';
  return (
    <article ref={card} className={styles['card']} aria-labelledby={`job-${id}`}>
      <h3 id={`job-${id}`} className={styles['cardTitle']}>
        <Link to={buildSavedJobPath(id)}>{title}</Link>
      </h3>
      <p>{describeWhere(job)}</p>
      <DemonstrationMark source={job.vacancy.source} isShort />
      {known && <p className={styles['note']}>{known}</p>}
      <p className={styles['note']}>{fitInWords(job.fit)}</p>
      <p className={styles['note']}>{stageInWords(job)}</p>
      {step && job.nextStep && (
        <p className={styles['step']}>
          <Tag tone={isOverdue ? 'warning' : 'neutral'}>{step}</Tag> {job.nextStep.what}
        </p>
      )}
      {suggested && (
        <p>
          <Link to={suggested.path}>{suggested.label}</Link>
        </p>
      )}
      <MoveSelect id={id} title={title} stage={job.stage} onMove={(stage) => onMove(id, stage)} />
      <div className={styles['cardFoot']}>
        <RemoveJob id={id} title={title} onRemoved={() => onRemoved(id, job.stage)} />
      </div>
    </article>
  );
}

interface FirstCallProps {
  readonly jobs: readonly Followed[];
  readonly now: Date;
  readonly onMove: (id: string, stage: JobStage) => void;
}

/** What a saved job asks for without any tool. */
const APPLY_NOW = 'Abra a vaga, leia o anúncio e candidate-se. Já se candidatou? Marque como enviada.';

/** The job to take care of first, why, and the way to it. */
function FirstCall({ jobs, now, onMove }: FirstCallProps) {
  const findStep = useNextStep(now);
  if (hasOnlyDemonstration(jobs)) return <FirstAd />;
  const first = findFirstJob(jobs, computeDay(now));
  if (!first) return null;
  const { id, job, why } = first;
  const { step, waits } = findStep(id, job);
  const asksToApply = waits && job.stage === 'saved';
  return (
    <Card>
      <section className={styles['first']} aria-labelledby="first-job-title">
        <h2 id="first-job-title">Comece por esta</h2>
        <p>
          <strong>{job.vacancy.title}</strong>, {describeWhere(job)}: {why}.
        </p>
        {isFarAbove(job) && <p>{FAR_ABOVE}.</p>}
        {asksToApply && <p>{APPLY_NOW}</p>}
        <Link className={buttonClass({})} to={step?.path ?? buildSavedJobPath(id)}>
          {step?.label ?? 'Abrir a vaga'}
        </Link>
        {asksToApply && (
          <div>
            <Button variant="secondary" onClick={() => onMove(id, 'applied')}>
              Marcar como enviada
            </Button>
          </div>
        )}
        {waits && <p className={styles['note']}>{waits}</p>}
      </section>
    </Card>
  );
}

/** Where only jobs of the demonstration are kept, a real one comes first. */
const FirstAd = () => (
  <Card>
    <section className={styles['first']} aria-labelledby="first-job-title">
      <h2 id="first-job-title">Comece por uma vaga de verdade</h2>
      <p>
        As vagas guardadas aqui são de demonstração. Traga o anúncio de uma vaga que você quer, ou busque uma.
      </p>
      <Link className={buttonClass({})} to={IMPORT_PATH}>
        Adicionar vagas
      </Link>
      <Link to={RADAR_PATH}>Buscar vagas</Link>
    </section>
  </Card>
);

interface Props extends Changes {
  readonly now: Date;
}

/** The jobs by stage: columns side by side, or one below another if there is no room. */
export function Board({ jobs, change, forget, now }: Props) {
  const [words, setWords] = useState('');
  const [said, setSaid] = useState('');
  // What a card or its place held of the focus before it went elsewhere in the page.
  const holder = useRef<string | null>(null);
  const shown = useMemo(() => filterJobs(words, jobs), [words, jobs]);
  const funnel = describeFunnel(computeFunnel(shown));
  const columns = useMemo(() => groupByStage(shown), [shown]);
  useLayoutEffect(() => {
    if (holder.current === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[id="${holder.current}"]`)?.focus();
  }, [columns]);

  const move = async (id: string, stage: JobStage) => {
    const followed = jobs.find((one) => one.id === id);
    if (!followed || followed.job.stage === stage) return;
    const { title } = followed.job.vacancy;
    holder.current = moveId(id);
    setSaid(describeMove(title, stage, jobs));
    const outcome = await change(id, { stage });
    if (outcome.ok) return;
    const back = `“${title}” voltou para ${STAGE_LABELS[followed.job.stage]}.`;
    setSaid(back);
    showToast({ kind: 'error', text: `${back} ${withOffline(outcome.error.message)}` });
  };
  const removed = (id: string, stage: JobStage) => {
    holder.current = stageId(stage);
    forget(id);
  };

  return (
    <>
      <FirstCall jobs={jobs} now={now} onMove={(id, stage) => void move(id, stage)} />
      <div className={styles['tools']}>
        <TextField
          label="Filtrar minhas vagas"
          hint="Por cargo, empresa, lugar ou anotação."
          type="search"
          value={words}
          onChange={({ target: { value } }) => {
            setWords(value);
            setSaid(describeCounts(countByStage(filterJobs(value, jobs))));
          }}
        />
        <ExportJobs jobs={jobs} />
      </div>
      <p>
        {shown.length === 0
          ? 'Nenhuma vaga tem estas palavras.'
          : `${words.trim() === '' ? '' : 'Com este filtro, '}${describeCounts(countByStage(shown))}`}
      </p>
      {funnel && <p className={styles['note']}>{funnel}</p>}
      {jobs.length > 1 && <CompareJobs jobs={jobs} now={now} />}
      <VisuallyHidden as="p">
        <span role="status">{said}</span>
      </VisuallyHidden>
      {/* What scrolls must take focus, or the keyboard cannot scroll it. */}
      <section
        className={styles['board']}
        aria-label="Vagas por etapa"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {columns.map((column) => (
          <StageColumn
            key={column.stage}
            column={column}
            now={now}
            today={computeDay(now)}
            onMove={(id, stage) => void move(id, stage)}
            onRemoved={removed}
          />
        ))}
      </section>
    </>
  );
}

function describeMove(title: string, stage: JobStage, jobs: readonly Followed[]): string {
  const there = countByStage(jobs)[stage] + 1;
  return `“${title}” foi para ${STAGE_LABELS[stage]}, agora com ${describeJobs(there)}.`;
}

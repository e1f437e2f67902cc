import { formatCalendarDay, computeDay, type SavedJob } from '@aura/shared-domain';
import { useTitleFocus } from '@aura/shared-career-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { Link, navigate } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import styles from '../../tools.module.css';
import { FitView } from '../fit/fit-view.tsx';
import { CarryJob } from '../parts/carry-job.tsx';
import { DemonstrationMark } from '../parts/demonstration-mark.tsx';
import { OriginalLink, SourceCredit } from '../parts/ad-source.tsx';
import { JobsNav } from '../parts/jobs-nav.tsx';
import { RADAR_PATH, TRACKER_PATH } from '../paths.ts';
import { describeFacts } from '../search/facts-in-words.ts';
import { FAR_ABOVE, isFarAbove } from './far-above.ts';
import type { Followed } from './followed.ts';
import { fitInWords, describeOffer, describeWhere } from './tracker-words.ts';
import { JobDetails, NotesField } from './own-fields.tsx';
import { Progress } from './progress.tsx';
import { RemoveJob } from './remove-job.tsx';
import { useNextStep } from './use-next-step.ts';
import { SentCv } from './sent-cv.tsx';
import { useChanges } from './use-changes.ts';
import { savedJobRecords } from '../records.ts';

/** `?tela=minhas&vaga=…`: one job that the person follows, with the copy of its ad. */
export function SavedJobPage({ id }: { readonly id: string }) {
  const saved = useAsked(useCallback(() => savedJobRecords.load(id), [id]));
  useTitleFocus(saved.status === 'loading' ? null : id);
  if (saved.status !== 'ready') {
    return (
      <>
        {saved.error && <PageHeader eyebrow="Minhas vagas" title="Vaga guardada" actions={<BackLink />} />}
        <Answered asked={saved} label="Abrindo a vaga…" />
      </>
    );
  }
  return saved.value ? <Kept followed={{ id, job: saved.value }} /> : <NotKept />;
}

function Kept({ followed }: { readonly followed: Followed }) {
  const [now] = useState(() => new Date());
  const { jobs, change } = useChanges([followed]);
  const { id, job } = jobs[0] ?? followed;
  const { vacancy, fit } = job;
  const known = describeKnown(job, now);
  const offer = describeOffer(job);
  // Without a step of the person's own: those stand with their day below.
  const { step: suggested, waits } = useNextStep(now)(id, job);
  return (
    <>
      <PageHeader
        eyebrow="Minhas vagas"
        title={vacancy.title}
        lead={describeWhere(job)}
        actions={
          <>
            {suggested && (
              <Link className={buttonClass({})} to={suggested.path}>
                {suggested.label}
              </Link>
            )}
            <BackLink />
          </>
        }
      />
      <JobsNav current={null} />
      <p className={styles['note']}>
        {known && `${known} · `}
        <SourceCredit source={vacancy.source} />
      </p>
      <DemonstrationMark source={vacancy.source} />
      {/* Without one that was kept, the one computed below is all that there is. */}
      {fit && <p>{fitInWords(fit)}.</p>}
      {isFarAbove(job) && <p>{FAR_ABOVE}.</p>}
      {waits && <p>{waits}</p>}
      <div className={styles['row']}>
        <CarryJob at={{ vacancy, fit }} saved />
        <OriginalLink url={vacancy.url} />
        <RemoveJob id={id} title={vacancy.title} onRemoved={() => navigate(TRACKER_PATH)} />
      </div>
      {offer && <p>{offer}.</p>}
      <JobDetails key={`${vacancy.title}|${vacancy.company}`} id={id} vacancy={vacancy} change={change} />
      <Progress followed={{ id, job }} now={now} today={computeDay(now)} change={change} />
      <SentCv id={id} job={job} change={change} />
      <section className={styles['section']} aria-labelledby="notes-title">
        <h2 id="notes-title">O que você anotou</h2>
        <NotesField id={id} notes={job.notes} change={change} />
      </section>
      <p className={styles['note']}>
        Cópia do anúncio guardada em {formatCalendarDay(computeDay(job.savedAt))}. O original pode ter mudado
        ou saído do ar.
      </p>
      <FitView vacancy={vacancy} />
    </>
  );
}

/** The facts in the source's fields; those in the text alone stay there. */
function describeKnown({ vacancy }: SavedJob, now: Date): string {
  const { workModel, contracts, disability, publishedOn } = vacancy;
  const facts = {
    workModel,
    contracts,
    disability,
    publishedOn,
    seniorities: [],
    states: [],
    monthlySalary: null,
  };
  return describeFacts({ ...vacancy, facts }, now, { ofFieldsOnly: true });
}

function NotKept() {
  return (
    <PageHeader
      eyebrow="Minhas vagas"
      title="Vaga não encontrada"
      lead="Ela foi removida das suas vagas, ou foi guardada em um formato que esta versão não abre."
      actions={
        <>
          <BackLink />
          <Link className={buttonClass({ variant: 'secondary' })} to={RADAR_PATH}>
            Buscar vagas
          </Link>
        </>
      }
    />
  );
}

const BackLink = () => (
  <Link className={buttonClass({ variant: 'secondary' })} to={TRACKER_PATH}>
    Ver minhas vagas
  </Link>
);

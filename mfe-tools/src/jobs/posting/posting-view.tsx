import {
  formatCalendarDay,
  formatList,
  JOB_SOURCE_NAMES,
  makeFitOn,
  type Cautions,
  type JobPostingResponse,
  type Posting,
  type Vacancy,
} from '@aura/shared-domain';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { useMedia } from '@aura/shared-pages/media';
import { Disclosure, Notice } from '@aura/shared-ui';
import { useState } from 'react';
import { describePlaces } from '../../job-terms/terms.ts';
import { MatchSection } from '../../resume/result/match-section.tsx';
import { listMissingKnockOuts } from '../../resume/result/readings.ts';
import styles from '../../tools.module.css';
import { AdAndFit, goToFit, NoFit } from '../parts/ad-and-fit.tsx';
import { CarryJob } from '../parts/carry-job.tsx';
import { OriginalLink, SourceCredit } from '../parts/ad-source.tsx';
import { FIT_ID } from '../parts/fit-id.ts';
import { SaveJob } from '../parts/save-job.tsx';
import { FAR_ABOVE, isFarAbove } from '../tracker/far-above.ts';
import { describeFacts } from '../search/facts-in-words.ts';

/** A posting: what is known of it, what to check, the ad, and how the CV fits it, requirement by requirement. */
export function PostingView({ found }: { readonly found: JobPostingResponse }) {
  const [now] = useState(() => new Date());
  const { posting, text, match, cautions } = found;
  const { vacancy, facts, versions } = posting;
  const read = match?.job.salary ?? null;
  const missing = match ? listMissingKnockOuts(match) : [];
  const at = { vacancy, fit: match && makeFitOn(match, now) };
  const isAbove = isFarAbove({ stage: 'saved', fit: at.fit });
  const isNext = match !== null && missing.length === 0 && !isAbove;
  const hasRoom = useMedia(ROOM_FOR_CALLS);
  const save = <SaveJob id={vacancy.id} title={vacancy.title} at={at} />;
  const parts = (
    <>
      <p className={styles['note']}>
        {describeFacts(
          { facts, salary: vacancy.salary ?? (read && { ...read, currency: 'BRL', origin: 'stated' }) },
          now,
        )}{' '}
        · <SourceCredit source={vacancy.source} />
      </p>
      {vacancy.source === 'sample' && (
        <Notice tone="warning" title="Vaga de demonstração">
          Esta vaga não existe de verdade: serve para conhecer o radar. Não dá para se candidatar a ela.
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="warning" title="O que costuma eliminar, e não encontrei no seu currículo">
          {formatList(missing)}. Se você tem, escreva no currículo. Se ainda não tem, guarde a vaga como meta:
          sem isso, a candidatura costuma parar na triagem.
        </Notice>
      )}
      {isAbove && (
        <p>
          {FAR_ABOVE}.{' '}
          <a href={`#${FIT_ID}`} onClick={goToFit}>
            Ver o que falta
          </a>
        </p>
      )}
      <div className={styles['row']}>
        {hasRoom && save}
        <CarryJob at={at} isNext={isNext} {...(!hasRoom && { only: 'others' })} />
        <OriginalLink url={vacancy.url} />
      </div>
      <CautionList cautions={cautions} />
      <VersionList versions={versions} />
      <AdAndFit text={text} match={match}>
        {match ? <MatchSection match={match} /> : <NoFit />}
      </AdAndFit>
    </>
  );
  if (hasRoom) return parts;
  return (
    <div className={styles['column']}>
      {parts}
      <LowerBar>
        {save}
        <CarryJob at={at} isNext={isNext} only="first" />
      </LowerBar>
    </div>
  );
}

/** From here on the calls have room on the first screen: 640 px. */
const ROOM_FOR_CALLS = '(min-width: 40rem)';

/** Who offers the job, and where. */
export const describeOffering = ({ company, places }: Vacancy): string =>
  [company || 'Empresa não informada', describePlaces(places)].filter(Boolean).join(' · ');

/** What is worth checking before applying: never a verdict about who hires. */
function CautionList({ cautions: { level, cautions } }: { readonly cautions: Cautions }) {
  if (level === 'none') return null;
  return (
    <section className={styles['section']} aria-labelledby="cautions-title">
      <h2 id="cautions-title">Antes de se candidatar, confira</h2>
      <ul className={styles['items']}>
        {cautions.map(({ id, text, check, quote }) => (
          <li key={id} className={styles['item']}>
            <p>
              <strong>{text}</strong>
            </p>
            {quote && <blockquote className={styles['verbatim']}>{quote}</blockquote>}
            <p className={styles['note']}>{check}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everywhere the same job appears. */
function VersionList({ versions }: Pick<Posting, 'versions'>) {
  if (versions.length < 2) return null;
  return (
    <Disclosure summary={`Esta vaga aparece em ${versions.length} anúncios`}>
      <ul className={styles['items']}>
        {versions.map(({ id, source, url, places, publishedOn }) => (
          <li key={id} className={styles['row']}>
            <span>
              {[
                describePlaces(places) || 'lugar não informado',
                publishedOn ? formatCalendarDay(publishedOn) : 'sem data',
                JOB_SOURCE_NAMES[source],
              ].join(' · ')}
            </span>
            <OriginalLink url={url} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

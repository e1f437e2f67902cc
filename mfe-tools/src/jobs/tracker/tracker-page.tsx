import { useTitleFocus } from '@aura/shared-career-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Notice, PageHeader } from '@aura/shared-ui';
import { useMemo, useState } from 'react';
import styles from '../../tools.module.css';
import { JobsNav } from '../parts/jobs-nav.tsx';
import { IMPORT_PATH, RADAR_PATH } from '../paths.ts';
import { Board } from './board.tsx';
import type { Followed } from './followed.ts';
import { RemoveJob } from './remove-job.tsx';
import { useChanges } from './use-changes.ts';
import { savedJobRecords } from '../records.ts';
import type { Listed } from '@aura/shared-session';
import type { SavedJob } from '@aura/shared-domain';

/** `?tela=minhas`: the jobs that the person follows, by stage. */
export function TrackerPage() {
  useTitleFocus('tracker');
  return (
    <>
      <PageHeader
        eyebrow="Radar de vagas"
        title="Minhas vagas"
        lead="As vagas que você acompanha, por etapa, com o próximo passo de cada uma. Só você vê o que está aqui."
      />
      <JobsNav current="tracker" />
      <Answered asked={useAsked(savedJobRecords.list)} label="Buscando suas vagas…">
        {(listed) => <Tracker listed={listed} />}
      </Answered>
    </>
  );
}

function Tracker({ listed }: { readonly listed: readonly Listed<SavedJob>[] }) {
  const [now] = useState(() => new Date());
  const readable = useMemo(
    () => listed.flatMap(({ id, value }): readonly Followed[] => (value ? [{ id, job: value }] : [])),
    [listed],
  );
  const [unreadable, setUnreadable] = useState(() => listed.filter(({ value }) => value === null));
  const changes = useChanges(readable);
  return (
    <>
      {changes.jobs.length === 0 ? <Empty /> : <Board {...changes} now={now} />}
      {unreadable.length > 0 && (
        <section className={styles['section']} aria-labelledby="unreadable-title">
          <h2 id="unreadable-title">Guardadas em outro formato</h2>
          <p>Esta versão não abre estas vagas. Elas continuam guardadas.</p>
          <ul className={styles['list']}>
            {unreadable.map(({ id }) => (
              <li key={id} className={styles['row']}>
                {id}
                <RemoveJob
                  id={id}
                  title={id}
                  onRemoved={() => setUnreadable(unreadable.filter((one) => one.id !== id))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Empty() {
  // Removing the last card removes the focused element.
  useTitleFocus('empty');
  return (
    <Notice
      tone="info"
      title="Nenhuma vaga por aqui ainda"
      action={
        <div className={styles['row']}>
          <Link className={buttonClass({ variant: 'primary' })} to={RADAR_PATH}>
            Buscar vagas
          </Link>
          <Link className={buttonClass({ variant: 'secondary' })} to={IMPORT_PATH}>
            Adicionar vagas
          </Link>
        </div>
      }
    >
      Busque e toque em “Guardar” nas vagas que interessam, ou traga as que você encontrou em outro lugar.
      Aqui você anota em que etapa está cada uma e o que vem depois.
    </Notice>
  );
}

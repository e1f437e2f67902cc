import { choosePlural, alertNewsEndpoint } from '@aura/shared-domain';
import { useTitleFocus } from '@aura/shared-career-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { call } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Notice, PageHeader, VisuallyHidden } from '@aura/shared-ui';
import { useCallback, useState } from 'react';
import { isGone } from '../is-gone.ts';
import { JobsNav } from '../parts/jobs-nav.tsx';
import { ALERTS_PATH } from '../paths.ts';
import { JobCard } from '../search/job-card.tsx';
import styles from '../search/search.module.css';

/** `?alerta=…`: what a saved search found last. */
export function AlertNewsPage({ id }: { readonly id: string }) {
  const [now] = useState(() => new Date());
  const load = useCallback(() => call(alertNewsEndpoint, { id }), [id]);
  const asked = useAsked(load);
  useTitleFocus(asked.status === 'loading' ? null : id);
  const back = (
    <Link className={buttonClass({ variant: 'secondary' })} to={ALERTS_PATH}>
      Ver buscas salvas
    </Link>
  );
  if (asked.status !== 'ready') {
    return (
      <>
        {asked.error && <PageHeader eyebrow="Radar de vagas" title="Vagas novas" actions={back} />}
        {isGone(asked.error) ? (
          <Notice tone="warning">Esta busca salva não existe mais.</Notice>
        ) : (
          <Answered asked={asked} label="Abrindo as vagas novas…" />
        )}
      </>
    );
  }
  const { name, hits, gone } = asked.value;
  return (
    <>
      <PageHeader
        eyebrow="Vagas novas"
        title={name}
        lead={hits.length === 0 ? 'Nenhuma vaga nova desde a última vez.' : 'Da mais recente à mais antiga.'}
        actions={back}
      />
      <JobsNav current={null} />
      {gone > 0 && (
        <p className={styles['note']}>
          {choosePlural(gone, 'Uma vaga do aviso já saiu do ar.', `${gone} vagas do aviso já saíram do ar.`)}
        </p>
      )}
      <VisuallyHidden as="h2">Vagas</VisuallyHidden>
      <ol className={styles['cards']}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <JobCard hit={hit} now={now} />
          </li>
        ))}
      </ol>
    </>
  );
}

import { jobPostingEndpoint } from '@aura/shared-domain';
import { useTitleFocus } from '@aura/shared-career-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { call } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { useCallback } from 'react';
import { isGone } from '../is-gone.ts';
import { RADAR_PATH, buildSavedJobPath } from '../paths.ts';
import { PostingView } from './posting-view.tsx';

/** `?vaga=…`: one posting in full. */
export function PostingPage({ id }: { readonly id: string }) {
  const load = useCallback(() => call(jobPostingEndpoint, { id }), [id]);
  const asked = useAsked(load);
  useTitleFocus(asked.status === 'loading' ? null : id);
  if (asked.status === 'ready') return <PostingView found={asked.value} />;
  if (isGone(asked.error)) return <Gone id={id} />;
  return (
    <>
      {asked.error && <PageHeader eyebrow="Radar de vagas" title="Vaga" actions={<BackLink />} />}
      <Answered asked={asked} label="Abrindo a vaga…" />
    </>
  );
}

/** An ad that its source does not show any more; a kept copy stays. */
function Gone({ id }: { readonly id: string }) {
  return (
    <PageHeader
      eyebrow="Radar de vagas"
      title="Esta vaga saiu do ar"
      lead="A fonte não mostra mais o anúncio. Se você guardou a vaga, a cópia continua em Minhas vagas."
      actions={
        <>
          <BackLink />
          <Link className={buttonClass({ variant: 'secondary' })} to={buildSavedJobPath(id)}>
            Procurar em Minhas vagas
          </Link>
        </>
      }
    />
  );
}

const BackLink = () => (
  <Link className={buttonClass({ variant: 'secondary' })} to={RADAR_PATH}>
    Buscar vagas
  </Link>
);

import { jobPostingEndpoint } from '@aura/shared-domain';
import { LoadFailure, useLoaded, useTitleFocus } from '@aura/shared-career-ui';
import { call } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader, Spinner } from '@aura/shared-ui';
import { useCallback } from 'react';
import { RADAR_PATH, savedJobPath } from '../paths.ts';
import { PostingView } from './posting-view.tsx';

/** `?vaga=…`: one posting in full. */
export function PostingPage({ id }: { readonly id: string }) {
  const load = useCallback(() => call(jobPostingEndpoint, { id }), [id]);
  const { loaded, reload } = useLoaded(load);
  useTitleFocus(loaded && id);
  if (!loaded) return <Spinner label="Abrindo a vaga…" />;
  if (loaded.ok) return <PostingView found={loaded.value} />;
  const { code, message } = loaded.error;
  if (code === 'not_found' || code === 'invalid_request') return <Gone id={id} />;
  return (
    <>
      <PageHeader eyebrow="Radar de vagas" title="Vaga" actions={<BackLink />} />
      <LoadFailure message={message} onRetry={reload} />
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
          <Link className={buttonClass({ variant: 'secondary' })} to={savedJobPath(id)}>
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

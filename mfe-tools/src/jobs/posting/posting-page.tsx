import { jobPostingEndpoint } from '@aura/shared-domain';
import { useTitleFocus } from '@aura/shared-career-ui';
import { Answered, useAsked } from '@aura/shared-pages/data';
import { call, useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { useCallback, type ReactNode } from 'react';
import { isGone } from '../is-gone.ts';
import { JobsNav } from '../parts/jobs-nav.tsx';
import { RADAR_PATH, buildSavedJobPath } from '../paths.ts';
import { findWayBack } from '../search/last-search.ts';
import { describeOffering, PostingView } from './posting-view.tsx';

export interface PostingPageProps {
  readonly id: string;
  /** Back to the results that it was opened from. */
  readonly back?: ReactNode;
}

/** `?vaga=…`: one posting in full. */
export function PostingPage({ id, back = <BackLink /> }: PostingPageProps) {
  const asked = usePosting(id);
  useTitleFocus(asked.status === 'loading' ? null : id);
  if (asked.status === 'ready') {
    const { vacancy } = asked.value.posting;
    return (
      <>
        <PageHeader eyebrow="Vaga" title={vacancy.title} lead={describeOffering(vacancy)} actions={back} />
        <JobsNav current={null} />
        <PostingView found={asked.value} />
      </>
    );
  }
  if (isGone(asked.error)) return <Gone id={id} back={back} />;
  return (
    <>
      {asked.error && <PageHeader eyebrow="Radar de vagas" title="Vaga" actions={back} />}
      <Answered asked={asked} label="Abrindo a vaga…" />
    </>
  );
}

/** Asks for one posting in full. */
export const usePosting = (id: string) => useAsked(useCallback(() => call(jobPostingEndpoint, { id }), [id]));

/** An ad that its source does not show any more; a kept copy stays. */
function Gone({ id, back }: PostingPageProps) {
  return (
    <PageHeader
      eyebrow="Radar de vagas"
      title="Esta vaga saiu do ar"
      lead="A fonte não mostra mais o anúncio. Se você guardou a vaga, a cópia continua em Minhas vagas."
      actions={
        <>
          {back}
          <Link className={buttonClass({ variant: 'secondary' })} to={buildSavedJobPath(id)}>
            Procurar em Minhas vagas
          </Link>
        </>
      }
    />
  );
}

function BackLink() {
  const back = findWayBack(useSession());
  return (
    <Link className={buttonClass({ variant: 'secondary' })} {...(back ?? { to: RADAR_PATH })}>
      {back ? 'Voltar aos resultados' : 'Buscar vagas'}
    </Link>
  );
}

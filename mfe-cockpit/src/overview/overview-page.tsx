import type { CompanyOverviewRequest } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { useNavigate, useSearchParams } from '@aura/shared-session/router';
import { PageHeader, Spinner, VisuallyHidden } from '@aura/shared-ui';
import { useRef } from 'react';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import { COCKPIT_PATHS } from '../layout/paths.ts';
import { Dashboard } from './dashboard.tsx';
import { OverviewFailure } from './view/overview-failure.tsx';
import { useOverview, type OverviewState } from './view/use-overview.ts';
import { readView, searchOf } from './view/find-view.ts';
import { describeView } from './view/view-words.ts';

/** `/cockpit`: the published numbers of the company, of one week. */
export default function OverviewPage() {
  const session = useSession();
  const person = session.status === 'signedIn' ? session : null;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(params);
  const state = useOverview(person?.user.uid ?? null, view);
  const { overview, failure, isAsking, reload } = state;
  const snapshot = useRef<HTMLHeadingElement>(null);
  useFocusWhenGone(failure !== null, snapshot);
  const look = (next: CompanyOverviewRequest) => void navigate(`${COCKPIT_PATHS.overview}${searchOf(next)}`);
  return (
    <>
      <PageHeader
        eyebrow={overview ? `Painel de Gestão · ${overview.company.name}` : 'Painel de Gestão'}
        title={person?.profile.name ? `Olá, ${person.profile.name}` : 'Painel de Gestão'}
      />
      <VisuallyHidden as="div">
        <span role="status">{describeChange(state)}</span>
      </VisuallyHidden>
      {overview === null && failure === null && <Spinner label={LOADING} />}
      {failure !== null && (
        <OverviewFailure
          message={failure}
          isAsking={isAsking}
          onRetry={reload}
          isPart={view.department !== null || view.week !== null}
        />
      )}
      {overview && (
        <Dashboard
          overview={overview}
          view={view}
          isAsking={isAsking}
          onChange={look}
          onAnswered={reload}
          headingRef={snapshot}
        />
      )}
    </>
  );
}

const LOADING = 'Carregando os números…';

/** The message after a change of the view; a failure has its own message. */
function describeChange({ overview, failure, isAsking }: OverviewState): string {
  if (failure !== null) return '';
  if (isAsking || overview === null) return LOADING;
  return `Na tela: ${describeView(overview)}.`;
}

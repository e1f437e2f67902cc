import { PlanLimit } from '@aura/shared-career-ui';
import { formatCount, computeDay } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { Link, useLocation, useNavigate, useSearchParams } from '@aura/shared-session/router';
import {
  Button,
  buttonClass,
  Disclosure,
  Notice,
  PageHeader,
  Spinner,
  VisuallyHidden,
} from '@aura/shared-ui';
import { useMedia } from '@aura/shared-pages/media';
import { Suspense, useEffect, useRef, useState } from 'react';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import { SaveAlert } from '../alerts/save-alert.tsx';
import { SEARCH_LIMIT } from '../limit.ts';
import { JobsNav } from '../parts/jobs-nav.tsx';
import { ShareSavedJobs } from '../parts/save-job.tsx';
import { LazyPostingPage } from '../posting/lazy-posting-page.ts';
import { Filters } from './filters.tsx';
import type { ResultsProps } from './results-props.ts';
import { describeFound, Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import { buildHitId } from './job-card.tsx';
import { keepLastSearch } from './last-search.ts';
import { readMarks, type SearchMarks } from './search-marks.ts';
import styles from './search.module.css';
import { filterCount, OPEN_PARAMETER, readSearch, searchPath, type SearchState } from './search-state.ts';
import { useSearch } from './use-search.ts';
import { useSuggestedSearch } from './use-suggested-search.ts';

/**
 * `/buscador-vagas`. A search counts in the month, and so an address alone starts none: only the button does, and the
 * entries of this tab's history that came from it.
 */
export function SearchPage() {
  const [now] = useState(() => new Date());
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = params.has('busca');
  const marks = readMarks(location.state, now);
  const session = useSession();
  const { suggestion, isLoading } = useSuggestedSearch(!asked || !marks);
  const typed = asked ? readSearch(params) : suggestion;
  // An address from elsewhere says no floor: the person gave theirs with the goal.
  const state = asked && !marks && typed.floor === null ? { ...typed, floor: suggestion.floor } : typed;
  const search = useSearch(asked && marks ? state : null, computeDay(now));
  const go = (next: SearchState, { replace = false, ...of }: SearchMarks & { replace?: boolean }) =>
    void navigate(searchPath(next), { state: of, replace });
  const { busy, results, failure } = search;
  const open = params.get(OPEN_PARAMETER);
  const arrives = marks !== null && (marks.jump || marks.back !== undefined) && open === null && !busy;
  useJump(arrives ? location.key : null, () => {
    if (marks?.back === undefined) focusResults();
    else focusHit(marks.back);
    // Returning to this entry restores the scroll position.
    go(state, { searchedAt: marks?.searchedAt ?? 0, replace: true });
  });
  const searchedAt = results && marks ? marks.searchedAt : null;
  const path = searchPath(state);
  useEffect(() => {
    if (searchedAt !== null) keepLastSearch(session, { path, searchedAt, opened: open });
  }, [session, path, searchedAt, open]);
  const isBeside = useMedia(SIDE_BY_SIDE);
  if (open !== null && !(isBeside && marks)) {
    return (
      <LazyPostingPage
        key={open}
        id={open}
        back={<BackToResults state={state} marks={marks} open={open} />}
      />
    );
  }
  return (
    <>
      <PageHeader
        eyebrow="Ferramentas"
        title="Radar de vagas"
        lead="Vagas na ordem do que o seu currículo prova, com o porquê de cada uma."
      />
      <JobsNav current="search" />
      <PlanLimit of={SEARCH_LIMIT} brief={asked && marks !== null} />
      <SearchForm
        key={
          asked
            ? `${state.words} ${state.place} ${state.radiusKm} ${state.remoteAnywhere} ${readSearch(params).floor}`
            : 'suggested'
        }
        state={state}
        suggested={!asked}
        ownPlace={suggestion.place}
        isMade={asked && marks !== null}
        isLoading={isLoading}
        busy={busy && !results}
        onSearch={(form) => go({ ...form, group: 'meets', page: 1 }, { searchedAt: Date.now(), jump: true })}
      />
      {asked && !marks && <NotMadeYet filters={filterCount(state)} />}
      <VisuallyHidden as="div">
        <span role="status">
          {busy ? SEARCHING : !failure && results && describeFound(results, state.group)}
        </span>
      </VisuallyHidden>
      {failure && (
        <FailureNotice
          failure={failure}
          limit={SEARCH_LIMIT}
          onRetry={search.retry}
          title="A busca não foi feita"
        />
      )}
      {busy && (results ? <p className={styles['note']}>{SEARCHING}</p> : <Spinner label={SEARCHING} />)}
      {results && marks && !failure && (
        <Found
          state={state}
          results={results}
          searchedAt={marks.searchedAt}
          busy={busy}
          now={now}
          open={open}
          isBeside={isBeside}
          onChange={(next) => go(next, { searchedAt: marks.searchedAt })}
        />
      )}
    </>
  );
}

const AdPane = lazyWithRetry(() =>
  import(/* webpackChunkName: "tracker" */ './ad-pane.tsx').then(({ AdPane: Pane }) => ({ default: Pane })),
);

const SEARCHING = 'Procurando vagas e comparando com o seu currículo…';

/** From here on the list and the open posting are side by side: 1100 px. */
const SIDE_BY_SIDE = '(min-width: 68.75rem)';
/** From here on the filters have room beside the results. */
const FILTERS_BESIDE = '(min-width: 60rem)';

type FoundProps = Omit<ResultsProps, 'openId'> & {
  /** The posting that the address names. */
  readonly open: string | null;
  readonly isBeside: boolean;
};

/** The list, with the filters or the open posting beside it as far as there is room. */
function Found({ open, isBeside, ...props }: FoundProps) {
  const { state, results, onChange } = props;
  const set = filterCount(state);
  // Without a choice, the first one is shown: the room would stay empty.
  const openId = isBeside ? (open ?? results.hits[0]?.id ?? null) : null;
  const opensFilters = !isBeside && matchMedia(FILTERS_BESIDE).matches;
  return (
    <>
      <SaveAlert state={state} />
      <div className={styles['layout']}>
        <aside className={styles['side']} aria-label="Filtros">
          <Disclosure
            key={String(opensFilters)}
            open={opensFilters}
            summary={set > 0 ? `Filtros (${set})` : 'Filtros'}
          >
            <Filters state={state} facets={results.facets} onChange={onChange} />
            <div className={styles['toResults']}>
              <Button variant="secondary" onClick={focusResults}>
                Ver {describeFound(results, state.group)}
              </Button>
            </div>
          </Disclosure>
        </aside>
        <ShareSavedJobs>
          <Results {...props} openId={openId} />
          {openId !== null && (
            <Suspense fallback={<Spinner />}>
              <AdPane key={openId} id={openId} isChosen={open !== null} />
            </Suspense>
          )}
        </ShareSavedJobs>
      </div>
    </>
  );
}

/** Reads the results from their beginning: their title takes the focus, and the top of the screen. */
function focusResults(): void {
  const title = document.querySelector<HTMLElement>('#results-title');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}

/** Goes on with the list at the posting that was read; from its beginning if it is not there any more. */
function focusHit(id: string): void {
  const link = document.getElementById(buildHitId(id))?.querySelector('a');
  if (!link) return focusResults();
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'center' });
}

/** From a posting that was opened out of a search to the list. */
function BackToResults({
  state,
  marks,
  open,
}: {
  readonly state: SearchState;
  readonly marks: SearchMarks | null;
  readonly open: string;
}) {
  return (
    <Link
      className={buttonClass({ variant: 'secondary' })}
      to={searchPath(state)}
      state={marks && ({ searchedAt: marks.searchedAt, back: open } satisfies SearchMarks)}
    >
      Voltar aos resultados
    </Link>
  );
}

/** After a search, a change of page or a way back the list is read from its place, once. @param entry null for no jump */
function useJump(entry: string | null, onJump: () => void): void {
  const jumped = useRef<string | null>(null);
  useEffect(() => {
    if (entry === null || jumped.current === entry) return;
    jumped.current = entry;
    onJump();
  }, [entry, onJump]);
}

/** What an address without a search of this tab says. */
function NotMadeYet({ filters }: { readonly filters: number }) {
  return (
    <Notice tone="info">
      Toque em “Buscar vagas” para ver os resultados desta busca
      {filters > 0 && `, com ${formatCount(filters, 'filtro', 'filtros')}`}.
    </Notice>
  );
}

import { NextSteps, PlansLink, useIsSpent } from '@aura/shared-career-ui';
import {
  formatCount,
  formatList,
  formatLongDay,
  JOB_SOURCE_NAMES,
  RADII_KM,
  restartInWords,
  type JobSearchResponse,
  type SourceStatus,
  type WorkModel,
} from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Card, Disclosure, Notice, SelectField } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import { SEARCH_LIMIT } from '../limit.ts';
import { IMPORT_PATH } from '../paths.ts';
import { FloorNote } from './floor-note.tsx';
import { JobCard } from './job-card.tsx';
import { NothingFound } from './nothing-found.tsx';
import { describeJobs } from '../parts/jobs-in-words.ts';
import type { ResultsProps } from './results-props.ts';
import type { SearchMarks } from './search-marks.ts';
import styles from './search.module.css';
import { searchPath, type SearchState } from './search-state.ts';

const ORDERS = [
  {
    value: 'best',
    label: 'Mais relevantes',
    note: 'Primeiro o que você procurou: o cargo, depois cargos parecidos; entre vagas igualmente próximas, a nota decide.',
  },
  {
    value: 'fit',
    label: 'Combinação com o currículo',
    note: 'A nota que aparece é a que ordena; de uma faixa, o número maior. Notas iguais vão da mais recente à mais antiga.',
  },
  {
    value: 'closest',
    label: 'Proximidade com as palavras',
    note: 'Primeiro as vagas que trazem as palavras no título; a nota continua ao lado de cada uma.',
  },
  {
    value: 'newest',
    label: 'Mais recentes',
    note: 'Da mais recente à mais antiga; as sem data vêm por último.',
  },
] as const;

/** The postings found, a page at a time. */
export function Results({ state, results, searchedAt, busy, now, openId, onChange }: ResultsProps) {
  const { hits, totals, corrected, placeFound, nearby, understood, sources, truncated, page, pages } =
    results;
  const isEmpty = hits.length === 0 && results.similar === 0;
  return (
    <section className={styles['results']} aria-labelledby="results-title" aria-busy={busy}>
      <div className={styles['resultsHead']}>
        <h2 id="results-title" tabIndex={-1}>
          {isEmpty && totals[state.group] === 0
            ? `Nenhuma vaga assim${nearby.length > 0 ? ` em ${state.place}` : ''}`
            : describeFound(results, state.group)}
        </h2>
        {!isEmpty && (
          <SelectField
            label="Ordenar por"
            options={ORDERS.filter(({ value }) => value !== 'closest' || state.words !== '')}
            value={state.order}
            onChange={(chosen) => {
              const order = ORDERS.find(({ value }) => value === chosen)?.value ?? 'best';
              onChange({ ...state, order, page: 1 });
            }}
          />
        )}
      </div>
      {isEmpty && <AfterLast now={now} />}
      {!isEmpty && (
        <p className={styles['note']}>{ORDERS.find(({ value }) => value === state.order)?.note}</p>
      )}
      {understood && <Understood state={state} understood={understood} />}
      {totals[state.group] === 0 && results.similar > 0 && (
        <Notice tone="info" title="Nenhuma vaga com essas palavras">
          Mostro vagas de cargos parecidos, do cargo mais próximo ao mais distante.
          {totals.unknown === 0 && ' Esta busca não contou no mês.'}
        </Notice>
      )}
      {nearby.length > 0 && (
        <Nearby
          title={isEmpty ? 'Onde há vagas assim' : `Nenhuma vaga assim em ${state.place}`}
          state={state}
          nearby={nearby}
          searchedAt={searchedAt}
        >
          {!isEmpty && describeElsewhere(results)}
        </Nearby>
      )}
      {!placeFound && nearby.length === 0 && (
        <Notice tone="info">
          Nenhuma vaga fica em “{state.place}”. Confira a grafia ou tente a cidade mais próxima ou o estado
          {totals.meets + totals.unknown > 0 && '; abaixo estão as remotas e as que não informam o lugar'}.
        </Notice>
      )}
      {corrected.map(({ asked, found }) => (
        <p key={asked} className={styles['note']}>
          Não encontrei “{asked}”; mostro o que traz{' '}
          {found.length === 0 ? 'as outras palavras' : formatList(found.map((word) => `“${word}”`))}.
        </p>
      ))}
      {truncated && (
        <Notice tone="info">
          Há mais vagas do que dá para comparar de uma vez: aqui estão as mais próximas das palavras. Use
          outra palavra ou um filtro para chegar às demais.
        </Notice>
      )}
      <Groups state={state} totals={totals} searchedAt={searchedAt} />
      <SourceNotes sources={sources} />
      {hits.length > 0 && hits.every(({ source }) => source === 'sample') && (
        <Notice tone="warning" title="Estas vagas são de demonstração">
          <p>
            Elas não existem de verdade: servem para conhecer o radar. Uma vaga que você achou em outro lugar
            pode ser comparada do mesmo jeito.
          </p>
          <Link className={buttonClass({ variant: 'primary' })} to={IMPORT_PATH}>
            Adicionar uma vaga que você achou
          </Link>
        </Notice>
      )}
      {!isEmpty && state.floor !== null && <FloorNote state={state} hits={hits} onChange={onChange} />}
      {isEmpty ? (
        <NothingFound state={state} searchedAt={searchedAt} silent={totals.unknown} onChange={onChange} />
      ) : (
        <ol className={styles['cards']} start={(page - 1) * 20 + 1}>
          {hits.map((hit) => (
            <li key={hit.id}>
              <JobCard
                hit={hit}
                now={now}
                opens={{
                  to: searchPath(state, hit.id),
                  state: { searchedAt } satisfies SearchMarks,
                }}
                floor={state.floor}
                isOpen={hit.id === openId}
              />
            </li>
          ))}
        </ol>
      )}
      <SourceList sources={sources} />
      <Pages state={state} searchedAt={searchedAt} page={page} pages={pages} />
      {!isEmpty && <AfterLast now={now} />}
    </section>
  );
}

/** What to do once the last search of the month is made; nothing while one is left. */
function AfterLast({ now }: Pick<ResultsProps, 'now'>) {
  const isSpent = useIsSpent(SEARCH_LIMIT.tool);
  if (!isSpent || !SEARCH_LIMIT.next) return null;
  return (
    <Card as="section" tone="accent" aria-label="Depois da última busca do mês">
      <NextSteps next={SEARCH_LIMIT.next} />
      <p>
        Outra busca: a partir de {restartInWords(now)}, ou com outro plano. <PlansLink />
      </p>
    </Card>
  );
}

/** What was found, in words: what has the words, and what is merely near them. */
export const describeFound = (
  { totals, similar }: JobSearchResponse,
  group: SearchState['group'],
): string => {
  const found = describeJobs(totals[group]);
  if (similar === 0 || group !== 'meets') return found;
  if (totals.meets === 0) return formatCount(similar, 'vaga parecida', 'vagas parecidas');
  return `${found} e ${formatCount(similar, 'parecida', 'parecidas')}`;
};

/** What is shown although the place has nothing, and whether that was counted. */
const describeElsewhere = ({ charged, hits }: JobSearchResponse): string =>
  charged || hits.some(({ fit }) => fit.band !== 'initial')
    ? 'Abaixo estão as vagas remotas e as que não informam o lugar.'
    : 'O que há abaixo é remoto ou de lugar não informado, e tem pouco a ver com o seu currículo. Esta busca não contou no mês.';

const MODELS: Readonly<Record<WorkModel, string>> = {
  onSite: 'presenciais',
  hybrid: 'híbridas',
  remote: 'remotas',
};

/** What was searched instead of what was typed. */
function Understood({
  state,
  understood: { words, place, workModels },
}: Pick<ResultsProps, 'state'> & { readonly understood: NonNullable<JobSearchResponse['understood']> }) {
  const parts = [
    words === '' ? 'todas as vagas' : `“${words}”`,
    ...(place === '' ? [] : [`em ${place}`]),
    ...workModels.map((model) => `, só as ${MODELS[model]}`),
  ];
  const typed = [state.words, state.place].filter(Boolean).join(', ');
  return (
    <p className={styles['note']}>
      Procurei {parts.join(' ').replaceAll(' ,', ',')}. Você escreveu “{typed}”.
    </p>
  );
}

/** Cities with such jobs, near to the one that has none. A wider circle is the same search, and counts nothing. */
function Nearby({
  title,
  state,
  nearby,
  searchedAt,
  children,
}: OfSearch & Pick<JobSearchResponse, 'nearby'> & { readonly title: string; readonly children: ReactNode }) {
  return (
    <Notice tone="info" title={title}>
      {children && <p>{children}</p>}
      <ul>
        {nearby.map(({ place, km, jobs }) => {
          const radiusKm = RADII_KM.find((radius) => radius >= km);
          const text = `${place}, a ${km} km: ${describeJobs(jobs)}`;
          return (
            <li key={place}>
              {radiusKm === undefined ? (
                text
              ) : (
                <Link
                  to={searchPath({ ...state, radiusKm, page: 1 })}
                  state={{ searchedAt, jump: true } satisfies SearchMarks}
                >
                  {text}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

type OfSearch = Pick<ResultsProps, 'state' | 'searchedAt'>;

/** Postings that say what the filters ask, and those that say nothing about it. */
function Groups({ state, totals, searchedAt }: OfSearch & Pick<JobSearchResponse, 'totals'>) {
  if (totals.unknown === 0 && state.group === 'meets') return null;
  const link = (group: SearchState['group'], text: string) => (
    <Link
      to={searchPath({ ...state, group, page: 1 })}
      state={{ searchedAt } satisfies SearchMarks}
      aria-current={state.group === group ? 'true' : undefined}
    >
      {text} ({totals[group]})
    </Link>
  );
  return (
    <nav className={styles['groups']} aria-label="Grupos de resultados">
      {link('meets', 'Atendem ao que você pediu')}
      {link('unknown', 'Não informam')}
    </nav>
  );
}

const SOURCE_STATES: Readonly<Record<Exclude<SourceStatus['state'], 'ok' | 'off'>, string>> = {
  down: 'não responde agora',
  slow: 'está demorando para responder',
  overQuota: 'atingiu o limite de consultas',
  nonsense: 'respondeu algo que não dá para ler',
};

/** Sources that gave nothing, or nothing new; the others are shown all the same. */
function SourceNotes({ sources }: Pick<JobSearchResponse, 'sources'>) {
  const failing = sources.flatMap(({ id, state, count }) =>
    state === 'ok' || state === 'off'
      ? []
      : [
          `${JOB_SOURCE_NAMES[id]} ${SOURCE_STATES[state]}${count > 0 ? `; mostro ${describeJobs(count)} da última consulta` : ''}.`,
        ],
  );
  return failing.length === 0 ? null : <Notice tone="warning">{failing.join(' ')}</Notice>;
}

function Pages({ state, searchedAt, page, pages }: OfSearch & Pick<JobSearchResponse, 'page' | 'pages'>) {
  if (pages < 2) return null;
  const link = (to: number, text: string) => (
    <Link to={searchPath({ ...state, page: to })} state={{ searchedAt, jump: true } satisfies SearchMarks}>
      {text}
    </Link>
  );
  return (
    <nav className={styles['pages']} aria-label="Páginas de resultados">
      {page > 1 && link(page - 1, 'Página anterior')}
      <span>
        Página {page} de {pages}
      </span>
      {page < pages && link(page + 1, 'Próxima página')}
    </nav>
  );
}

/** Where the ads come from: how many of each source, of when, and what it allows. */
function SourceList({ sources }: { readonly sources: readonly SourceStatus[] }) {
  return (
    <Disclosure summary="De onde vêm as vagas">
      <p>Anúncios da mesma vaga, em duas fontes ou publicados de novo, aparecem na lista como uma vaga só.</p>
      <ul>
        {sources.map(({ id, state, count, fetchedAt, terms }) => (
          <li key={id}>
            {JOB_SOURCE_NAMES[id]}:{' '}
            {state === 'off'
              ? 'desligada'
              : `${formatCount(count, 'anúncio', 'anúncios')}${fetchedAt ? `, de ${formatLongDay(new Date(fetchedAt))}` : ''}`}
            {terms !== null && (
              <>
                {' ('}
                <a href={terms} target="_blank" rel="noopener noreferrer">
                  termos de uso
                </a>
                )
              </>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

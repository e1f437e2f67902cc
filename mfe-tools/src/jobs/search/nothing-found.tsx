import { useUsesLeft } from '@aura/shared-career-ui';
import { choosePlural, formatCount, formatMoney, NO_FILTERS, STATE_NAMES, STATES } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Notice } from '@aura/shared-ui';
import { SaveAlert } from '../alerts/save-alert.tsx';
import { describeLeft, SEARCH_LIMIT } from '../limit.ts';
import { IMPORT_PATH } from '../paths.ts';
import type { ResultsProps } from './results-props.ts';
import type { SearchMarks } from './search-marks.ts';
import styles from './search.module.css';
import { filterCount, searchPath, type SearchState, withFilters } from './search-state.ts';

/** Whether a place is a state, around which there is no radius. */
const isState = (place: string): boolean =>
  STATES.some((code) => [code, STATE_NAMES[code]].some((name) => isSame(name, place)));
const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;

const WIDE_PLACES = ['Brasil', 'todo o Brasil', 'Norte', 'Nordeste', 'Sul', 'Sudeste', 'Centro-Oeste'];
/** Whether no state is larger than the place: a state, a region, the country, or remote work. */
const isWide = (place: string): boolean =>
  place.trim() === '' ||
  isState(place) ||
  /^remot/iu.test(place.trim()) ||
  WIDE_PLACES.some((name) => isSame(name, place));

/** What a search without results asked for, in words. */
function describeAsked(state: SearchState): string {
  const { words, place, radiusKm, remoteAnywhere } = state;
  const filters = filterCount(state);
  const parts = [
    words === '' ? 'qualquer cargo' : `“${words}”`,
    ...(place === '' ? [] : [radiusKm > 0 ? `até ${radiusKm} km de ${place}` : `só em ${place}`]),
    ...(remoteAnywhere || place === '' ? [] : ['sem as remotas de outros lugares']),
    ...(filters > 0 ? [`com ${formatCount(filters, 'filtro', 'filtros')}`] : []),
  ];
  return `A busca pediu ${parts.join(', ')}.`;
}

/** What asks for less within the same search, so that nothing more counts in the month. */
function listLooser(state: SearchState): { readonly label: string; readonly next: SearchState }[] {
  const { place, radiusKm, remoteAnywhere, filters } = state;
  const first = { ...state, page: 1 };
  return [
    ...(filters.minimumSalary === null
      ? []
      : [
          {
            label: `Tirar o mínimo de ${formatMoney(filters.minimumSalary, 'BRL')}`,
            next: withFilters(state, { minimumSalary: null }),
          },
        ]),
    ...(filterCount(state) > 0
      ? [{ label: 'Buscar sem os filtros', next: { ...withFilters(state, NO_FILTERS), age: null } }]
      : []),
    ...(place !== '' && radiusKm < WIDEST_KM && !isState(place)
      ? [
          {
            label: `Ampliar para até ${WIDEST_KM} km`,
            next: { ...first, radiusKm: WIDEST_KM } satisfies SearchState,
          },
        ]
      : []),
    ...(remoteAnywhere
      ? []
      : [{ label: 'Incluir as remotas de qualquer lugar', next: { ...first, remoteAnywhere: true } }]),
  ];
}
const WIDEST_KM = 100;

/** A search for the first of several words, which more ads have. */
function findShorterWords(words: string): string | null {
  const [first = '', ...others] = words.trim().split(/\s+/u);
  return others.length > 0 && first.length > 2 ? first : null;
}

/** The state of a city, then the country: each is another search. */
function listWiderPlaces(place: string): { readonly place: string; readonly label: string }[] {
  if (place === '') return [];
  const code = STATES.find((one) => new RegExp(`[-–/, ]${one}$`, 'iu').test(place.trim()));
  return [
    ...(code ? [{ place: STATE_NAMES[code], label: `Buscar em todo o estado (${code})` }] : []),
    { place: '', label: 'Buscar em todo o Brasil' },
  ];
}

/** An empty list: what was asked, and what asks for less. */
export function NothingFound({
  state,
  searchedAt,
  silent,
  onChange,
}: Pick<ResultsProps, 'state' | 'searchedAt' | 'onChange'> & {
  /** How many ads do not say whether they meet the search. */
  readonly silent: number;
}) {
  const hasFilters = filterCount(state) > 0;
  const hasSilent = state.group === 'meets' && silent > 0;
  const places = listWiderPlaces(state.place);
  const shorter = findShorterWords(state.words);
  const left = useUsesLeft(SEARCH_LIMIT.tool);
  return (
    <Notice
      tone="info"
      action={
        <div className={styles['ways']}>
          {hasSilent && (
            <Link
              className={buttonClass()}
              to={searchPath({ ...state, group: 'unknown', page: 1 })}
              state={{ searchedAt, jump: true } satisfies SearchMarks}
            >
              Ver {choosePlural(silent, 'a vaga que não informa', `as ${silent} vagas que não informam`)}
            </Link>
          )}
          {listLooser(state).map(({ label, next }) => (
            <Button key={label} variant="secondary" onClick={() => onChange(next)}>
              {label}
            </Button>
          ))}
          {places.map(({ place, label }) => (
            <Button
              key={label}
              variant="secondary"
              onClick={() => onChange({ ...state, place, radiusKm: 0, page: 1 })}
            >
              {label}
            </Button>
          ))}
          {shorter !== null && (
            <Button variant="secondary" onClick={() => onChange({ ...state, words: shorter, page: 1 })}>
              Buscar só “{shorter}”
            </Button>
          )}
          <SaveAlert state={state} label="Avisar quando houver" />
          <Link className={buttonClass({ variant: 'secondary' })} to={IMPORT_PATH}>
            Adicionar uma vaga que você achou
          </Link>
        </div>
      }
    >
      {describeAsked(state)}{' '}
      {hasSilent
        ? 'Nenhum anúncio diz que atende ao que você pediu, mas há os que não dizem nem que sim nem que não.'
        : hasFilters
          ? 'Tire um filtro para ver mais.'
          : isWide(state.place)
            ? 'Tente menos palavras ou outro nome para o cargo.'
            : 'Tente menos palavras, outro nome para o cargo ou um lugar maior, como o estado.'}
      {(places.length > 0 || shorter !== null) &&
        left !== null &&
        ` Em outro lugar, ou com outras palavras, é outra busca: conta no mês, se achar vagas (${describeLeft(left)}).`}
    </Notice>
  );
}

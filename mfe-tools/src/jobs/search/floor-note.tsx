import { formatCount, formatList, formatMoney, type JobSearchResponse } from '@aura/shared-domain';
import { Button } from '@aura/shared-ui';
import type { ResultsProps } from './results-props.ts';
import styles from './search.module.css';
import { withFilters } from './search-state.ts';

/** What the person's floor does to the list, and how to hide what does not reach it. */
export function FloorNote({
  state,
  hits,
  onChange,
}: Pick<ResultsProps, 'state' | 'onChange'> & Pick<JobSearchResponse, 'hits'>) {
  const floor = state.floor ?? 0;
  const said = hits.flatMap(({ facts }) => facts.monthlySalary ?? []);
  const below = said.filter(({ max }) => max < floor).length;
  const counts = [
    `${formatCount(said.length - below, 'chega', 'chegam')} a ele`,
    `${formatCount(below, 'paga', 'pagam')} menos`,
    `${formatCount(hits.length - said.length, 'não informa', 'não informam')} o salário em reais`,
  ];
  return (
    <div className={styles['ways']}>
      <p>
        Seu piso: {formatMoney(floor, 'BRL')} por mês. Das vagas desta página, {formatList(counts)}.
        {below > 0 && state.order === 'best' && ' As que pagam menos vêm por último.'}
      </p>
      {state.filters.minimumSalary === null && (
        <Button
          variant="secondary"
          onClick={() => onChange(withFilters(state, { minimumSalary: state.floor }))}
        >
          Mostrar só as que chegam ao piso
        </Button>
      )}
      <Button variant="quiet" onClick={() => onChange({ ...state, floor: null, page: 1 })}>
        Tirar o piso
      </Button>
    </div>
  );
}

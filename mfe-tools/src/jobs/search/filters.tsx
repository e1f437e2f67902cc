import {
  choosePlural,
  formatCount,
  JOB_SOURCE_NAMES,
  type Contract,
  type Disability,
  type Facet,
  type JobSourceId,
  type Seniority,
  type WorkModel,
} from '@aura/shared-domain';
import { Button, Checkbox, SelectField } from '@aura/shared-ui';
import { useState } from 'react';
import { capitalizeLabel, CONTRACTS, DISABILITIES, SENIORITIES, WORK_MODELS } from '../../job-terms/terms.ts';
import { MinimumSalary } from './minimum-salary.tsx';
import styles from './search.module.css';
import { AGES, filterCount, withFilters, type ListFilter, type SearchState } from './search-state.ts';

/** The filters with lists of values, and what a person reads for each. */
const LISTS: readonly {
  readonly id: ListFilter;
  readonly title: string;
  readonly labelOf: (value: string) => string;
}[] = [
  { id: 'workModels', title: 'Modelo', labelOf: (value) => capitalizeLabel(WORK_MODELS[value as WorkModel]) },
  { id: 'contracts', title: 'Contrato', labelOf: (value) => capitalizeLabel(CONTRACTS[value as Contract]) },
  { id: 'seniorities', title: 'Nível', labelOf: (value) => capitalizeLabel(SENIORITIES[value as Seniority]) },
  { id: 'states', title: 'Estado', labelOf: (value) => value },
  {
    id: 'disability',
    title: 'Pessoas com deficiência',
    labelOf: (value) => capitalizeLabel(DISABILITIES[value as Disability]),
  },
  { id: 'sources', title: 'Fonte', labelOf: (value) => JOB_SOURCE_NAMES[value as JobSourceId] },
];

const AGE_OPTIONS = [
  { value: '', label: 'Qualquer data' },
  ...AGES.map((days) => ({ value: String(days), label: choosePlural(days, 'Hoje', `Últimos ${days} dias`) })),
];

interface Props {
  readonly state: SearchState;
  readonly facets: readonly Facet[];
  readonly onChange: (state: SearchState) => void;
}

/** What can be asked of the postings found, with how many each value would give. */
export function Filters({ state, facets, onChange }: Props) {
  const count = filterCount(state);
  return (
    <div className={styles['filters']}>
      {count > 0 && (
        <div>
          <Button variant="quiet" onClick={() => onChange({ ...withFilters(state, CLEARED), age: null })}>
            Limpar {formatCount(count, 'filtro', 'filtros')}
          </Button>
        </div>
      )}
      {LISTS.map(({ id, title, labelOf }) => {
        const facet = facets.find((one) => one.id === id);
        return facet ? (
          <FacetGroup
            key={id}
            title={title}
            facet={facet}
            labelOf={labelOf}
            chosen={state.filters[id]}
            onChange={(values) => onChange(withFilters(state, { [id]: values }))}
          />
        ) : null;
      })}
      <SelectField
        label="Publicação"
        options={AGE_OPTIONS}
        value={state.age === null ? '' : String(state.age)}
        onChange={(value) =>
          onChange({ ...withFilters(state, {}), age: AGES.find((age) => String(age) === value) ?? null })
        }
      />
      <MinimumSalary
        key={state.filters.minimumSalary}
        value={state.filters.minimumSalary}
        onChange={(minimumSalary) => onChange(withFilters(state, { minimumSalary }))}
      />
    </div>
  );
}

const CLEARED = {
  workModels: [],
  contracts: [],
  seniorities: [],
  states: [],
  disability: [],
  sources: [],
  minimumSalary: null,
};

const SHOWN_VALUES = 6;

interface GroupProps {
  readonly title: string;
  readonly facet: Facet;
  readonly labelOf: (value: string) => string;
  readonly chosen: readonly string[];
  readonly onChange: (values: string[]) => void;
}

/** One filter: the most frequent values at once, the others folded away. */
function FacetGroup({ title, facet, labelOf, chosen: asked, onChange }: GroupProps) {
  const [chosen, setChosen] = useFollowing(asked);
  const counts = new Map(facet.values.map(({ value, count }) => [value, count]));
  const values = [...counts.keys(), ...chosen.filter((value) => !counts.has(value))];
  if (values.length === 0) return null;
  const [first, rest] = [values.slice(0, SHOWN_VALUES), values.slice(SHOWN_VALUES)];
  const boxes = (some: readonly string[]) =>
    some.map((value) => (
      <Checkbox
        key={value}
        label={`${labelOf(value)} (${counts.get(value) ?? 0})`}
        checked={chosen.includes(value)}
        onChange={(event) => {
          const others = chosen.filter((one) => one !== value);
          const next = event.currentTarget.checked ? [...others, value] : others;
          setChosen(next);
          onChange(next);
        }}
      />
    ));
  return (
    <fieldset className={styles['facet']}>
      <legend>{title}</legend>
      {boxes(first)}
      {rest.length > 0 && (
        <details open={rest.some((value) => asked.includes(value))}>
          <summary>Mais {rest.length}</summary>
          {boxes(rest)}
        </details>
      )}
      {facet.unknown > 0 && <p className={styles['note']}>Não informado: {facet.unknown}</p>}
    </fieldset>
  );
}

/** The address takes a moment to follow a tick; the box must not wait for it. */
function useFollowing(asked: readonly string[]) {
  const [seen, setSeen] = useState(asked);
  const [chosen, setChosen] = useState(asked);
  if (seen.join() !== asked.join()) {
    setSeen(asked);
    setChosen(asked);
  }
  return [chosen, setChosen] as const;
}

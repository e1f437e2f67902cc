import { formatWhole } from '../../words/numbers.ts';
import styles from '../import.module.css';
import { countOutcome } from './add-answer.ts';
import type { Outcome, RowResult } from './sums.ts';

type Names = readonly (readonly [Outcome, string])[];

const BEFORE: Names = [
  ['added', 'Entram na lista'],
  ['restored', 'Voltam à lista'],
  ['updated', 'São atualizadas'],
  ['unchanged', 'Já estão assim'],
  ['refused', 'São recusadas'],
];
const AFTER: Names = [
  ['added', 'Entraram na lista'],
  ['restored', 'Voltaram à lista'],
  ['updated', 'Foram atualizadas'],
  ['unchanged', 'Já estavam assim'],
  ['refused', 'Foram recusadas'],
];

interface Props {
  readonly results: readonly RowResult[];
  readonly isDone: boolean;
}

/** How many lines come to what. */
export function OutcomeCounts({ results, isDone }: Props) {
  return (
    <dl className={styles['counts']}>
      {(isDone ? AFTER : BEFORE).map(([outcome, name]) => (
        <div key={outcome}>
          <dt>{name}</dt>
          <dd>{formatWhole(countOutcome(results, outcome))}</dd>
        </div>
      ))}
    </dl>
  );
}

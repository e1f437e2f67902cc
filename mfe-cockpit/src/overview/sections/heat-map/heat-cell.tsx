import { formatShare, type LevelCell } from '@aura/shared-domain';
import { VisuallyHidden } from '@aura/shared-ui';
import { HiddenNumber } from '../../../charts/cell-text.tsx';
import { UNMEASURED } from '../../../charts/cell-words.ts';
import { readLevel } from '../../../charts/reading.ts';
import { formatPoints } from '../../../words/numbers.ts';
import styles from './heat-map.module.css';
import { computeHeatStep, isThin } from './heat-step.ts';

/** A cell of the map: the number, how much of the group it is about, and a colour that only repeats it. */
export function HeatCell({ cell }: { readonly cell: LevelCell | undefined }) {
  const reading = cell ? readLevel(cell) : ({ kind: 'unmeasured' } as const);
  if (reading.kind === 'hidden') {
    return (
      <td className={styles['empty']}>
        <HiddenNumber />
      </td>
    );
  }
  if (reading.kind === 'unmeasured') return <td className={styles['empty']}>{UNMEASURED}</td>;
  const { value, coverage } = reading;
  return (
    <td className={isThin(coverage) ? styles['thin'] : styles[`step${computeHeatStep(value)}`]}>
      <span className={styles['value']}>{formatPoints(value)}</span>
      {coverage !== null && (
        <span className={styles['coverage']}>
          <VisuallyHidden>, </VisuallyHidden>
          {formatShare(coverage)}
          <span className={styles['of']}> avaliados</span>
        </span>
      )}
    </td>
  );
}

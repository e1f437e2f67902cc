import { Meter } from '@aura/shared-ui';
import { formatWhole } from '../words/numbers.ts';
import type { ListFacts } from './people-ports.ts';
import styles from './people.module.css';

/** How many people are on the list, of how many. */
export function Seats({ seats: { used, total } }: Pick<ListFacts, 'seats'>) {
  const free = Math.max(total - used, 0);
  return (
    <div className={styles['stack']}>
      <Meter
        label="Pessoas na lista"
        value={used}
        max={Math.max(total, 1)}
        text={`${formatWhole(used)} de ${formatWhole(total)}`}
      />
      <p className={styles['note']}>
        {free === 0 && <strong>A lista está cheia. </strong>}A lista comporta duas pessoas por licença. A
        licença só é usada por quem aceita o convite.
      </p>
    </div>
  );
}

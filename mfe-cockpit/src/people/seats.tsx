import { Meter } from '@aura/shared-ui';
import { formatWhole } from '../words/numbers.ts';
import type { ListFacts } from './people-ports.ts';
import styles from './people.module.css';

/** How many seats are taken, and by what. */
export function Seats({ seats: { used, total } }: Pick<ListFacts, 'seats'>) {
  const free = Math.max(total - used, 0);
  return (
    <div className={styles['stack']}>
      <Meter
        label="Licenças em uso"
        value={used}
        max={Math.max(total, 1)}
        text={`${formatWhole(used)} de ${formatWhole(total)}`}
      />
      <p className={styles['note']}>
        {free === 0 && <strong>Não há licença livre. </strong>}A licença é usada pelo convite, aceite a pessoa
        ou não. Retirar alguém da lista libera a licença.
      </p>
    </div>
  );
}

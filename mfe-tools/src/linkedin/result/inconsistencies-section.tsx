import { EvidenceQuotes } from '@aura/shared-career-ui';
import type { Inconsistency } from '@aura/shared-domain';
import styles from '../../tools.module.css';

interface Props {
  readonly inconsistencies: readonly Inconsistency[];
  /** Whether there was a CV to compare with. */
  readonly compared: boolean;
}

/** Where profile and CV tell different things; recruiters read both. */
export function InconsistenciesSection({ inconsistencies, compared }: Props) {
  return (
    <section className={styles['section']} aria-labelledby="inconsistencies-title">
      <h2 id="inconsistencies-title">LinkedIn e currículo</h2>
      {!compared && (
        <p>
          Sem um currículo para comparar, não procuramos diferenças. Ele vem do seu diagnóstico; quando há um,
          a comparação é oferecida antes de analisar.
        </p>
      )}
      {compared && inconsistencies.length === 0 && <p>Os dois contam a mesma história.</p>}
      <ul className={styles['list']}>
        {inconsistencies.map(({ id, message, action, evidence }) => (
          <li key={id} className={styles['fields']}>
            <p>
              <strong>{message}</strong> {action}
            </p>
            <EvidenceQuotes evidence={evidence} />
          </li>
        ))}
      </ul>
    </section>
  );
}

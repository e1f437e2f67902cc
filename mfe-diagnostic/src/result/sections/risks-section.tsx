import type { DiagnosisResult } from '@aura/shared-domain';
import styles from './sections.module.css';

/** What could get in the way. */
export function RisksSection({ risks }: Pick<DiagnosisResult, 'risks'>) {
  return (
    <section className={styles['section']} aria-labelledby="risks-title">
      <h2 id="risks-title">Pontos de atenção</h2>
      <ul>
        {risks.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ul>
    </section>
  );
}

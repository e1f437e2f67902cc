import { formatCount, type DiagnosisResult } from '@aura/shared-domain';
import styles from './sections.module.css';

/** The values that won most often when two could not be had together. */
export function AnchorsSection({ anchors }: Pick<DiagnosisResult, 'anchors'>) {
  return (
    <section className={styles['section']} aria-labelledby="anchors-title">
      <h2 id="anchors-title">O que pesa nas suas escolhas</h2>
      <p>Quando só dava para ficar com um dos dois, foi isto que você mais manteve:</p>
      <ul className={styles['anchors']}>
        {anchors.map((anchor) => (
          <li key={anchor.id}>
            <strong>{anchor.label}</strong>: {formatCount(anchor.wins, 'escolha', 'escolhas')}
          </li>
        ))}
      </ul>
    </section>
  );
}

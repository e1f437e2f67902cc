import { EvidenceQuotes } from '@aura/shared-career-ui';
import type { AnswerAnalysis } from '@aura/shared-domain';
import styles from '../../tools.module.css';

const TITLES: Readonly<Record<AnswerAnalysis['alerts'][number]['kind'], string>> = {
  differs: 'Diferente do currículo',
  notInResume: 'Não está no currículo',
};

/** Where an answer and the CV disagree, with both sides word for word. */
export function AlertList({ alerts }: Pick<AnswerAnalysis, 'alerts'>) {
  if (alerts.length === 0) return null;
  return (
    <section className={styles['item']}>
      <h3>A resposta e o seu currículo</h3>
      <ul className={styles['list']}>
        {alerts.map(({ kind, text, evidence }) => (
          <li key={text} className={styles['item']}>
            <p>
              <strong>{TITLES[kind]}.</strong> {text}
            </p>
            <EvidenceQuotes evidence={evidence} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { DiagnosisResult } from '@aura/shared-domain';
import { Card } from '@aura/shared-ui';
import { EvidenceQuotes } from '@aura/shared-career-ui';
import styles from './sections.module.css';

/** The person's strengths, each with the line that proves it. */
export function StrengthsSection({ strengths, goal }: Pick<DiagnosisResult, 'strengths' | 'goal'>) {
  return (
    <section className={styles['section']} aria-labelledby="strengths-title">
      <h2 id="strengths-title">O que você já tem</h2>
      {strengths.length === 0 ? (
        <p>
          Não encontramos, no que você enviou, uma linha que comprove uma força
          {goal.title !== '' && ' para este objetivo'}. Isso não quer dizer que ela não exista: um currículo
          com atividades e resultados costuma mudar esta parte.
        </p>
      ) : (
        <ol className={styles['cards']}>
          {strengths.map((strength) => (
            <li key={strength.id}>
              <Card as="article">
                <h3>{strength.title}</h3>
                <p>{strength.why}</p>
                <EvidenceQuotes evidence={strength.evidence} />
              </Card>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

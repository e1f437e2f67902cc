import type { DraftedText } from '@aura/shared-domain';
import { Card } from '@aura/shared-ui';
import { DraftedCard } from '../../drafted/drafted-card.tsx';
import styles from '../../tools.module.css';

/** A letter for the ad, to copy once the person has said why they want the job. */
export function LetterSection({ letter }: { readonly letter: DraftedText }) {
  return (
    <section className={styles['section']} aria-labelledby="letter-title">
      <h2 id="letter-title">Carta para a vaga</h2>
      <p>Ela leva só frases suas que provam o que o anúncio pede. O motivo é você quem diz.</p>
      <Card as="article">
        <DraftedCard drafted={letter} rewritten={null} model={null}>
          {(text) => <p className={styles['verbatim']}>{text}</p>}
        </DraftedCard>
      </Card>
    </section>
  );
}

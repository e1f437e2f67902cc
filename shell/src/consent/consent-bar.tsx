import { Button } from '@aura/shared-ui';
import { BOOT, makeBootMark, CONSENT_BAR_ID } from '../document/boot-marks.ts';
import styles from './consent-bar.module.css';

/** Two equal buttons with an honest description of their effect. The small script shows, hides and answers it. */
export function ConsentBar() {
  return (
    <section id={CONSENT_BAR_ID} tabIndex={-1} aria-label="Preferências de cookies" className={styles['bar']}>
      <p className={styles['text']}>
        Podemos medir o uso do site e o efeito dos anúncios? Currículo, nome e resultados ficam fora. Recusar
        não muda nada.
        {/* One of them is shown; a text that the small script wrote would not be the one that React expects. */}
        <span className={styles['accepted']}> Sua escolha atual: aceitar.</span>
        <span className={styles['refused']}> Sua escolha atual: recusar.</span>
      </p>
      <div className={styles['choices']}>
        <Button variant="secondary" {...makeBootMark(BOOT.refuse)}>
          Recusar
        </Button>
        <Button variant="secondary" {...makeBootMark(BOOT.accept)}>
          Aceitar
        </Button>
      </div>
    </section>
  );
}

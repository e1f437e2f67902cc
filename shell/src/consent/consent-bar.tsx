import { Button } from '@aura/shared-ui';
import { CONSENT_BAR_ID } from '../boot/consent-bar.ts';
import { BOOT, bootMark } from '../boot/marks.ts';
import styles from './consent-bar.module.css';

/** Two equal buttons and the plain truth about what they do. The small script shows, hides and answers it. */
export function ConsentBar() {
  return (
    <section id={CONSENT_BAR_ID} tabIndex={-1} aria-label="Preferências de cookies" className={styles['bar']}>
      <p className={styles['text']}>
        Com a sua permissão, medimos o uso do site para melhorá-lo e para saber quais anúncios funcionam. Seu
        currículo, seu nome e seus resultados nunca entram nessa conta. Se recusar, tudo funciona do mesmo
        jeito.
        <span {...bootMark(BOOT.currentChoice)} suppressHydrationWarning />
      </p>
      <div className={styles['choices']}>
        <Button variant="secondary" {...bootMark(BOOT.refuse)}>
          Recusar
        </Button>
        <Button variant="secondary" {...bootMark(BOOT.accept)}>
          Aceitar
        </Button>
      </div>
    </section>
  );
}

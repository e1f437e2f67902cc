import { Button } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './consent-bar.module.css';

type ConsentChoice = 'accepted' | 'refused';

interface Props {
  readonly current: ConsentChoice | 'undecided';
  /** The bar was asked for: the focus goes to it. On a first visit it stays where it is. */
  readonly takeFocus: boolean;
  readonly onChoose: (choice: ConsentChoice) => void;
}

const CURRENT_TEXT = {
  undecided: '',
  accepted: ' Sua escolha atual: aceitar.',
  refused: ' Sua escolha atual: recusar.',
} as const;

/** Two equal buttons and the plain truth about what they do. */
export function ConsentBarView({ current, takeFocus, onChoose }: Props) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takeFocus) region.current?.focus();
  }, [takeFocus]);
  return (
    <section ref={region} tabIndex={-1} aria-label="Preferências de cookies" className={styles['bar']}>
      <p className={styles['text']}>
        Com a sua permissão, medimos o uso do site para melhorá-lo e para saber quais anúncios funcionam. Seu
        currículo, seu nome e seus resultados nunca entram nessa conta. Se recusar, tudo funciona do mesmo
        jeito.
        {CURRENT_TEXT[current]}
      </p>
      <div className={styles['choices']}>
        <Button variant="secondary" onClick={() => onChoose('refused')}>
          Recusar
        </Button>
        <Button variant="secondary" onClick={() => onChoose('accepted')}>
          Aceitar
        </Button>
      </div>
    </section>
  );
}

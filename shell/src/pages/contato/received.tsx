import { Button } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './contact.module.css';

interface Props {
  /** Address that the answer goes to. */
  readonly answerTo: string;
  readonly onAnother: () => void;
}

/** Says that the message has arrived. It takes the focus: the button that was pressed is gone. */
export function Received({ answerTo, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['received']}>
      <h2 ref={heading} tabIndex={-1}>
        Recebemos sua mensagem.
      </h2>
      <p>
        A resposta vai para <strong>{answerTo}</strong>. Usamos o que você escreveu só para responder, e para
        mais nada.
      </p>
      <Button variant="secondary" onClick={onAnother}>
        Enviar outra mensagem
      </Button>
    </div>
  );
}

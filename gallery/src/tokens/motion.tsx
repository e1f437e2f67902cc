import { Button } from '@aura/shared-ui';
import { useState } from 'react';
import { Sample } from '../frame/sample.tsx';
import styles from './motion.module.css';

const MOTIONS = [
  { token: 'motion-fast', value: '120 ms', use: 'cor e contorno de um controle' },
  { token: 'motion', value: '200 ms', use: 'o que entra, abre ou cresce' },
] as const;

/** Durations and the one curve, set in motion by a button. */
export function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <Sample
      title="Durações"
      note="Com a preferência por menos movimento as duas valem 0 e nada se desloca aos poucos."
    >
      {MOTIONS.map(({ token, value, use }) => (
        <div key={token} className={styles['row']}>
          <p>
            <code>--{token}</code> {value}: {use}
          </p>
          <div className={styles['track']} data-moved={moved || undefined}>
            <span className={styles[token]} />
          </div>
        </div>
      ))}
      <p>
        A curva é sempre <code>--ease</code>: parte depressa e chega devagar.
      </p>
      <div>
        <Button variant="secondary" onClick={() => setMoved(!moved)}>
          Ver o movimento
        </Button>
      </div>
    </Sample>
  );
}

import { useEffect, useState } from 'react';
import styles from './spinner.module.css';

/** Waits shorter than this (ms) feel immediate; a spinner would only flicker. */
const DELAY = 150;

export interface SpinnerProps {
  readonly label?: string | undefined;
}

/** Says that something is loading, once the wait is long enough to be noticed. */
export function Spinner({ label = 'Carregando…' }: SpinnerProps) {
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles['spinner']}>
      {noticed && (
        <>
          <span className={styles['wheel']} aria-hidden="true" />
          <span>{label}</span>
        </>
      )}
    </output>
  );
}

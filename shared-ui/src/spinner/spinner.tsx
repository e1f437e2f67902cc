import { useEffect, useState } from 'react';
import styles from './spinner.module.css';

/** Waits shorter than this (ms) feel immediate; a spinner would only flicker. */
const DELAY = 150;

/** From here on (ms) a wait is longer than usual. */
const SLOW = 10_000;

const LABELS = { usual: 'Carregando…', slow: 'Está demorando mais que o normal…' } as const;

/** Says that something is loading, once the wait is long enough to be noticed. */
export function Spinner({
  label,
}: {
  /** What is being waited for; without it the spinner also says when the wait grows long. */
  readonly label?: string | undefined;
}) {
  const [stage, setStage] = useState<'unnoticed' | keyof typeof LABELS>('unnoticed');
  useEffect(() => {
    const timers = [setTimeout(() => setStage('usual'), DELAY), setTimeout(() => setStage('slow'), SLOW)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <output className={styles['spinner']}>
      {stage !== 'unnoticed' && (
        <>
          <span className={styles['wheel']} aria-hidden="true" />
          <span>{label ?? LABELS[stage]}</span>
        </>
      )}
    </output>
  );
}

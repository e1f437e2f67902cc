import styles from './confetti.module.css';

const PIECES = 8;

/** Bits of paper that fly once behind a message. Decoration: nobody misses anything without them. */
export function Confetti() {
  return (
    <span className={styles['confetti']} aria-hidden="true" data-confetti>
      {Array.from({ length: PIECES }, (_, piece) => (
        <i key={piece} className={styles['piece']} />
      ))}
    </span>
  );
}

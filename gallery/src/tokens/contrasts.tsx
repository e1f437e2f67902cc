import { computeContrast } from '@aura/shared-ui/host';
import { Sample } from '../frame/sample.tsx';
import { PAIR_GROUPS, type Pair } from './pairs.ts';
import { PALETTE } from './palette.ts';
import styles from './swatches.module.css';

type Theme = 'light' | 'dark';

/** Rounded down: a pair must not seem to reach a limit that it misses. */
function ratioOf({ front, back }: Pair, theme: Theme): string {
  const ratio = computeContrast(PALETTE[front][theme], PALETTE[back][theme]);
  return `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')}:1`;
}

/** Allowed combinations of colours, with the contrast computed for both themes. */
export function Contrasts() {
  return PAIR_GROUPS.map(({ title, least, pairs }) => (
    <Sample key={title} title={title} note={`Contraste mínimo: ${String(least).replace('.', ',')}:1.`}>
      <ul className={`${styles['swatches']} ${styles['pairs']}`}>
        {pairs.map((pair) => (
          <li key={`${pair.front} ${pair.back}`} className={styles['swatch']}>
            <PairSample {...pair} />
            <span>
              {pair.front} sobre {pair.back}
            </span>
            <span className={styles['values']}>
              claro {ratioOf(pair, 'light')} · escuro {ratioOf(pair, 'dark')}
            </span>
          </li>
        ))}
      </ul>
    </Sample>
  ));
}

/** The two letters drawn as strokes, as wide as those of a text. */
function PairSample({ front, back }: Pair) {
  return (
    <svg className={styles['pair']} aria-hidden="true">
      {(['light', 'dark'] as const).map((theme, index) => (
        <svg key={theme} x={index === 0 ? '0' : '50%'} width="50%" height="100%">
          <rect width="100%" height="100%" fill={PALETTE[back][theme]} />
          <svg viewBox="0 0 48 32" fill="none" stroke={PALETTE[front][theme]} strokeWidth="2">
            <path d="M8 24l8-16 8 16M11 19h10M41 12v12" />
            <circle cx="34.5" cy="18" r="5.5" />
          </svg>
        </svg>
      ))}
    </svg>
  );
}

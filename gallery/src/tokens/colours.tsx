import { Sample } from '../frame/sample.tsx';
import { PALETTE } from './palette.ts';
import styles from './swatches.module.css';

/** Every colour: its name, what it is for, and how it looks in both themes. */
export function Colours() {
  return (
    <Sample title="Paleta" note="À esquerda o tema claro, à direita o escuro.">
      <ul className={styles['swatches']}>
        {Object.entries(PALETTE).map(([name, { use, light, dark }]) => (
          <li key={name} className={styles['swatch']}>
            <svg className={styles['halves']} viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" height="1" fill={light} />
              <rect x="1" width="1" height="1" fill={dark} />
            </svg>
            <code className={styles['name']}>--color-{name}</code>
            <span>{use}</span>
            <span className={styles['values']}>
              {light} · {dark}
            </span>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

import type { ShareReading } from './reading.ts';
import styles from './share-legend.module.css';

/** Legend of the markings next to the bars, for those present. Visual only, like the bars. */
export function ShareLegend({ readings }: { readonly readings: readonly ShareReading[] }) {
  const notes = [
    readings.some((reading) => reading.kind === 'share' && reading.interval !== null) &&
      'O traço sob a barra é o que o arredondamento deixa em aberto.',
    readings.some(({ kind }) => kind === 'band') && 'Uma faixa tracejada é a metade em que o número está.',
    readings.some(({ kind }) => kind === 'hidden') && '— é um grupo pequeno demais.',
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <p className={styles['legend']} aria-hidden="true">
      {notes.join(' ')}
    </p>
  );
}

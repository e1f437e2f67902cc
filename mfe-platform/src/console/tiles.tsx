import type { ReactNode } from 'react';
import styles from './console.module.css';

/** A number with its name. */
export interface Tile {
  readonly label: string;
  readonly value: string | number;
}

/** The numbers that a page begins with. */
export const Tiles = ({ tiles }: { readonly tiles: readonly Tile[] }) => (
  <dl className={styles['tiles']}>
    {tiles.map(({ label, value }) => (
      <div key={label} className={styles['tile']}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A fact with its name. */
export interface Fact {
  readonly name: string;
  /** Null leaves the fact out. */
  readonly value: ReactNode;
}

/** Facts in lines. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles['facts']}>
    {facts
      .filter(({ value }) => value !== null)
      .map(({ name, value }) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface Props {
  readonly facts: readonly { readonly term: string; readonly detail: ReactNode }[];
}

/** Terms with what they are, for facts that are looked up. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

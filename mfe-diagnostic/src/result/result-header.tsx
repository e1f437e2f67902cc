import type { ReactNode } from 'react';
import styles from './result-header.module.css';

interface Props {
  /** "Diagnóstico completo" */
  readonly kind: string;
  readonly lead: string;
  readonly actions?: ReactNode;
}

/** Opens the result in little room: what it says has to be on the first screen. */
export function ResultHeader({ kind, lead, actions }: Props) {
  return (
    <header className={styles['header']}>
      <div>
        <h1 className={styles['title']} tabIndex={-1} data-page-title>
          Resultado do diagnóstico
        </h1>
        <p className={styles['lead']}>
          {kind}, {lead}
        </p>
      </div>
      {actions}
    </header>
  );
}

import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface Props {
  /** Fragment of its address. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** A block of the settings: what it is about on one side, the controls on the other. */
export function SettingsSection({ id, title, text, children }: Props) {
  return (
    <section className={styles['section']}>
      <div>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className={styles['note']}>{text}</p>}
      </div>
      {children && <div>{children}</div>}
    </section>
  );
}

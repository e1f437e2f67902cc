import { restartInWords } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { useState, type ReactNode } from 'react';
import styles from '../tools.module.css';

interface Props {
  /** What can be done without an analysis, as items of a list. */
  readonly children: ReactNode;
  /** The way to an analysis that counts nothing: the same document within a day. */
  readonly again: { readonly label: string; readonly path: string };
}

/** Where the analyses of the month are used up: what is still free to do, and when the next one comes. */
export function StillFree({ children, again }: Props) {
  const [now] = useState(() => new Date());
  return (
    <section className={styles['section']} aria-labelledby="free-title">
      <h2 id="free-title">O que você pode fazer agora, sem análise</h2>
      <ul>{children}</ul>
      <p className={styles['note']}>
        A próxima análise chega em {restartInWords(now)}. Se é o mesmo documento que você analisou nas últimas
        24 horas, <Link to={again.path}>{again.label}</Link>: não conta de novo.
      </p>
    </section>
  );
}

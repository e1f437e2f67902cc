import { useRef, type ReactNode } from 'react';
import { useOverflow } from './use-overflow.ts';
import styles from './wide.module.css';

interface Props {
  /** Description of the content at the side: "os demais departamentos". */
  readonly more: string;
  /** A table in a section that scrolls. */
  readonly children: ReactNode;
}

/** A table that may be wider than the screen. If it is, a text says so, because nothing else may show it. */
export function Wide({ more, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  return (
    <div ref={frame} className={styles['wide']}>
      {overflows && <p className={styles['hint']}>Role para o lado para ver {more}.</p>}
      {children}
    </div>
  );
}

import { useRef, type ReactNode, useEffect, useState, type RefObject } from 'react';
import styles from './wide.module.css';

/** Whether the section within is narrower than the table in it, as long as both may change. */
function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const scroller = frame.current?.querySelector('section');
    const table = scroller?.querySelector('table');
    if (!scroller || !table) return;
    // Widths that are not whole are rounded, each for itself.
    const observer = new ResizeObserver(() => setOverflows(scroller.scrollWidth > scroller.clientWidth + 1));
    observer.observe(scroller);
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
}

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

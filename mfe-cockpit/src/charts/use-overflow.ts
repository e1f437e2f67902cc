import { useEffect, useState, type RefObject } from 'react';

/** Whether the section within is narrower than the table in it, as long as both may change. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
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

import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A clock that runs while the page is visible and it is not stopped.
 * @param initial seconds already elapsed
 */
export function useClock(initial: number) {
  const [seconds, setSeconds] = useState(initial);
  const [running, setRunning] = useState(true);
  const latest = useRef(initial);
  useEffect(() => {
    if (!running) return;
    let before = Date.now();
    const tick = setInterval(() => {
      const now = Date.now();
      // A tab that is not seen and a device that slept are no time of answering.
      const passed = document.hidden ? 0 : Math.min(2, (now - before) / 1000);
      before = now;
      latest.current += passed;
      setSeconds(Math.floor(latest.current));
    }, 1000);
    return () => clearInterval(tick);
  }, [running]);
  const toggle = useCallback(() => setRunning((is) => !is), []);
  const read = useCallback(() => Math.floor(latest.current), []);
  return { seconds, running, toggle, read };
}

/** "2:05". */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

import { useCallback, useRef } from 'react';

/**
 * Gives the id under which a text is sent. The same text keeps its id, so that a retry after a lost answer is
 * not stored twice; a changed text gets a new one, so that it is not taken for the old one and dropped.
 */
export function useRequestId(): (text: string) => string {
  const latest = useRef<{ readonly text: string; readonly id: string } | null>(null);
  return useCallback((text) => {
    if (latest.current?.text !== text) latest.current = { text, id: crypto.randomUUID() };
    return latest.current.id;
  }, []);
}

import { useLocation } from '@aura/shared-session/router';
import { useEffect } from 'react';

/** Moves the focus to the heading that the address names (`#…`), as a link of the browser does; the shell scrolls there. */
export function useNamedSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}

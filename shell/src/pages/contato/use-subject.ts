import type { ContactSubject } from '@aura/shared-domain';
import { useEffect, useRef, useState } from 'react';

/**
 * The chosen subject. What the person chose before the page came alive is kept; else the suggested one is
 * chosen, after the first render, which is the same for every address.
 */
export function useSubject(suggested: ContactSubject | null) {
  const ref = useRef<HTMLSelectElement>(null);
  const [subject, setSubject] = useState('');
  useEffect(() => {
    const chosen = ref.current?.value ?? '';
    setSubject((current) => current || chosen || (suggested ?? ''));
  }, [suggested]);
  return { ref, subject, setSubject } as const;
}

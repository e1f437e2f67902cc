import type { Result } from '@aura/shared-domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withOffline } from '../data/offline.ts';

/** What became of the person's latest attempt. `kind` says which of the form's ways was taken. */
export type Attempt<K extends string> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly kind: K }
  | { readonly status: 'done'; readonly kind: K }
  | { readonly status: 'failed'; readonly kind: K; readonly message: string };

type Action = () => Promise<Result<unknown, { readonly message: string }>>;

/**
 * Runs attempts of which only the latest counts. A closed Google window is noticed seconds later: by then the person
 * may be signing in another way, and must not see a message about the window.
 */
export function useAttempt<K extends string>() {
  const latest = useRef(0);
  const [attempt, setAttempt] = useState<Attempt<K>>({ status: 'idle' });

  useEffect(() => () => void (latest.current = -1), []);

  const run = useCallback(async (kind: K, action: Action): Promise<boolean> => {
    const id = ++latest.current;
    setAttempt({ status: 'pending', kind });
    const result = await action();
    if (id === latest.current) {
      setAttempt(
        result.ok
          ? { status: 'done', kind }
          : { status: 'failed', kind, message: withOffline(result.error.message) },
      );
    }
    return result.ok;
  }, []);

  return [attempt, run] as const;
}

import { type RequestOf, type ResponseOf, type Result, badgeVerifyEndpoint } from '@aura/shared-domain';
import { useCallback, useEffect, useRef, useState } from 'react';

export type Verdict = ResponseOf<typeof badgeVerifyEndpoint>;

/** Asks whether a credential is good; the text of a failure is Portuguese and made to be shown. */
export type Verify = (
  request: RequestOf<typeof badgeVerifyEndpoint>,
) => Promise<Result<Verdict, { readonly message: string }>>;

export type Verification =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'done'; readonly verdict: Verdict; readonly email: string | null }
  | { readonly status: 'failed'; readonly message: string };

/**
 * Verifies credentials; the latest one counts. `fail` is for input that cannot be sent; `reset` removes the answer
 * when the input changes.
 */
export function useVerification(verify: Verify) {
  const latest = useRef(0);
  const [verification, setVerification] = useState<Verification>({ status: 'idle' });

  useEffect(() => () => void (latest.current += 1), []);

  const run = useCallback(
    async (request: RequestOf<typeof badgeVerifyEndpoint>): Promise<void> => {
      const id = ++latest.current;
      setVerification({ status: 'pending' });
      const answer = await verify(request);
      if (id !== latest.current) return;
      setVerification(
        answer.ok
          ? { status: 'done', verdict: answer.value, email: request.email }
          : { status: 'failed', message: answer.error.message },
      );
    },
    [verify],
  );
  const fail = useCallback((message: string) => {
    latest.current += 1;
    setVerification({ status: 'failed', message });
  }, []);

  const reset = useCallback(() => {
    latest.current += 1;
    setVerification({ status: 'idle' });
  }, []);

  return { verification, run, fail, reset } as const;
}

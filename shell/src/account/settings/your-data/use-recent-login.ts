import type { Result } from '@aura/shared-domain';
import { useState } from 'react';
import type { CodedFailure } from './ports.ts';

/** The backend's code for an operation that asks for a sign-in of a few minutes ago. */
const REQUIRED = 'recent_login_required';

type Operation<T> = () => Promise<Result<T, CodedFailure>>;

interface RecentLogin {
  /** Runs an operation, and once more after the person has proved who they are; null where they would not. */
  readonly run: <T>(operation: Operation<T>) => Promise<Result<T, CodedFailure> | null>;
  /** Whether the person is being asked. */
  readonly asking: boolean;
  readonly answer: (proved: boolean) => void;
}

/** Operations that may ask for a recent sign-in. */
export function useRecentLogin(): RecentLogin {
  const [answer, setAnswer] = useState<((proved: boolean) => void) | null>(null);

  async function run<T>(operation: Operation<T>): Promise<Result<T, CodedFailure> | null> {
    const first = await operation();
    if (first.ok || first.error.code !== REQUIRED) return first;
    const proved = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    return proved ? operation() : null;
  }

  return { run, asking: answer !== null, answer: (proved) => answer?.(proved) };
}

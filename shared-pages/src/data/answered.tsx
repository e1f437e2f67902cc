import { Spinner } from '@aura/shared-ui';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import type { Asked } from './use-asked.ts';

interface Props<T> {
  readonly asked: Asked<T>;
  /** Label of the loading state. */
  readonly label: string;
  /** What could not be read, where the message alone does not say it. */
  readonly failed?: string;
  readonly children?: (value: T) => ReactNode;
}

/** What was answered; before that, that it is on its way; and why nothing, or nothing newer, came. */
export function Answered<T>({ asked, label, failed, children }: Props<T>) {
  const { status, error, isAsking, reload } = asked;
  return (
    <>
      {status === 'loading' && <Spinner label={label} />}
      {error && <LoadFailure title={failed} message={error.message} isAsking={isAsking} onRetry={reload} />}
      {asked.status === 'ready' && children?.(asked.value)}
    </>
  );
}

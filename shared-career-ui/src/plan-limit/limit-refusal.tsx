import { refreshProfile, useSession } from '@aura/shared-session';
import { Notice } from '@aura/shared-ui';
import { useEffect, useState } from 'react';
import { LimitFacts } from './limit-facts.tsx';
import { PlansLink } from './plans-link.tsx';
import type { ToolLimit } from './tool-limit.ts';

interface Props {
  readonly of: ToolLimit;
  /** What was not done. */
  readonly title: string;
  /** Why, in the words of the backend. */
  readonly message: string;
  /** What was not lost. */
  readonly kept: string;
}

/** The refusal of something over the limit of the month. What this page believed to be left is read anew. */
export function LimitRefusal({ of, title, message, kept }: Props) {
  const session = useSession();
  const [now] = useState(() => new Date());
  useEffect(() => void refreshProfile(), []);
  return (
    <Notice tone="error" title={title} action={<PlansLink />}>
      <p>{message}</p>
      <p>{kept}</p>
      {session.status === 'signedIn' && <LimitFacts of={of} profile={session.profile} now={now} />}
    </Notice>
  );
}

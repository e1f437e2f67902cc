import { refreshProfile, useSession } from '@aura/shared-session';
import { buttonClass, Notice } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { LimitFacts } from './limit-facts.tsx';
import { PlansLink } from './plans-link.tsx';
import { useRefusal } from './refusals-store.ts';
import type { ToolLimit } from './tool-limit.ts';

interface Props {
  readonly of: ToolLimit;
  /** What was not done. */
  readonly title: string;
  /** What was not lost. */
  readonly kept: string;
}

/**
 * The refusal of something over the limit of the month: nothing went wrong, and so it informs. What this page believed
 * to be left is read anew. Of several, the newest alone names the facts.
 */
export function LimitRefusal({ of, title, kept }: Props) {
  const session = useSession();
  const [now] = useState(() => new Date());
  const isNewest = useRefusal(of.tool);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void refreshProfile();
    // The pressed control may be gone; do not take the focus from another element.
    if (document.activeElement === document.body) message.current?.focus();
  }, []);
  const action = isNewest && <PlansLink className={buttonClass({ variant: 'secondary' })} />;
  return (
    <div ref={message} tabIndex={-1}>
      <Notice tone="info" title={title} action={action}>
        <p>
          Você chegou ao limite de {of.uses} deste mês. {kept}
        </p>
        {isNewest && session.status === 'signedIn' && (
          <LimitFacts of={of} profile={session.profile} now={now} />
        )}
      </Notice>
    </div>
  );
}

import { Button, Notice, Spinner } from '@aura/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { ActiveMembership, EndedMembership } from './membership-blocks.tsx';
import styles from './membership.module.css';
import { useMemberships, type MembershipPorts } from './use-memberships.ts';

interface Props {
  readonly ports: MembershipPorts;
  /** Whether the person's plan is a company's: then there is something to wait for. */
  readonly hasCompanyPlan: boolean;
}

/** The person's companies, and what each may count. Hidden for people without one. */
export function YourCompany({ ports, hasCompanyPlan }: Props) {
  const { state, retry, act } = useMemberships(ports);
  const [done, setDone] = useState<string | null>(null);
  const message = useRef<HTMLDivElement>(null);
  // The pressed button disappears with the membership.
  useEffect(() => {
    if (done !== null) message.current?.focus();
  }, [done]);

  const memberships = state.status === 'ready' ? state.memberships : [];
  const isAwaited = hasCompanyPlan && state.status !== 'ready';
  if (memberships.length === 0 && !isAwaited && done === null) return null;
  return (
    <div className={styles['stack']}>
      {done !== null && (
        <div ref={message} tabIndex={-1} className={styles['message']}>
          <Notice tone="success">{done}</Notice>
        </div>
      )}
      {state.status === 'loading' && <Spinner />}
      {state.status === 'failed' && (
        <Notice
          tone="error"
          title="Não foi possível buscar a sua empresa"
          action={<Button onClick={retry}>Tentar novamente</Button>}
        >
          {state.message}
        </Notice>
      )}
      {memberships.map((membership) => {
        const Block = membership.state === 'active' ? ActiveMembership : EndedMembership;
        return (
          <Block
            key={membership.companyId}
            membership={membership}
            act={act}
            contribution={ports.contribution}
            onDone={setDone}
          />
        );
      })}
    </div>
  );
}

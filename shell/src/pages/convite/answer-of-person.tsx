import { inviterOf } from '@aura/shared-domain';
import type { SessionState } from '@aura/shared-session';
import { Spinner } from '@aura/shared-ui';
import { AnswerForm } from './answer-form.tsx';
import { FocusKept } from './focus-kept.tsx';
import { MemberAlready } from './member-already.tsx';
import { OtherAddress } from './other-address.tsx';
import type { InvitationPorts } from './ports.ts';
import { useAccept } from './use-accept.ts';
import { useActiveMembership } from './use-active-membership.ts';
import { UsedLink } from './used-link.tsx';

interface Props {
  readonly token: string;
  /** The address that was invited, mostly hidden. */
  readonly invited: string;
  /** The address of the account. */
  readonly own: string;
  readonly account: Extract<SessionState, { status: 'signedIn' }>;
  readonly now: Date;
  readonly ports: InvitationPorts;
  readonly onAccepted: (shares: boolean) => void;
}

/** The answer of an account that may be the one that was invited, unless it has given one or is refused. */
export function AnswerOfPerson({ token, invited, own, account, now, ports, onAccepted }: Props) {
  const { found, look } = useActiveMembership(ports.memberships);
  const { refusal, accept } = useAccept(ports, look);
  if (found === undefined) return <Spinner />;
  const { membership, isNews } = found;

  const state = () => {
    if (membership) {
      const isOfInviter = membership.companyId === inviterOf(token);
      return <MemberAlready membership={membership} isOfInviter={isOfInviter} isNews={isNews} />;
    }
    if (refusal === 'otherAccount')
      return <OtherAddress own={own} invited={invited} signOut={ports.signOut} />;
    if (refusal === 'gone') return <UsedLink />;
    return (
      <AnswerForm
        token={token}
        email={own}
        account={account}
        now={now}
        ports={{ ...ports, accept }}
        onAccepted={onAccepted}
      />
    );
  };
  return <FocusKept>{state()}</FocusKept>;
}

import { inviterOf } from '@aura/shared-domain';
import type { SessionState } from '@aura/shared-session';
import { Button, Notice, Spinner } from '@aura/shared-ui';
import { AnswerForm } from './answer-form.tsx';
import { maySuit } from './may-suit.ts';
import { MemberAlready } from './member-already.tsx';
import { OtherAddress } from './other-address.tsx';
import type { InvitationPorts } from './ports.ts';
import { SignInFirst } from './sign-in-first.tsx';
import { useActiveMembership } from './use-active-membership.ts';
import type { Visitor } from './visitor.ts';

interface Props {
  readonly token: string;
  /** The address that was invited, mostly hidden. */
  readonly email: string;
  readonly visitor: Visitor;
  readonly now: Date;
  readonly ports: InvitationPorts;
  readonly onAccepted: (uid: string, shares: boolean) => void;
}

/** The way to an answer, for whoever is there. */
export function Answer({ visitor, ...invitation }: Props) {
  switch (visitor.kind) {
    case 'unknown':
      return <Spinner />;
    case 'nobody':
      return <SignInFirst token={invitation.token} email={invitation.email} />;
    case 'person': {
      const { account } = visitor;
      const { uid, email } = account.user;
      if (email === null || !maySuit(invitation.email, email))
        return <OtherAddress own={email} invited={invitation.email} signOut={invitation.ports.signOut} />;
      return <AnswerOfPerson key={uid} {...invitation} account={account} own={email} />;
    }
    case 'unreachable':
      return (
        <Notice
          tone="error"
          title="Não conseguimos verificar sua sessão"
          action={<Button onClick={invitation.ports.findPerson}>Tentar novamente</Button>}
        >
          Verifique sua conexão. Nada mudou no convite.
        </Notice>
      );
  }
}

interface OfPersonProps extends Omit<Props, 'visitor'> {
  readonly account: Extract<SessionState, { status: 'signedIn' }>;
  /** The address of the account. */
  readonly own: string;
}

/** The answer of an account that may be the one that was invited, unless it has given one already. */
function AnswerOfPerson({ token, account, own, now, ports, onAccepted }: OfPersonProps) {
  const membership = useActiveMembership(ports.memberships);
  if (membership === undefined) return <Spinner />;
  if (membership)
    return <MemberAlready membership={membership} isOfInviter={membership.companyId === inviterOf(token)} />;
  return (
    <AnswerForm
      token={token}
      now={now}
      email={own}
      account={account}
      ports={ports}
      onAccepted={(shares) => onAccepted(account.user.uid, shares)}
    />
  );
}

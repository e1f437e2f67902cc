import { err, SHARING_NOTICE_VERSION } from '@aura/shared-domain';
import { Spinner } from '@aura/shared-ui';
import { useState } from 'react';
import { AnswerButtons } from './answer-buttons.tsx';
import { FocusKept } from './focus.tsx';
import { maySuit } from './may-suit.ts';
import type { InvitationPorts } from './ports.ts';
import { useMembership } from './use-membership.ts';
import type { Account, Visitor } from './use-visitor.ts';
import { ConfirmFirst, MemberAlready, OtherAccount, SignInFirst, UsedLink } from './ways-on.tsx';

interface Props {
  readonly token: string;
  /** The address that was invited, mostly hidden. */
  readonly invited: string;
  readonly visitor: Visitor;
  readonly now: Date;
  readonly ports: InvitationPorts;
  readonly onAccepted: (uid: string, shares: boolean) => void;
}

/** The answer form for the current visitor. */
export function Answer({ visitor, onAccepted, ...invitation }: Props) {
  const { token, invited } = invitation;
  if (visitor.kind === 'unknown') return <Spinner />;
  if (visitor.kind === 'nobody') return <SignInFirst token={token} invited={invited} />;
  const { account } = visitor;
  const { uid, email } = account.user;
  if (email === null || !maySuit(invited, email))
    return <OtherAccount token={token} invited={invited} own={email} />;
  return (
    <AnswerOfPerson
      key={uid}
      {...invitation}
      own={email}
      account={account}
      onAccepted={(shares) => onAccepted(uid, shares)}
    />
  );
}

interface OfPersonProps extends Omit<Props, 'visitor' | 'onAccepted'> {
  /** The address of the account. */
  readonly own: string;
  readonly account: Account;
  readonly onAccepted: (shares: boolean) => void;
}

/** Why trying again is of no use: the link is another account's, or it is used, replaced, taken back or too old. */
type Refusal = 'forbidden' | 'not_found';

/** The answer of an account that may be the one that was invited, unless it has given one or is refused. */
function AnswerOfPerson({ token, invited, own, account, now, ports, onAccepted }: OfPersonProps) {
  const { found, look } = useMembership(ports.memberships);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (found === undefined) return <Spinner />;

  /** Accepts, unless the person is a member by then: their answer in another tab would be changed without a word. */
  const accept = async (shares: boolean) => {
    const standing = await look();
    if (!standing.ok) return standing;
    if (standing.value !== null) return err({ message: `Você já faz parte de ${standing.value.company}.` });
    const accepted = await ports.accept({ token, shares, noticeVersion: SHARING_NOTICE_VERSION });
    if (!accepted.ok && (accepted.error.code === 'forbidden' || accepted.error.code === 'not_found'))
      setRefusal(accepted.error.code);
    return accepted;
  };
  const state = () => {
    if (found.membership) return <MemberAlready {...found} membership={found.membership} token={token} />;
    if (refusal === 'forbidden') return <OtherAccount token={token} invited={invited} own={own} />;
    if (refusal === 'not_found') return <UsedLink />;
    if (!account.user.emailVerified) return <ConfirmFirst token={token} own={own} />;
    return (
      <AnswerButtons
        email={own}
        profile={account.profile}
        now={now}
        accept={accept}
        refreshProfile={ports.refreshProfile}
        onAccepted={onAccepted}
      />
    );
  };
  return <FocusKept>{state()}</FocusKept>;
}

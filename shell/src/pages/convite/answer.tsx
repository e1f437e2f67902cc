import { Button, Notice, Spinner } from '@aura/shared-ui';
import { AnswerForm } from './answer-form.tsx';
import { maySuit } from './may-suit.ts';
import { OtherAddress } from './other-address.tsx';
import type { InvitationPorts } from './ports.ts';
import { SignInFirst } from './sign-in-first.tsx';
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
export function Answer({ visitor, ports, onAccepted, ...invitation }: Props) {
  switch (visitor.kind) {
    case 'unknown':
      return <Spinner />;
    case 'nobody':
      return <SignInFirst token={invitation.token} email={invitation.email} />;
    case 'person': {
      const { account } = visitor;
      const { uid, email } = account.user;
      if (email === null || !maySuit(invitation.email, email))
        return <OtherAddress own={email} invited={invitation.email} signOut={ports.signOut} />;
      return (
        <AnswerForm
          key={uid}
          token={invitation.token}
          now={invitation.now}
          email={email}
          account={account}
          ports={ports}
          onAccepted={(shares) => onAccepted(uid, shares)}
        />
      );
    }
    case 'unreachable':
      return (
        <Notice
          tone="error"
          title="Não conseguimos verificar sua sessão"
          action={<Button onClick={ports.findPerson}>Tentar novamente</Button>}
        >
          Verifique sua conexão. Nada mudou no convite.
        </Notice>
      );
  }
}

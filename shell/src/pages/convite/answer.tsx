import { Button, Notice, Spinner } from '@aura/shared-ui';
import { AnswerOfPerson } from './answer-of-person.tsx';
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
export function Answer({ token, email: invited, visitor, now, ports, onAccepted }: Props) {
  switch (visitor.kind) {
    case 'unknown':
      return <Spinner />;
    case 'nobody':
      return <SignInFirst token={token} email={invited} />;
    case 'person': {
      const { account } = visitor;
      const { uid, email: own } = account.user;
      if (own === null || !maySuit(invited, own))
        return <OtherAddress own={own} invited={invited} signOut={ports.signOut} />;
      return (
        <AnswerOfPerson
          key={uid}
          token={token}
          invited={invited}
          own={own}
          account={account}
          now={now}
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

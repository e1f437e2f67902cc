import { useTitleFocus } from '@aura/shared-career-ui';
import { formatLongDay } from '@aura/shared-domain';
import { useAttempt } from '@aura/shared-pages/forms';
import { Link } from '@aura/shared-session/router';
import { Button, buttonClass, Notice, PageHeader, Spinner } from '@aura/shared-ui';
import { useState } from 'react';
import styles from './invitation.module.css';
import { maySuit } from './may-suit.ts';
import type { InvitationPorts, InvitationPreview } from './ports.ts';
import type { Visitor } from './use-visitor.ts';
import { ConfirmFirst, OtherAccount, SignInFirst } from './ways-on.tsx';

interface Props {
  readonly token: string;
  readonly invitation: InvitationPreview;
  readonly visitor: Visitor;
  readonly ports: Pick<InvitationPorts, 'acceptManaging' | 'refreshProfile'>;
}

/** An invitation to manage a company: the rights of a manager, and the answer. */
export function ManagerInvitation({ token, invitation, visitor, ports }: Props) {
  const { company, email, expiresAt } = invitation;
  const [isDone, setDone] = useState(false);
  if (isDone) return <Managing company={company} />;
  return (
    <>
      <PageHeader eyebrow="Convite" title="Gestão da empresa na Aura" />
      <div className={styles['stack']}>
        <p>
          <strong>{company}</strong> convida {email} para a gestão, até {formatLongDay(new Date(expiresAt))}.
        </p>
        <p>
          A gestão vê números de grupos, convida e retira pessoas e gestores, e muda a configuração. Não vê
          nada do que uma pessoa faz na Aura. O que você fizer ali fica no registro da empresa, com o seu nome
          e o seu e-mail.
        </p>
        <ManagerAnswer
          token={token}
          invited={email}
          visitor={visitor}
          ports={ports}
          onDone={() => setDone(true)}
        />
      </div>
    </>
  );
}

interface AnswerProps extends Omit<Props, 'invitation'> {
  /** The address that was invited, mostly hidden. */
  readonly invited: string;
  readonly onDone: () => void;
}

function ManagerAnswer({ token, invited, visitor, ports, onDone }: AnswerProps) {
  const [attempt, run] = useAttempt<'accept'>();
  if (visitor.kind === 'unknown') return <Spinner />;
  if (visitor.kind === 'nobody') return <SignInFirst token={token} invited={invited} />;
  const { email, emailVerified } = visitor.account.user;
  if (email === null || !maySuit(invited, email))
    return <OtherAccount token={token} invited={invited} own={email} />;
  if (!emailVerified) return <ConfirmFirst token={token} own={email} />;
  const accept = async () => {
    if (!(await run('accept', () => ports.acceptManaging(token)))) return;
    await ports.refreshProfile();
    onDone();
  };
  return (
    <>
      {attempt.status === 'failed' && (
        <Notice tone="error" title="O convite não foi aceito">
          {attempt.message}
        </Notice>
      )}
      <div className={styles['ways']}>
        <Button size="lg" busy={attempt.status === 'pending'} onClick={() => void accept()}>
          Entrar na gestão
        </Button>
      </div>
      <p className={styles['note']}>Não quer aceitar? Basta fechar esta página.</p>
    </>
  );
}

/** Its heading takes the focus: the button is gone. */
function Managing({ company }: { readonly company: string }) {
  useTitleFocus('managing');
  return (
    <>
      <PageHeader eyebrow="Convite" title="Você está na gestão." />
      <div className={styles['stack']}>
        <p>O painel de {company} está aberto para você.</p>
        <div className={styles['ways']}>
          <Link to="/cockpit" className={buttonClass({ size: 'lg' })}>
            Abrir o Painel de Gestão
          </Link>
        </div>
      </div>
    </>
  );
}

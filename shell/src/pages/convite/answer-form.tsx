import {
  SHARING_NOTICE_VERSION,
  type RequestOf,
  type Result,
  invitationAcceptEndpoint,
} from '@aura/shared-domain';
import type { Failure, SessionState } from '@aura/shared-session';
import { Button, ChoiceGroup, Notice, showToast } from '@aura/shared-ui';
import { useState } from 'react';
import { useAttempt } from '../../forms/use-attempt.ts';
import { useForm } from '../../forms/use-form.ts';
import { fieldErrors } from '../../forms/validation.ts';
import styles from './convite.module.css';
import { EmailStep } from './email-step.tsx';
import { PaidPlan } from './paid-plan.tsx';
import type { InvitationPorts } from './ports.ts';
import { SHARING_OPTIONS } from './sharing-options.ts';

interface AnswerPorts extends Pick<
  InvitationPorts,
  'sendVerification' | 'checkVerification' | 'refreshProfile'
> {
  /** Accepts, unless the person has done so elsewhere meanwhile. */
  readonly accept: (request: RequestOf<typeof invitationAcceptEndpoint>) => Promise<Result<unknown, Failure>>;
}

interface Props {
  readonly token: string;
  /** The address of the account. */
  readonly email: string;
  readonly account: Extract<SessionState, { status: 'signedIn' }>;
  readonly now: Date;
  readonly ports: AnswerPorts;
  readonly onAccepted: (shares: boolean) => void;
}

/** The person's own answer. Neither way is chosen for them, and the plan is the same with both. */
export function AnswerForm({ token, email, account: { user, profile }, now, ports, onAccepted }: Props) {
  const [choice, setChoice] = useState<string | null>(null);
  const [attempt, run] = useAttempt<'accept'>();
  const { form, errors } = useForm({
    fields: ['shares'] as const,
    check: ({ shares }) => fieldErrors({ shares: shares === '' ? 'Escolha uma das duas opções.' : null }),
    onValid: ({ shares }) => {
      // a form without its button can be sent by a key
      if (user.emailVerified && attempt.status !== 'pending') void accept(shares === 'yes');
    },
  });

  async function accept(shares: boolean): Promise<void> {
    const request = { token, shares, noticeVersion: SHARING_NOTICE_VERSION };
    if (!(await run('accept', () => ports.accept(request)))) return;
    const refreshed = await ports.refreshProfile();
    if (!refreshed.ok) showToast({ kind: 'info', text: refreshed.error.message });
    onAccepted(shares);
  }

  return (
    <form {...form} className={styles['stack']}>
      <p>
        Você responde com a conta <strong>{email}</strong>.
      </p>
      <PaidPlan profile={profile} now={now} />
      <ChoiceGroup
        legend="Você quer participar dos números do grupo?"
        name="shares"
        options={SHARING_OPTIONS}
        value={choice}
        onChange={setChoice}
        error={choice === null ? errors.shares : undefined}
      />
      <p className={styles['note']}>
        O plano é o mesmo com as duas respostas, e a empresa não fica sabendo qual foi a sua.
      </p>
      {attempt.status === 'failed' && (
        <Notice tone="error" title="O convite não foi aceito">
          {attempt.message}
        </Notice>
      )}
      <EmailStep email={email} isVerified={user.emailVerified} ports={ports}>
        <Button type="submit" size="lg" busy={attempt.status === 'pending'}>
          Aceitar convite
        </Button>
      </EmailStep>
      <p className={styles['note']}>
        Não quer aceitar? Basta fechar esta página. Ninguém é avisado, e a sua conta continua como está.
      </p>
    </form>
  );
}

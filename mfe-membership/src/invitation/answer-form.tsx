import { formatLongDay, effectivePlan, PLAN_NAMES, type Profile, type Result } from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { fieldErrors, useAttempt, useForm } from '@aura/shared-pages/forms';
import { Button, ChoiceGroup, Notice, showToast, type ChoiceOption } from '@aura/shared-ui';
import { useState } from 'react';
import styles from './invitation.module.css';
import type { InvitationPorts } from './ports.ts';

interface Props extends Pick<InvitationPorts, 'refreshProfile'> {
  /** The address of the account. */
  readonly email: string;
  readonly profile: PayingProfile;
  readonly now: Date;
  readonly accept: (shares: boolean) => Promise<Result<unknown, Failure>>;
  readonly onAccepted: (shares: boolean) => void;
}

/** The person's own answer. Neither way is chosen for them, and the plan is the same with both. */
export function AnswerForm({ email, profile, now, accept, refreshProfile, onAccepted }: Props) {
  const [choice, setChoice] = useState<string | null>(null);
  const [attempt, run] = useAttempt<'accept'>();
  const { form, errors, clear } = useForm<'shares'>({
    check: () => fieldErrors({ shares: choice === null ? 'Escolha uma das duas opções.' : null }),
    // A form can be sent by a key as well.
    onValid: () => attempt.status !== 'pending' && void answer(choice === 'yes'),
  });
  async function answer(shares: boolean): Promise<void> {
    if (!(await run('accept', () => accept(shares)))) return;
    const refreshed = await refreshProfile();
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
        onChange={(value) => {
          setChoice(value);
          clear('shares');
        }}
        error={errors.shares}
      />
      <p className={styles['note']}>
        O plano é o mesmo com as duas respostas, e a empresa não fica sabendo qual foi a sua.
      </p>
      {attempt.status === 'failed' && (
        <Notice tone="error" title="O convite não foi aceito">
          {attempt.message}
        </Notice>
      )}
      <Button type="submit" size="lg" busy={attempt.status === 'pending'}>
        Aceitar convite
      </Button>
      <p className={styles['note']}>
        Não quer aceitar? Basta fechar esta página. Ninguém é avisado, e a sua conta continua como está.
      </p>
    </form>
  );
}

/** The two answers, told alike. */
const SHARING_OPTIONS: readonly ChoiceOption[] = [
  {
    value: 'yes',
    label: 'Participar',
    description:
      'O que você fizer a partir de hoje entra nas somas do grupo, arredondadas e sem o seu nome, em até cinco semanas, se o seu grupo já estiver formado.',
  },
  {
    value: 'no',
    label: 'Não participar',
    description: 'Você usa tudo do mesmo modo, e nada do que faz entra nas somas.',
  },
];

type PayingProfile = Pick<Profile, 'plan' | 'acesso_expira_em'>;

/** What becomes of a plan that somebody pays for themselves: accepting ends none, and gives none back. */
function PaidPlan({ profile, now }: { readonly profile: PayingProfile; readonly now: Date }) {
  const plan = effectivePlan(profile, now);
  if (plan === 'freemium' || plan === 'b2b_equilibrio') return null;
  const end = profile.acesso_expira_em;
  const way = <Link to="/planos#assinatura">Plano e assinatura</Link>;
  return (
    <Notice tone="warning" title={`Você já paga pelo ${PLAN_NAMES[plan]}`}>
      {end ? (
        <>
          O seu acesso até {formatLongDay(end)} continua correndo junto com o da empresa. Ele está em {way}.
        </>
      ) : (
        <>
          Aceitar o convite não cancela a sua assinatura: ela continua sendo cobrada até você encerrá-la em{' '}
          {way}.
        </>
      )}
    </Notice>
  );
}

import {
  formatLongDay,
  computeEffectivePlan,
  PLAN_NAMES,
  type Profile,
  type Result,
} from '@aura/shared-domain';
import type { Failure } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { useAttempt } from '@aura/shared-pages/forms';
import { Button, Notice, showToast } from '@aura/shared-ui';
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

/** The person's own answer. Its two ways look alike, neither is proposed, and the plan is the same with both. */
export function AnswerButtons({ email, profile, now, accept, refreshProfile, onAccepted }: Props) {
  const [attempt, run] = useAttempt<'share' | 'stay-out'>();
  const pending = attempt.status === 'pending' ? attempt.kind : null;
  async function answer(shares: boolean): Promise<void> {
    // One answer at a time: the other button waits, too.
    if (pending !== null) return;
    if (!(await run(shares ? 'share' : 'stay-out', () => accept(shares)))) return;
    const refreshed = await refreshProfile();
    if (!refreshed.ok) showToast({ kind: 'info', text: refreshed.error.message });
    onAccepted(shares);
  }

  return (
    <div className={styles['short']}>
      <p>
        Com a conta <strong>{email}</strong>. Para não aceitar, feche a página.
      </p>
      <PaidPlan profile={profile} now={now} />
      {attempt.status === 'failed' && (
        <Notice tone="error" title="O convite não foi aceito">
          {attempt.message}
        </Notice>
      )}
      <div className={styles['answers']}>
        <Button busy={pending === 'share'} onClick={() => void answer(true)}>
          Aceitar e participar dos números
        </Button>
        <Button busy={pending === 'stay-out'} onClick={() => void answer(false)}>
          Aceitar sem participar
        </Button>
      </div>
    </div>
  );
}

type PayingProfile = Pick<Profile, 'plan' | 'acesso_expira_em'>;

/** Explains what happens to the person's own paid plan: accepting neither ends nor refunds it. */
function PaidPlan({ profile, now }: { readonly profile: PayingProfile; readonly now: Date }) {
  const plan = computeEffectivePlan(profile, now);
  if (plan === 'freemium' || plan === 'b2b_equilibrio') return null;
  const end = profile.acesso_expira_em;
  const way = <Link to="/planos#assinatura">Plano e assinatura</Link>;
  return (
    <p>
      <strong>Você já paga pelo {PLAN_NAMES[plan]}.</strong>{' '}
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
    </p>
  );
}

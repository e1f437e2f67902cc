import { effectivePlan, PLAN_NAMES, type Profile } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';
import { longDate } from '../../account/panel/long-date.ts';

interface Props {
  readonly profile: Pick<Profile, 'plan' | 'acesso_expira_em'>;
  readonly now: Date;
}

/** What becomes of a plan that somebody pays for themselves: accepting ends none, and gives none back. */
export function PaidPlan({ profile, now }: Props) {
  const plan = effectivePlan(profile, now);
  if (plan === 'freemium' || plan === 'b2b_equilibrio') return null;
  const end = profile.acesso_expira_em;
  const way = <Link to="/planos#assinatura">Plano e assinatura</Link>;
  return (
    <Notice tone="warning" title={`Você já paga pelo ${PLAN_NAMES[plan]}`}>
      {end ? (
        <>
          O seu acesso até {longDate(end.toISOString())} continua correndo junto com o da empresa. Ele está em{' '}
          {way}.
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

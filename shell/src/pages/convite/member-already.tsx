import type { Membership } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Notice } from '@aura/shared-ui';
import { longDate } from '../../account/panel/long-date.ts';

interface Props {
  readonly membership: Membership;
  /** Whether it is of the company that invites. */
  readonly isOfInviter: boolean;
}

/** For somebody who is a member already, of the company that invites or of another one. */
export function MemberAlready({ membership: { company, joinedAt }, isOfInviter }: Props) {
  const since = longDate(joinedAt);
  return (
    <Notice
      tone={isOfInviter ? 'success' : 'warning'}
      title={isOfInviter ? 'Você já faz parte desta empresa' : 'Você já faz parte de outra empresa'}
      action={
        <Link to="/configuracoes#sua-empresa" className={buttonClass({ variant: 'secondary' })}>
          Ver “Sua empresa”
        </Link>
      }
    >
      {isOfInviter
        ? `Você faz parte de ${company} desde ${since}, e o plano Equilíbrio já vale. Para mudar o que entra nos números do grupo, ou para sair, vá a Configurações, em “Sua empresa”.`
        : `Você faz parte de ${company} desde ${since}, e uma conta participa de uma empresa por vez. Para aceitar este convite, saia antes dela em Configurações, em “Sua empresa”, e abra este link de novo.`}
    </Notice>
  );
}

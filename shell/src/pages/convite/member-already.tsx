import type { Membership } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Notice } from '@aura/shared-ui';
import { longDate } from '../../account/panel/long-date.ts';

interface Props {
  readonly membership: Membership;
  /** Whether it is of the company that invites. */
  readonly isOfInviter: boolean;
  /** Whether this page did not know of it before. */
  readonly isNews: boolean;
}

/** For somebody who is a member already, of the company that invites or of another one. */
export function MemberAlready({ membership, isOfInviter, isNews }: Props) {
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
      {isOfInviter && isNews && `${MEANWHILE} `}
      {isOfInviter ? ofInviter(membership) : ofAnother(membership)}
    </Notice>
  );
}

/** True of another tab, and of an answer that arrived although nothing came back. */
const MEANWHILE =
  'O convite já tinha sido aceito com esta conta, em outra aba ou antes de a conexão falhar. Nada mudou agora.';

const ofInviter = ({ company, joinedAt, shares }: Membership) =>
  `Você faz parte de ${company} desde ${longDate(joinedAt)}, com o plano Equilíbrio, e escolheu ${shares ? 'participar dos' : 'ficar fora dos'} números do grupo. Para mudar essa escolha, ou para sair, vá a Configurações, em “Sua empresa”.`;

const ofAnother = ({ company, joinedAt }: Membership) =>
  `Você faz parte de ${company} desde ${longDate(joinedAt)}, e uma conta participa de uma empresa por vez. Para aceitar este convite, saia antes dela em Configurações, em “Sua empresa”, e abra este link de novo.`;

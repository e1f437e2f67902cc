import { formatLongDay, readInviter, type Membership } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Notice } from '@aura/shared-ui';
import styles from './invitation.module.css';
import { maySuit } from './may-suit.ts';

/* Replacements of the answer for people who cannot give one, or not yet. */

/** Query parameter: the person comes to answer, and has already read the page. */
export const COMES_TO_ANSWER = 'responder';

/** A page of the account that leads back to the answer of this invitation. */
const buildWayBack = (page: '/login' | '/signup' | '/confirmar-email' | '/trocar-conta', token: string) =>
  `${page}?next=${encodeURIComponent(`/convite/${token}?${COMES_TO_ANSWER}`)}`;

interface Invited {
  readonly token: string;
  /** The address that was invited, mostly hidden. */
  readonly invited: string;
}

/** An answer needs an account of the address that was invited. */
export function SignInFirst({ token, invited }: Invited) {
  return (
    <div className={styles['short']}>
      <p>
        Só <strong>{invited}</strong> pode responder. Entre com esse e-mail ou crie uma conta com ele; depois
        de confirmá-lo por um link, você volta para esta página.
      </p>
      <div className={styles['ways']}>
        <Link to={buildWayBack('/login', token)} className={buttonClass()}>
          Entrar
        </Link>
        <Link to={buildWayBack('/signup', token)} className={buttonClass({ variant: 'secondary' })}>
          Criar conta
        </Link>
      </div>
    </div>
  );
}

/** Anyone can create an account with another person's address. */
export function ConfirmFirst({ token, own }: { readonly token: string; readonly own: string }) {
  return (
    <div className={styles['short']}>
      <h3>Confirme o seu e-mail</h3>
      <p>
        Antes de responder, confirme por um link que <strong>{own}</strong> é seu. Assim, ninguém aceita em
        seu nome, nem o RH.
      </p>
      <div className={styles['ways']}>
        <Link to={buildWayBack('/confirmar-email', token)} className={buttonClass()}>
          Confirmar e-mail
        </Link>
      </div>
    </div>
  );
}

/**
 * For another account than the invited one: it cannot answer. If both addresses match the masked one, only the
 * backend's answer distinguishes them.
 */
export function OtherAccount({ token, invited, own }: Invited & { readonly own: string | null }) {
  return (
    <Notice
      tone="warning"
      title="Esta conta não é a do convite"
      action={
        <Link to={buildWayBack('/trocar-conta', token)} className={buttonClass({ variant: 'secondary' })}>
          Usar outra conta
        </Link>
      }
    >
      {own !== null && maySuit(invited, own)
        ? `Você entrou com ${own}, e o convite é para outro endereço, do qual só mostramos ${invited}. Só ele pode ` +
          'aceitá-lo: confirme com o RH para qual e-mail o convite foi feito.'
        : `Você entrou com ${own ?? 'uma conta sem e-mail'}, e o convite é para ${invited}. Só esse endereço pode aceitá-lo.`}
    </Notice>
  );
}

/** For an answer that came too late: the link still shows its content, but cannot be accepted any more. */
export function UsedLink() {
  return (
    <Notice tone="warning" title="Este convite não vale mais">
      Cada link vale uma vez. Este já foi usado (talvez por você, antes de sair da empresa), a empresa o
      retirou ou o trocou por um novo, ou o prazo dele terminou. Para participar, peça um novo link ao RH. A
      sua conta continua como está.
    </Notice>
  );
}

interface MemberProps {
  readonly token: string;
  readonly membership: Membership;
  /** Whether this page did not know of it before. */
  readonly isNews: boolean;
}

/** For a person who is already a member, of the inviting company or another one. */
export function MemberAlready({ token, membership, isNews }: MemberProps) {
  const isOfInviter = membership.companyId === readInviter(token);
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
      {isOfInviter ? describeInviter(membership) : describeAnother(membership)}
    </Notice>
  );
}

/** True of another tab, and of an answer that arrived although nothing came back. */
const MEANWHILE =
  'O convite já tinha sido aceito com esta conta, em outra aba ou antes de a conexão falhar. Nada mudou agora.';

const formatSince = (joinedAt: string) => formatLongDay(new Date(joinedAt));

const describeInviter = ({ company, joinedAt, shares }: Membership) =>
  `Você faz parte de ${company} desde ${formatSince(joinedAt)}, com o plano Equilíbrio, e escolheu ${shares ? 'participar dos' : 'ficar fora dos'} ` +
  'números do grupo. Para mudar essa escolha, ou para sair, vá a Configurações, em “Sua empresa”.';

const describeAnother = ({ company, joinedAt }: Membership) =>
  `Você faz parte de ${company} desde ${formatSince(joinedAt)}, e uma conta participa de uma empresa por vez. ` +
  'Para aceitar este convite, saia antes dela em Configurações, em “Sua empresa”, e abra este link de novo.';

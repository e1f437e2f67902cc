import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { Opening } from '../editorial/opening.tsx';

/** The link leads nowhere any more. What it was for is not said: whoever holds it may be anybody. */
export function Gone() {
  return (
    <Opening
      eyebrow="Convite"
      title="Este convite não vale mais."
      lead={
        <>
          <p>
            O link foi cortado ao ser copiado, já foi usado, passou do prazo de 7 dias ou foi trocado por um
            mais novo, ou a empresa retirou o convite. Confira se ele está inteiro ou peça um novo link ao RH
            da sua empresa.
          </p>
          <p>Se você já aceitou o convite, não precisa de outro link: entre na sua conta.</p>
        </>
      }
      actions={
        <>
          <Link to="/login" className={buttonClass({ size: 'lg' })}>
            Entrar
          </Link>
          <Link to="/para-empresas" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            O que uma empresa vê
          </Link>
        </>
      }
    />
  );
}

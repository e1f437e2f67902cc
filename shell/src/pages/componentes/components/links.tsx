import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

/** Links in text, and links that look like buttons. */
export function Links() {
  return (
    <>
      <Sample title="No texto" note="O sublinhado fica: a cor sozinha não diz que é um link.">
        <p>
          As dúvidas mais comuns estão nas <Link to="/faq">perguntas frequentes</Link>.
        </p>
      </Sample>
      <Sample
        title="Com aparência de botão"
        note="Leva a outra página, então é um link; buttonClass dá só a aparência."
        layout="row"
      >
        <Link className={buttonClass({ size: 'lg' })} to="/signup">
          Criar conta
        </Link>
        <Link className={buttonClass({ variant: 'secondary', size: 'lg' })} to="/recursos">
          Ver os recursos
        </Link>
      </Sample>
    </>
  );
}

import { buttonClass } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

/** Links in text, and links that look like buttons. */
export function Links() {
  return (
    <>
      <Sample title="No texto" note="O sublinhado fica: a cor sozinha não diz que é um link.">
        <p>
          As dúvidas mais comuns estão nas <a href="#links">perguntas frequentes</a>.
        </p>
      </Sample>
      <Sample
        title="Com aparência de botão"
        note="Leva a outra página, então é um link; buttonClass dá só a aparência."
        layout="row"
      >
        <a className={buttonClass({ size: 'lg' })} href="#links">
          Criar conta
        </a>
        <a className={buttonClass({ variant: 'secondary', size: 'lg' })} href="#links">
          Ver os recursos
        </a>
      </Sample>
    </>
  );
}

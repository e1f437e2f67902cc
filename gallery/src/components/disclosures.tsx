import { Disclosure } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

/** Questions with their answers folded. */
export function Disclosures() {
  return (
    <Sample title="Fechada e aberta" note="Funciona sem JavaScript e é achada pela busca do navegador.">
      <div>
        <Disclosure summary="Posso corrigir o que foi lido do meu currículo?">
          <p>Sim. Você confere e corrige cada parte antes de enviar.</p>
        </Disclosure>
        <Disclosure summary="Em que formatos posso enviar o currículo?" open>
          <p>PDF, DOCX ou TXT. Também é possível colar o texto.</p>
        </Disclosure>
      </div>
    </Sample>
  );
}

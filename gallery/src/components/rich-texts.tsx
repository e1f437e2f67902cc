import { RichText } from '@aura/shared-ui';
import { Sample } from '../frame/sample.tsx';

const TEXT = `<h3>Antes da conversa</h3>
<p>Anote <strong>três resultados</strong> que você pode provar e o número de cada um.</p>
<ul><li>O que mudou.</li><li>Quanto mudou.</li><li>O que foi <em>seu</em> nisso.</li></ul>
<blockquote><p>Quem mostra o número não precisa insistir.</p></blockquote>
<p>Veja também os <a href="/recursos">outros guias</a>.</p>`;

/** An article written in the small markup, and what it does with anything else. */
export function RichTexts() {
  return (
    <>
      <Sample title="Artigo">
        <RichText html={TEXT} />
      </Sample>
      <Sample title="Fora do subconjunto" note="O que não é aceito aparece como foi escrito.">
        <RichText html="<p>Uma <u>marca</u> desconhecida não é interpretada.</p>" />
      </Sample>
    </>
  );
}

import { OPERATOR } from '../../operator.ts';
import { EmailLink } from '../editorial/email-link.tsx';
import type { LegalSection } from '../legal/legal-section.ts';

/** Protection, incidents and changes of the document. */
export const KEEPING_SAFE: readonly LegalSection[] = [
  {
    id: 'seguranca',
    title: 'Segurança',
    body: (
      <p>
        As conexões são cifradas. As regras do banco de dados só permitem que cada pessoa leia os próprios
        documentos, e o que tem valor, como plano e limites, só é alterado pelo servidor. Exportar ou excluir
        a conta exige que você tenha entrado há pouco tempo. Nenhum sistema é infalível: use uma senha que não
        repita em outro lugar e saia da conta em aparelhos compartilhados.
      </p>
    ),
  },
  {
    id: 'incidentes',
    title: 'Se houver um incidente',
    body: (
      <p>
        Se um incidente de segurança puder causar risco ou dano relevante a você, comunicaremos o fato a você
        e à ANPD (art. 48), no prazo que a autoridade define, hoje de três dias úteis. Diremos o que
        aconteceu, quais dados foram atingidos, o que fizemos e o que você pode fazer.
      </p>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    body: (
      <p>
        Cada mudança recebe um novo número de versão e uma data, no alto da página. Se ela alterar o que
        fazemos com os seus dados, avisaremos na Aura antes de valer. Um tratamento que dependa do seu
        consentimento só começa depois dele.
      </p>
    ),
  },
  {
    id: 'fale-conosco',
    title: 'Fale conosco',
    body: (
      <p>
        Sobre dados pessoais: {OPERATOR.dpoName}, <EmailLink address={OPERATOR.dpoEmail} />. Sobre os demais
        assuntos: <EmailLink address={OPERATOR.email} />.
      </p>
    ),
  },
];

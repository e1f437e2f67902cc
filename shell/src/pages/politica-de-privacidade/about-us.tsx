import { OPERATOR } from '../../operator.ts';
import { EmailLink } from '../editorial/email-link.tsx';
import { OperatorFacts } from '../legal/operator-facts.tsx';
import type { LegalSection } from '../legal/legal-section.ts';

/** Who answers for the data, and to whom this applies. */
export const ABOUT_US: readonly LegalSection[] = [
  {
    id: 'em-resumo',
    title: 'Em resumo',
    body: (
      <ul>
        <li>Usamos os seus dados para fazer o seu diagnóstico e as suas ferramentas funcionarem.</li>
        <li>Não vendemos dados pessoais.</li>
        <li>Empresas que contratam a Aura recebem números de grupos, nunca os seus dados.</li>
        <li>O que você faz no site só é medido depois de você escolher “Aceitar”.</li>
        <li>Você leva ou apaga tudo em Configurações.</li>
      </ul>
    ),
  },
  {
    id: 'quem-somos',
    title: 'Quem é responsável pelos seus dados',
    body: (
      <>
        <p>
          A controladora, que decide como e por que os dados são tratados, nos termos da Lei Geral de Proteção
          de Dados (LGPD, Lei 13.709/2018), é:
        </p>
        <OperatorFacts />
        <p>
          O encarregado pelo tratamento de dados pessoais (art. 41) é {OPERATOR.dpoName}. Escreva para{' '}
          <EmailLink address={OPERATOR.dpoEmail} /> sobre qualquer assunto desta política.
        </p>
      </>
    ),
  },
  {
    id: 'para-quem',
    title: 'A quem esta política se aplica',
    body: (
      <p>
        A quem visita o site, cria uma conta ou escreve para nós. A Aura é para pessoas de 18 anos ou mais. Se
        soubermos que uma conta é de alguém mais novo, ela será encerrada e os dados, apagados.
      </p>
    ),
  },
];

import { Link } from '@aura/shared-session/router';
import type { LegalSection } from '../legal/legal-section.ts';
import { OperatorFacts } from '../legal/operator-facts.tsx';

/** Who agrees with whom, on what, and with which account. */
export const AGREEMENT: readonly LegalSection[] = [
  {
    id: 'o-acordo',
    title: 'O acordo',
    body: (
      <>
        <p>
          Estes termos regem o uso da Aura. O acordo é entre você e a empresa abaixo, que aqui chamamos de
          “nós”:
        </p>
        <OperatorFacts />
        <p>
          Ao criar uma conta, você aceita estes termos. O modo como tratamos dados pessoais está na{' '}
          <Link to="/politica-de-privacidade">Política de privacidade</Link>. Para ler as páginas públicas e
          os guias, não é preciso ter conta.
        </p>
      </>
    ),
  },
  {
    id: 'o-que-e-a-aura',
    title: 'O que a Aura é, e o que não é',
    body: (
      <>
        <p>
          A Aura é uma plataforma de orientação de carreira. Ela compara o seu currículo e as suas respostas
          com o objetivo que você definiu, mostra em que se baseia cada conclusão e sugere um plano.
        </p>
        <ul>
          <li>
            <strong>Não é promessa de emprego,</strong> de entrevista, de promoção ou de salário. Essas
            decisões são de outras pessoas.
          </li>
          <li>
            <strong>Não é agência nem consultoria de recursos humanos.</strong> Não recrutamos e não indicamos
            candidatos a empregadores.
          </li>
          <li>
            <strong>Não é serviço jurídico, contábil ou psicológico.</strong> Os guias trazem informação
            geral. Para o seu caso, procure um profissional.
          </li>
          <li>
            <strong>O mapeamento comportamental é autoconhecimento.</strong> Ele descreve preferências. Não é
            teste psicológico, laudo nem critério de seleção.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'sua-conta',
    title: 'Sua conta',
    body: (
      <ul>
        <li>Você precisa ter 18 anos ou mais.</li>
        <li>Informe um e-mail seu e dados verdadeiros. A conta é pessoal e não pode ser cedida.</li>
        <li>
          Cuide da sua senha. Se desconfiar que outra pessoa entrou na conta, troque a senha e escreva para
          nós.
        </li>
        <li>
          Você pode excluir a conta quando quiser, em <Link to="/configuracoes">Configurações</Link>. A
          exclusão é imediata, não tem volta e encerra também a assinatura. Antes dela, exporte o que quiser
          guardar.
        </li>
      </ul>
    ),
  },
];

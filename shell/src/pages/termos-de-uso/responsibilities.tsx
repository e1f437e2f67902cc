import { OPERATOR } from '../../operator.ts';
import { EmailLink } from '../editorial/email-link.tsx';
import type { LegalSection } from '../legal/legal-section.ts';

/** What each side answers for, and where disputes go. */
export const RESPONSIBILITIES: readonly LegalSection[] = [
  {
    id: 'empresas',
    title: 'Acesso oferecido por uma empresa',
    body: (
      <>
        <p>
          Uma empresa pode convidar você por um link, que ela mesma envia. Ele vale por 7 dias, uma única vez
          e só para o e-mail convidado, que você confirma antes de aceitar. Aceitar é escolha sua, e
          participar dos números do grupo é outra: o plano Equilíbrio é o mesmo. Você pode mudar de ideia ou
          sair quando quiser, sem que a empresa saiba.
        </p>
        <p>
          A empresa recebe apenas números de grupos de 5 pessoas, fechados por sorteio. Eles são arredondados
          para múltiplos de 5 e saem em retratos semanais, com divisão por departamento só a partir de 10
          pessoas. Ela não recebe o seu currículo, as suas respostas, os seus resultados nem o seu objetivo.
        </p>
        <p>
          Quando você sai ou a empresa retira você da lista, o plano Equilíbrio termina e a conta continua
          sua, com o plano que você tiver por conta própria. Uma assinatura sua não é cancelada quando você
          aceita um convite: ela continua sendo cobrada até você encerrá-la.
        </p>
      </>
    ),
  },
  {
    id: 'disponibilidade',
    title: 'Disponibilidade e mudanças no serviço',
    body: (
      <p>
        Trabalhamos para manter a Aura no ar, mas pode haver interrupções por manutenção, falhas ou
        fornecedores. Podemos melhorar, alterar ou encerrar funções. Se uma mudança retirar algo essencial de
        um plano pago, avisaremos antes, e você poderá cancelar e receber de volta a parte do período que não
        usou.
      </p>
    ),
  },
  {
    id: 'responsabilidade',
    title: 'Responsabilidade',
    body: (
      <p>
        Respondemos pelo serviço que prestamos, nos termos da lei. Não respondemos por decisões de
        empregadores, por informações incorretas que você forneceu nem pelo uso da conta por alguém a quem
        você deu acesso. Nada nestes termos exclui ou reduz direitos que o CDC, a LGPD ou outra lei garantem a
        você.
      </p>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nestes termos',
    body: (
      <p>
        Cada mudança recebe um novo número de versão e uma data, no alto da página. Se ela afetar os seus
        direitos ou deveres, avisaremos na Aura antes de valer. Se não concordar, você pode cancelar o plano e
        excluir a conta. Uma mudança não altera compras já feitas.
      </p>
    ),
  },
  {
    id: 'lei-e-foro',
    title: 'Lei aplicável e foro',
    body: (
      <p>
        Estes termos seguem as leis do Brasil. Fica eleito o foro da comarca de {OPERATOR.forum}. Se você é
        consumidor, mantém o direito de propor a ação no foro do seu domicílio (art. 101, I, do CDC). Se uma
        cláusula for considerada inválida, as demais continuam valendo.
      </p>
    ),
  },
  {
    id: 'contato',
    title: 'Contato',
    body: (
      <p>
        Dúvidas, pedidos e reclamações: <EmailLink address={OPERATOR.email} />. Assuntos de dados pessoais:{' '}
        <EmailLink address={OPERATOR.dpoEmail} />.
      </p>
    ),
  },
];

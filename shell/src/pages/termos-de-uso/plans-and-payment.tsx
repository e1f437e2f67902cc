import { Link } from '@aura/shared-session/router';
import { DataTable } from '@aura/shared-ui';
import { OPERATOR } from '../../operator.ts';
import { EmailLink } from '../editorial/email-link.tsx';
import type { LegalSection } from '../legal/legal-section.ts';
import { PLAN_COLUMNS, PLAN_ROWS } from './plan-rows.ts';

/** Money: prices, renewal, cancelling, withdrawal, disputes, limits. */
export const PLANS_AND_PAYMENT: readonly LegalSection[] = [
  {
    id: 'planos-e-precos',
    title: 'Planos e preços',
    body: (
      <>
        <DataTable caption="Preços em reais" columns={PLAN_COLUMNS} rows={PLAN_ROWS} narrow="stack" />
        <p>
          O que cada plano inclui está na página <Link to="/planos">Planos e preços</Link>. Quem cobra somos
          nós; a Stripe processa o pagamento, e o plano é liberado quando ela o confirma.
        </p>
        <p>
          O plano Conquista é pago uma única vez e dá acesso por 90 dias, com os limites do Decolagem.
          Comprado de novo antes do fim, soma outros 90. No fim, a conta volta ao Freemium. O plano Equilíbrio
          é contratado pela empresa, em contrato próprio.
        </p>
      </>
    ),
  },
  {
    id: 'renovacao-e-cancelamento',
    title: 'Renovação e cancelamento',
    body: (
      <>
        <p>
          Impulso e Decolagem renovam automaticamente no fim de cada período, mensal ou anual, pelo preço em
          vigor, até você cancelar. A data e o valor da próxima cobrança ficam em{' '}
          <Link to="/planos#assinatura">Plano e assinatura</Link>.
        </p>
        <p>
          Ali mesmo você cancela quando quiser, sem falar com ninguém nem explicar o motivo. O cancelamento
          impede a próxima cobrança, e o plano continua ativo até o fim do período já pago. Para trocar de
          plano, o portal de pagamento mostra o valor antes de você confirmar. Excluir a conta encerra a
          assinatura na hora: se quiser usar o período até o fim, cancele e espere por ele.
        </p>
        <p>
          Se a renovação não puder ser cobrada, avisaremos na Aura, e a cobrança será tentada de novo nos dias
          seguintes, com o plano ativo. Se nenhuma tentativa der certo, a assinatura termina e a conta volta
          ao Freemium. Nada do que você salvou é apagado por isso.
        </p>
        <p>
          Se um preço mudar, avisaremos com antecedência. O novo valor só se aplica a partir da renovação
          seguinte, e você pode cancelar antes dela.
        </p>
      </>
    ),
  },
  {
    id: 'arrependimento',
    title: 'Arrependimento e reembolso',
    body: (
      <>
        <p>
          Você pode desistir de uma compra em até 7 dias da contratação e receber de volta, com a atualização
          que a lei prevê, tudo o que pagou por ela, mesmo que já tenha usado o plano (art. 49 do Código de
          Defesa do Consumidor, CDC). Peça pela página de <Link to="/contato">contato</Link> ou escreva para{' '}
          <EmailLink address={OPERATOR.email} /> a partir do e-mail da conta. O valor volta pelo mesmo meio de
          pagamento, e o plano é encerrado.
        </p>
        <p>
          Depois desse prazo, cancelar não devolve o período em curso, que continua ativo até o fim, salvo
          quando o serviço falhar, a cobrança estiver errada ou a lei garantir a devolução.
        </p>
      </>
    ),
  },
  {
    id: 'contestacao',
    title: 'Cobrança contestada',
    body: (
      <p>
        Se não reconhecer uma cobrança, escreva para nós: o que foi cobrado por engano é devolvido. Se você a
        contestar no banco ou no cartão, o acesso que ela pagou fica suspenso até a decisão e volta se a
        cobrança for mantida. Os seus dados continuam na conta.
      </p>
    ),
  },
  {
    id: 'limites-mensais',
    title: 'Limites mensais',
    body: (
      <ul>
        <li>Os limites de cada plano valem por ferramenta e recomeçam no dia 1º, no horário de São Paulo.</li>
        <li>Só contam usos concluídos com sucesso. Uma falha nossa não gasta nada.</li>
        <li>Repetir o uso com o mesmo documento em até 24 horas não conta de novo.</li>
        <li>O diagnóstico completo é aberto em todos os planos e não entra na conta.</li>
        <li>O que não foi usado em um mês não passa para o seguinte.</li>
      </ul>
    ),
  },
];

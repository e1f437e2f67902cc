import { Link } from '@aura/shared-session/router';
import { DataTable } from '@aura/shared-ui';
import { OPERATOR } from '../../operator.ts';
import { EmailLink } from '../editorial/email-link.tsx';
import type { LegalSection } from '../legal/legal-section.ts';
import { PLAN_COLUMNS, PLAN_ROWS } from './plan-rows.ts';

/** Money: prices, renewal, cancelling, withdrawal, limits. */
export const PLANS_AND_PAYMENT: readonly LegalSection[] = [
  {
    id: 'planos-e-precos',
    title: 'Planos e preços',
    body: (
      <>
        <DataTable caption="Preços em reais" columns={PLAN_COLUMNS} rows={PLAN_ROWS} narrow="stack" />
        <p>
          O que cada plano inclui está na página <Link to="/planos">Planos e preços</Link>. O pagamento é
          processado pela Stripe, e o plano é liberado depois da confirmação. O plano Conquista dá acesso por
          90 dias, com os limites do Decolagem. No fim, a conta volta ao Freemium. O plano Equilíbrio é
          contratado pela empresa, em contrato próprio.
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
          vigor, até você cancelar. O cancelamento é feito na sua conta, sem precisar falar com ninguém nem
          explicar o motivo. Ele impede a próxima cobrança, e o plano continua ativo até o fim do período já
          pago.
        </p>
        <p>
          Se um preço mudar, avisaremos antes. O novo valor só se aplica a partir da renovação seguinte, e
          você pode cancelar antes dela. Se um pagamento não for confirmado, a conta volta ao Freemium, e nada
          do que você salvou é apagado por isso.
        </p>
      </>
    ),
  },
  {
    id: 'arrependimento',
    title: 'Direito de arrependimento',
    body: (
      <p>
        Você pode desistir de uma compra em até 7 dias da contratação e receber de volta tudo o que pagou por
        ela, mesmo que já tenha usado o plano (art. 49 do Código de Defesa do Consumidor, CDC). Escreva para{' '}
        <EmailLink address={OPERATOR.email} /> a partir do e-mail da conta. O valor volta pelo mesmo meio de
        pagamento, e o plano é encerrado.
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

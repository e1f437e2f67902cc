import { PLAN_NAMES, type PlanId } from '@aura/shared-domain';
import { extra, missing, toolFeatures, type PlanFeature } from './features.ts';

export type { PlanFeature } from './features.ts';

/** A plan as it is shown. */
export interface PlanCard {
  readonly id: PlanId;
  readonly name: string;
  readonly subtitle: string;
  readonly description: string;
  readonly paymentType: 'recurring' | 'onetime' | 'free' | 'request';
  /** To the letter of the price list. Where nothing is paid every year both say the same. */
  readonly monthlyPrice: string;
  readonly yearlyPrice: string;
  /** What follows the price: "por mês". Empty where there is nothing to say. */
  readonly monthlySuffix: string;
  readonly yearlySuffix: string;
  readonly cancellationPolicy: string;
  readonly cta: string;
  /** The plan that is put forward. */
  readonly isPrimary: boolean;
  readonly features: readonly PlanFeature[];
}

const RENEWS =
  'Renova a cada período, mensal ou anual, até você cancelar. Você cancela em dois cliques no portal de pagamento, e o acesso vai até o fim do período pago.';

const UNLIMITED = 'Todas as ferramentas sem limite mensal';
const COCKPIT = 'Painel de gestão da empresa';

/** The plans, in the order in which they are shown. */
export const PLAN_CARDS: readonly PlanCard[] = [
  {
    id: 'freemium',
    name: PLAN_NAMES.freemium,
    subtitle: 'Para conhecer',
    description: 'O diagnóstico completo e um uso por mês de cada ferramenta, sem pagar.',
    paymentType: 'free',
    monthlyPrice: 'R$ 0',
    yearlyPrice: 'R$ 0',
    monthlySuffix: '',
    yearlySuffix: '',
    cancellationPolicy: 'Sem prazo e sem cartão.',
    cta: 'Criar conta sem pagar',
    isPrimary: false,
    features: [...toolFeatures('freemium'), missing(UNLIMITED), missing(COCKPIT)],
  },
  {
    id: 'impulso',
    name: PLAN_NAMES.impulso,
    subtitle: 'Para quem está em busca',
    description: 'Usos por mês para ajustar documentos, acompanhar vagas e treinar entrevistas.',
    paymentType: 'recurring',
    monthlyPrice: 'R$ 79,90',
    yearlyPrice: 'R$ 799,90',
    monthlySuffix: 'por mês',
    yearlySuffix: 'por ano',
    cancellationPolicy: RENEWS,
    cta: 'Assinar o Impulso',
    isPrimary: true,
    features: [
      ...toolFeatures('impulso', (tool) => tool !== 'diagnosticQuick'),
      missing(UNLIMITED),
      missing(COCKPIT),
    ],
  },
  {
    id: 'decolagem',
    name: PLAN_NAMES.decolagem,
    subtitle: 'Para ir fundo',
    description: 'Todas as ferramentas, quantas vezes você precisar.',
    paymentType: 'recurring',
    monthlyPrice: 'R$ 149,90',
    yearlyPrice: 'R$ 1.490,90',
    monthlySuffix: 'por mês',
    yearlySuffix: 'por ano',
    cancellationPolicy: RENEWS,
    cta: 'Assinar o Decolagem',
    isPrimary: false,
    features: [...toolFeatures('decolagem'), extra(UNLIMITED, 'incluído'), missing(COCKPIT)],
  },
  {
    id: 'conquista',
    name: PLAN_NAMES.conquista,
    subtitle: 'Um objetivo, noventa dias',
    description: 'Tudo do Decolagem durante 90 dias, com um pagamento só.',
    paymentType: 'onetime',
    monthlyPrice: 'R$ 290,90',
    yearlyPrice: 'R$ 290,90',
    monthlySuffix: 'uma vez',
    yearlySuffix: 'uma vez',
    cancellationPolicy:
      'Pagamento único, não é assinatura: 90 dias de acesso, sem renovação. Depois, a conta volta ao Freemium.',
    cta: 'Comprar o Conquista',
    isPrimary: false,
    features: [
      ...toolFeatures('decolagem'),
      extra(UNLIMITED, 'por 90 dias'),
      missing('Acesso depois dos 90 dias'),
      missing(COCKPIT),
    ],
  },
  {
    id: 'b2b_equilibrio',
    name: PLAN_NAMES.b2b_equilibrio,
    subtitle: 'Para empresas',
    description: 'A empresa contrata; cada pessoa usa a própria conta, com os dados só para ela.',
    paymentType: 'request',
    monthlyPrice: 'Sob consulta',
    yearlyPrice: 'Sob consulta',
    monthlySuffix: '',
    yearlySuffix: '',
    cancellationPolicy: 'Conforme o contrato com a empresa.',
    cta: 'Ver o plano para empresas',
    isPrimary: false,
    features: [
      ...toolFeatures('b2b_equilibrio'),
      extra(UNLIMITED, 'incluído'),
      extra(COCKPIT, 'com números agregados'),
    ],
  },
];

/** The card of a plan. */
export function findCard(plan: PlanId): PlanCard {
  const card = PLAN_CARDS.find(({ id }) => id === plan);
  if (!card) throw new Error(`no card of the plan ${plan}`);
  return card;
}

/** What a card says of its price where people pay every month or every year. */
export const describePrice = (card: PlanCard, interval: 'month' | 'year') =>
  interval === 'month'
    ? { price: card.monthlyPrice, suffix: card.monthlySuffix }
    : { price: card.yearlyPrice, suffix: card.yearlySuffix };

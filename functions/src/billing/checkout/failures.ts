import type { Failure } from '../../http/failure.ts';
import { faultOf } from '../../http/log.ts';

/** What a person is told where a purchase cannot begin. */
export const CHECKOUT_FAILURES = {
  /** The same for every price that cannot be bought: nobody learns which ones there are. */
  unsold: {
    code: 'invalid_request',
    message: 'Este plano não está mais à venda. Volte aos planos e escolha de novo.',
  },
  alreadyPaid: {
    code: 'conflict',
    message: 'Este pagamento já foi feito e está sendo confirmado.',
  },
  otherPaid: {
    code: 'conflict',
    message:
      'O seu pagamento anterior já foi feito e está sendo confirmado. Espere a confirmação antes de escolher outro plano.',
  },
  byCompany: {
    code: 'conflict',
    message:
      'A sua empresa já paga o seu acesso, com todas as ferramentas. Uma compra sua seria cobrada agora e só ' +
      'passaria a valer quando o acesso da empresa terminar.',
  },
  unconfirmedAddress: {
    code: 'forbidden',
    message:
      'Confirme o seu e-mail antes do primeiro pagamento: é para ele que vão os recibos e os avisos de cobrança.',
  },
  noCoupon: {
    code: 'not_found',
    message: 'Este cupom não existe, já terminou ou não vale para você neste plano. Confira o código.',
  },
  couponOnce: {
    code: 'not_found',
    message: 'Cupons valem para assinaturas. O Conquista, pago uma única vez, não aceita cupom.',
  },
  couponChanged: {
    code: 'unavailable',
    message:
      'O valor com o cupom mudou. Nada foi cobrado: aplique o cupom de novo para ver o valor de agora.',
  },
  hasSubscription: {
    code: 'conflict',
    message: 'Você já tem uma assinatura. Para mudar de plano, use “Gerenciar assinatura”.',
  },
  hasDecolagem: {
    code: 'conflict',
    message:
      'A sua assinatura do Decolagem já inclui tudo o que o Conquista oferece. Para mudar de plano, use “Gerenciar assinatura”.',
  },
  hasImpulso: {
    code: 'conflict',
    message:
      'Você já tem uma assinatura do Impulso, que continuaria sendo cobrada. Para usar tudo sem limite, mude para o Decolagem em “Gerenciar assinatura”.',
  },
  hasConquista: {
    code: 'conflict',
    message:
      'O seu Conquista já inclui tudo o que o Impulso oferece. Você pode assinar o Impulso quando ele terminar.',
  },
  notStarted: { code: 'unavailable', message: 'Falha ao iniciar o processo de pagamento' },
} as const satisfies Record<string, Failure>;

/** The purchase did not begin because of an error at Stripe. */
export const notStarted = (error: unknown): Failure => ({
  ...CHECKOUT_FAILURES.notStarted,
  reason: 'stripe_checkout',
  fault: faultOf(error),
});

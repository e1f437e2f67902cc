import type { BillingStatus } from '@aura/shared-domain';

type PaidWith = BillingStatus['payments'][number]['paidWith'];

/** The way of payment, for a table. */
export function describePaidWith(paidWith: PaidWith): string {
  switch (paidWith?.kind) {
    case 'card':
      return paidWith.last4 ? `Cartão final ${paidWith.last4}` : 'Cartão';
    case 'pix':
      return 'Pix';
    case 'boleto':
      return 'Boleto';
    case undefined:
      return 'Não informado';
  }
}

/** Where money goes back to, after "volta". */
export function describeWay(paidWith: PaidWith): string {
  switch (paidWith?.kind) {
    case 'card':
      return paidWith.last4 ? `para o cartão de final ${paidWith.last4}` : 'para o cartão usado na compra';
    case 'pix':
      return 'por Pix, para a conta de onde saiu';
    case 'boleto':
      return 'para a conta que você informar à Stripe, no e-mail que ela envia';
    case undefined:
      return 'pelo mesmo meio de pagamento';
  }
}

/** When it arrives there. */
export function describeArrival(paidWith: PaidWith): string {
  switch (paidWith?.kind) {
    case 'pix':
      return 'Em geral, chega no mesmo dia.';
    case 'boleto':
      return 'Depois que você informar a conta, leva alguns dias úteis.';
    case 'card':
    case undefined:
      return 'O banco leva de 5 a 10 dias úteis para mostrá-lo, nesta fatura ou na próxima.';
  }
}

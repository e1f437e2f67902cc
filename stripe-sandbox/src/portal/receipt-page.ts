import type { Charge } from '../state/records/payments.ts';
import type { Invoice } from '../state/records/subscriptions.ts';
import { cardOf } from '../catalogue.ts';
import { getDiscount } from '../life/discounts.ts';
import { getWay } from '../life/vouchers.ts';
import { find, get } from '../state/table.ts';
import type { World } from '../world.ts';
import { html, type Html } from './html.ts';
import { paymentStatus } from './payment-status.ts';
import { row } from './row.ts';
import { day, money, paymentName, priceWords } from './words.ts';

/** The receipt of a charge, or an invoice, by its id, after a link back; null if the id is unknown. */
export function receiptPage(
  world: World,
  id: string,
  back: Html,
): { readonly title: string; readonly main: Html } | null {
  const { state } = world;
  const charge = find(state.charges, id);
  if (charge?.status === 'succeeded') return { title: 'Recibo', main: receipt(world, charge, back) };
  const invoice = find(state.invoices, id);
  if (!invoice) return null;
  const { latestCharge } = get(state.paymentIntents, invoice.paymentIntent);
  return invoice.status === 'paid' && latestCharge !== null
    ? { title: 'Recibo', main: receipt(world, get(state.charges, latestCharge), back) }
    : { title: 'Fatura', main: unpaid(invoice, back) };
}

function receipt(world: World, charge: Charge, back: Html): Html {
  const intent = get(world.state.paymentIntents, charge.paymentIntent);
  return html`
    ${back}
    <h1>Recibo</h1>
    <section>
      <dl>
        ${row('Pagamento de', paymentName(world, intent))} ${discountRow(world, charge)}
        ${row('Valor', money(charge.amount))} ${row('Data', day(charge.created))}
        ${row('Forma de pagamento', paidWith(charge))} ${row('Situação', paymentStatus(world, charge))}
        ${row('Identificação', charge.id)}
      </dl>
      <p class="hint">Este recibo não comprova pagamento nenhum: na demonstração, nada é cobrado.</p>
    </section>
    <p class="on-screen">Para guardar, imprima esta página ou salve em PDF.</p>
  `;
}

/** The discount of a coupon; empty without one. */
function discountRow({ state }: World, { paymentIntent }: Charge): Html {
  const invoice = Object.values(state.invoices).find((one) => one.paymentIntent === paymentIntent);
  const off = invoice ? getDiscount(invoice) : 0;
  return off > 0 ? row('Desconto', `− ${money(off)}`) : html``;
}

const WAYS = { pix: 'Pix', boleto: 'Boleto' } as const;

function paidWith({ paymentMethod }: Charge): string {
  const way = getWay(paymentMethod);
  return way ? WAYS[way] : `Cartão de teste, final ${cardOf(paymentMethod)?.number.slice(-4) ?? '—'}`;
}

const unpaid = (invoice: Invoice, back: Html): Html => html`
  ${back}
  <h1>Fatura</h1>
  <section>
    <dl>
      ${row('Número', invoice.number)} ${row('Cobrança de', priceWords(invoice.priceId))}
      ${row('Data', day(invoice.created))}
      ${row('Situação', invoice.status === 'void' ? 'Anulada' : 'Em aberto')}
    </dl>
  </section>
`;

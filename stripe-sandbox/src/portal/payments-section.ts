import { receiptPath } from '../objects/urls.ts';
import type { PortalSession } from '../state/records/customers.ts';
import type { Charge } from '../state/records/payments.ts';
import { get } from '../state/table.ts';
import type { World } from '../world.ts';
import { html, type Html } from './html.ts';
import { paymentStatus } from './payment-status.ts';
import { fromPortal } from './way-back.ts';
import { day, money, paymentName } from './words.ts';

/** Payments that were made, newest first, each with its receipt. */
export function paymentsSection(world: World, session: PortalSession, charges: readonly Charge[]): Html {
  return html`<section aria-labelledby="pagamentos">
    <h2 id="pagamentos">Pagamentos</h2>
    ${
      charges.length === 0
        ? html`<p>Nenhum pagamento foi feito.</p>`
        : html`<ul>
            ${charges.map((charge) => payment(world, session, charge))}
          </ul>`
    }
  </section>`;
}

function payment(world: World, session: PortalSession, charge: Charge): Html {
  const name = paymentName(world, get(world.state.paymentIntents, charge.paymentIntent));
  const date = day(charge.created);
  return html`<li>
    <p><strong>${name}</strong>, ${money(charge.amount)}</p>
    <p class="hint">${date} · ${paymentStatus(world, charge)}</p>
    <p>
      <a href="${receiptPath(charge.id)}${fromPortal(session)}" aria-label="Recibo de ${name}, ${date}"
        >Recibo</a
      >
    </p>
  </li>`;
}

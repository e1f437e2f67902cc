import { cardOf, RECURRING_PRICES, recurringPrice, type RecurringPrice } from '../catalogue.ts';
import { priceChange, type PriceChange } from '../life/change-subscription.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import type { World } from '../world.ts';
import { html, type Html } from './html.ts';
import { row } from './row.ts';
import { day, money, priceWords } from './words.ts';

/** What one can change to, the plan that is paid among them; another one stands chosen. */
export function planForm(base: string, { priceId }: Subscription): Html {
  const { plan, interval } = recurringPrice(priceId);
  const first = RECURRING_PRICES.find((price) => price.plan !== plan && price.interval === interval);
  return html`<form method="get" action="${base}/plano">
    <label>
      Novo plano
      <select name="preco">
        ${RECURRING_PRICES.map(
          (price) =>
            html`<option value="${price.id}" ${price === first ? html`selected` : null}>
              ${priceWords(price.id)}${price.id === priceId ? ' (plano atual)' : null}
            </option>`,
        )}
      </select>
    </label>
    <button>Mudar de plano</button>
  </form>`;
}

/** Asks once more, with what is charged and when: the second click is the one that changes the plan. */
export function changeQuestion(
  world: World,
  base: string,
  subscription: Subscription,
  price: RecurringPrice,
): Html {
  const change = priceChange(world, subscription, price);
  return html`
    <h1>Mudar de plano?</h1>
    <section>
      <dl>
        ${row('Plano atual', priceWords(subscription.priceId))} ${row('Novo plano', priceWords(price.id))}
        ${row('Cobrança hoje', change.startsPeriod ? todayOn(subscription, price) : 'Nada')}
        ${row('Próxima cobrança', `${money(price.amount)}, em ${day(change.nextCharge)}`)}
      </dl>
      <p>${consequence(change)}</p>
      <form method="post" action="${base}/plano">
        <input type="hidden" name="preco" value="${price.id}" />
        <button class="primary">Confirmar mudança</button>
        <a class="button" href="${base}">Voltar</a>
      </form>
    </section>
  `;
}

function todayOn({ paymentMethod }: Subscription, { amount }: RecurringPrice): string {
  const card = cardOf(paymentMethod);
  return card ? `${money(amount)}, no cartão de final ${card.number.slice(-4)}` : money(amount);
}

const consequence = ({ startsPeriod, nextCharge }: PriceChange): string =>
  startsPeriod
    ? 'O novo plano vale assim que você confirmar. Um novo período começa hoje e é cobrado por inteiro; o que resta do período atual não é descontado.'
    : `O novo plano vale assim que você confirmar. O novo preço vale a partir da próxima cobrança, em ${day(nextCharge)}.`;

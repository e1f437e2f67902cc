import { cardOf, RECURRING_PRICES, findRecurringPrice, type RecurringPrice } from '../catalogue.ts';
import { priceChange, waitsForPeriodEnd } from '../life/change-subscription.ts';
import { discounted, getDiscount } from '../life/discounts.ts';
import { totalOf } from '../life/invoices.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { readSeconds, type World } from '../world.ts';
import { html, type Html } from './html.ts';
import { row } from './row.ts';
import { day, money, planName, priceWords } from './words.ts';

/** The plans to change to, including the current one; another one is preselected. */
export function planForm(base: string, { priceId }: Subscription): Html {
  const { plan, interval } = findRecurringPrice(priceId);
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
  const waits = waitsForPeriodEnd(subscription, price);
  const { lines: asked, period } = priceChange(world, subscription, price, {
    at: readSeconds(world),
    prorates: true,
  });
  const lines = discounted(world, { ...subscription, ...period }, asked);
  const off = getDiscount({ lines });
  const next = waits ? subscription.periodEnd : period.periodEnd;
  return html`
    <h1>Mudar de plano?</h1>
    <section>
      <dl>
        ${row('Plano atual', priceWords(subscription.priceId))} ${row('Novo plano', priceWords(price.id))}
        ${waits ? null : lines.map(({ priceId, amount }) => row(lineWords(priceId, amount), money(amount)))}
        ${waits || off === 0 ? null : row('Desconto', `− ${money(off)}`)}
        ${row('Cobrança hoje', waits ? 'Nada' : todayOn(subscription, totalOf(lines)))}
        ${row('Próxima cobrança', `${money(price.amount)}, em ${day(next)}`)}
      </dl>
      <p>
        ${
          waits
            ? `O plano atual continua até ${day(next)}, como já foi pago. Só então o novo plano começa.`
            : 'O novo plano vale assim que o pagamento for aprovado. O que resta do plano atual é descontado.'
        }
      </p>
      <form method="post" action="${base}/plano">
        <input type="hidden" name="preco" value="${price.id}" />
        <button class="primary">Confirmar mudança</button>
        <a class="button" href="${base}">Voltar</a>
      </form>
    </section>
  `;
}

const lineWords = (priceId: string, amount: number): string =>
  amount < 0 ? `Resto do ${planName(priceId) ?? 'plano'}, já pago` : (planName(priceId) ?? 'Plano');

function todayOn({ paymentMethod }: Subscription, amount: number): string {
  const card = cardOf(paymentMethod);
  return card ? `${money(amount)}, no cartão de final ${card.number.slice(-4)}` : money(amount);
}

import { TEST_CARDS } from '@aura/shared-domain';
import { cardOf } from '../catalogue.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { html, type Html } from './html.ts';

/** The card that the next charges go to. */
export function cardSection(base: string, { paymentMethod }: Subscription): Html {
  const current = cardOf(paymentMethod);
  return html`<section aria-labelledby="cartao">
    <h2 id="cartao">Cartão de teste</h2>
    <p>
      ${
        current
          ? html`As próximas cobranças vão para o cartão de final ${current.number.slice(-4)}.`
          : 'Nenhum cartão está guardado.'
      }
    </p>
    <form method="post" action="${base}/cartao">
      <label>
        Novo cartão
        <select name="cartao">
          ${TEST_CARDS.map(
            (card) =>
              html`<option value="${card.paymentMethod}" ${card === current ? html`selected` : null}>
                ${card.number} · ${card.label}
              </option>`,
          )}
        </select>
      </label>
      <button>Trocar cartão</button>
    </form>
  </section>`;
}

import type { Phase, Subscription } from '../state/records/subscriptions.ts';
import { nextPhase } from '../life/schedules.ts';
import type { World } from '../world.ts';
import { planForm } from './change-plan.ts';
import { html, type Html } from './html.ts';
import { day, planName, priceWords } from './words.ts';

/** The customer's subscription, and its actions. */
export function subscriptionSection(
  world: World,
  base: string,
  subscription: Subscription | undefined,
): Html {
  return html`<section aria-labelledby="assinatura">
    <h2 id="assinatura">Assinatura</h2>
    ${subscription ? underWay(world, base, subscription) : html`<p>Você não tem uma assinatura em andamento.</p>`}
  </section>`;
}

const underWay = (world: World, base: string, subscription: Subscription): Html => html`
  <dl>
    <div>
      <dt>Plano</dt>
      <dd>${priceWords(subscription.priceId)}</dd>
    </div>
    <div>
      ${
        subscription.cancelAtPeriodEnd
          ? html`<dt>Cancelada: o acesso termina em</dt>`
          : html`<dt>Próxima cobrança</dt>`
      }
      <dd>
        ${subscription.isPaused ? 'Nenhuma, enquanto o banco decide a contestação' : day(subscription.periodEnd)}
      </dd>
    </div>
    ${
      subscription.status === 'past_due'
        ? html`<div>
            <dt>Situação</dt>
            <dd>A última cobrança foi recusada e será tentada de novo.</dd>
          </div>`
        : null
    }
    ${scheduled(nextPhase(world, subscription))}
  </dl>
  ${subscription.schedule === null ? null : keep(base)}
  ${subscription.cancelAtPeriodEnd ? resume(base) : html`${planForm(base, subscription)} ${cancelLink(base)}`}
`;

const scheduled = (next: Phase | null): Html | null =>
  next &&
  html`<div>
    <dt>A partir de ${day(next.start)}</dt>
    <dd>${priceWords(next.priceId)}</dd>
  </div>`;

const keep = (base: string): Html =>
  html`<form method="post" action="${base}/manter"><button>Manter o plano atual</button></form>`;

const cancelLink = (base: string): Html =>
  html`<p class="actions"><a class="button danger" href="${base}/cancelar">Cancelar assinatura</a></p>`;

const resume = (base: string): Html =>
  html`<form method="post" action="${base}/retomar">
    <button class="primary">Retomar assinatura</button>
  </form>`;

/** Asks once more: the second click is the one that cancels. */
export const cancelQuestion = (base: string, subscription: Subscription): Html => html`
  <h1>Cancelar assinatura?</h1>
  <section>
    <p>
      O plano ${planName(subscription.priceId)} continua disponível até ${day(subscription.periodEnd)}. Depois
      disso, nada mais é cobrado. Até lá, você pode retomar a assinatura.
    </p>
    <form method="post" action="${base}/cancelar">
      <button class="danger">Cancelar assinatura</button>
      <a class="button" href="${base}">Manter assinatura</a>
    </form>
  </section>
`;

import type { Form } from '../http/form.ts';
import { cardOf, RECURRING_PRICES, type RecurringPrice } from '../catalogue.ts';
import { changeInPortal, setCancelAtPeriodEnd, waitsForPeriodEnd } from '../life/change-subscription.ts';
import { stopSchedule } from '../life/schedules.ts';
import { updateSubscription } from '../life/update-subscription.ts';
import type { PortalSession } from '../state/records/customers.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import type { World } from '../world.ts';
import type { NoticeName } from './notices.ts';
import { subscriptionOf } from './portal-page.ts';
import { SIMULATIONS } from './simulations.ts';

/** Performs the action of a form, and returns the message. */
type Action = (world: World, subscription: Subscription, form: Form) => NoticeName;

const ACTIONS: Readonly<Record<string, Action>> = {
  cancelar(world, subscription) {
    setCancelAtPeriodEnd(world, subscription, true);
    return 'cancelada';
  },
  retomar(world, subscription) {
    setCancelAtPeriodEnd(world, subscription, false);
    return 'retomada';
  },
  plano(world, subscription, { preco }) {
    const asked = askedPrice(subscription, preco);
    if (typeof asked === 'string') return asked;
    const waits = waitsForPeriodEnd(subscription, asked);
    if (!changeInPortal(world, subscription, asked).ok) return 'plano-sem-pagamento';
    return waits ? 'plano-marcado' : 'plano-mudado';
  },
  manter(world, subscription) {
    stopSchedule(world, subscription, 'released');
    return 'plano-mantido';
  },
  cartao(world, subscription, { cartao }) {
    const card = typeof cartao === 'string' ? cardOf(cartao) : undefined;
    if (!card) return 'nada';
    // The bank is asked when a card is put on file; the others it refuses later, if at all.
    if (card.id === 'declined') return 'cartao-recusado';
    updateSubscription(world, subscription, { paymentMethod: card.paymentMethod });
    return 'cartao-trocado';
  },
};

/** The price that a subscription may change to, or the message of a refusal. */
export function askedPrice(
  { priceId, cancelAtPeriodEnd }: Subscription,
  asked: Form[string] | null | undefined,
): RecurringPrice | NoticeName {
  const price = RECURRING_PRICES.find(({ id }) => id === asked);
  if (!price || cancelAtPeriodEnd) return 'nada';
  return price.id === priceId ? 'mesmo-plano' : price;
}

/** Runs a form of the portal. Null if the form is unknown. */
export function runAction(world: World, session: PortalSession, name: string, form: Form): NoticeName | null {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) return null;
  const subscription = subscriptionOf(world, session);
  return subscription ? action(world, subscription, form) : 'nada';
}

/** Triggers events that take months elsewhere. Null if the simulation is unknown. */
export function runSimulation(world: World, session: PortalSession, name: string): NoticeName | null {
  const simulation = SIMULATIONS.find((known) => known.name === name);
  if (!simulation) return null;
  return simulation.run(world, new Set([session.customer])) ? 'simulado' : 'nada';
}

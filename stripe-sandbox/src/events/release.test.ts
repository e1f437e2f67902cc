import { expect, it } from 'vitest';
import { add } from '../state/table.ts';
import { createEmptyState } from '../state/state.ts';
import { manualClock } from '../testing/manual-clock.testing.ts';
import { getDeliveries } from './deliveries.ts';

it('tells what was held back one after the other', async () => {
  const state = createEmptyState();
  const clock = manualClock();
  for (const id of ['evt_1', 'evt_2', 'evt_3']) {
    add(state.events, {
      id,
      uid: 'ana',
      customer: 'cus_1',
      createdAt: clock.now(),
      body: { id, type: 'invoice.paid' },
      attempts: 0,
      dueAt: clock.now(),
    });
  }
  const steps: string[] = [];
  const post = async (body: object): Promise<number> => {
    const { id } = body as { id: string };
    steps.push(`${id} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${id} ends`);
    return 200;
  };
  const world = { state, clock, siteUrl: '', slowMs: 0, delivers: true };
  const deliveries = getDeliveries(world, post, () => {});
  deliveries.release('ana');
  // Only the queue may start waiting deliveries.
  deliveries.startDue();
  await deliveries.idle();
  expect(steps).toEqual(['evt_1', 'evt_2', 'evt_3'].flatMap((id) => [`${id} begins`, `${id} ends`]));
});

import type { EventRecord } from '../state/records/event-record.ts';
import type { World } from '../world.ts';
import type { Post } from './post-event.ts';
import { nextAttempt } from './retry.ts';

export interface Deliveries {
  /** Begins to tell everything that is due. Each event goes its own way: none waits for another. */
  readonly startDue: () => void;
  /** Tells what was held back of a person, one after the other in the order in which it happened. */
  readonly release: (uid: string) => void;
  /** Tells one event now, again if need be. The status of the answer, 0 for none. */
  readonly deliver: (event: EventRecord) => Promise<number>;
  /** When the next one is due that is neither under way nor held back, milliseconds since 1970; infinity for none. */
  readonly nextDue: () => number;
  /** Resolves when nothing is under way any more. */
  readonly idle: () => Promise<void>;
}

/** @param afterwards called when what is remembered of a delivery has changed */
export function getDeliveries(world: World, post: Post, afterwards: () => void): Deliveries {
  const { state, clock } = world;
  const underWay = new Map<string, Promise<unknown>>();

  const deliver = async (event: EventRecord): Promise<number> => {
    const status = await post(event.body);
    event.attempts += 1;
    if (isSuccess(status)) event.dueAt = null;
    // An event that was repeated manually after a successful delivery is not retried.
    else if (event.dueAt !== null) event.dueAt = nextAttempt(event.attempts, event.createdAt, clock.now());
    afterwards();
    return status;
  };
  /** Due events are marked as begun, so that no other run delivers them. */
  const begin = (event: EventRecord, previous: Promise<unknown>): Promise<unknown> => {
    const delivery = previous.then(() => deliver(event)).finally(() => underWay.delete(event.id));
    underWay.set(event.id, delivery);
    return delivery;
  };
  const waiting = (): EventRecord[] =>
    Object.values(state.events).filter((event) => dueAtOf(event) < Infinity && !underWay.has(event.id));
  const due = (): EventRecord[] => waiting().filter((event) => dueAtOf(event) <= clock.now());

  return {
    startDue() {
      for (const event of due()) if (!isHeld(world, event)) void begin(event, Promise.resolve());
    },
    release(uid) {
      let previous: Promise<unknown> = Promise.resolve();
      for (const event of due()) if (event.uid === uid) previous = begin(event, previous);
    },
    deliver,
    nextDue: () =>
      Math.min(
        ...waiting()
          .filter((event) => !isHeld(world, event))
          .map(dueAtOf),
      ),
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
  };
}

/** Whether deliveries of an event are paused until released. */
const isHeld = ({ state }: World, { uid }: EventRecord): boolean => uid !== null && state.held.includes(uid);

const dueAtOf = ({ dueAt }: EventRecord): number => dueAt ?? Infinity;

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

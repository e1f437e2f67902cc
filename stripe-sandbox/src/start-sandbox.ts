import { type Clock, systemClock } from './clock.ts';
import { getDeliveries } from './events/deliveries.ts';
import { postTo } from './events/post-event.ts';
import { sandboxHandler } from './handler.ts';
import { listen } from './http/start-listening.ts';
import { nextDue, passTime } from './life/pass-time.ts';
import { loadState } from './state/load-state.ts';
import { stateSaver, writeWhole } from './state/save-state.ts';
import type { World } from './world.ts';

interface Alarm {
  /** Rings at a time in milliseconds since 1970, or at once where it is past; not at all for infinity. */
  readonly set: (time: number) => void;
  readonly clear: () => void;
}

/** Timers overflow beyond 24 days; a clock that was set forward is noticed within the hour. */
const MAX_DELAY = 3_600_000;

/** One timer for whatever is due next. */
function alarmOf(clock: Clock, ring: () => void): Alarm {
  let cancel: (() => void) | null = null;
  const clear = (): void => cancel?.();
  return {
    set(time) {
      clear();
      if (time < Infinity) cancel = clock.after(Math.min(Math.max(time - clock.now(), 0), MAX_DELAY), ring);
    },
    clear,
  };
}

export interface SandboxOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Where events are delivered to; null for nowhere. */
  readonly webhookUrl: string | null;
  /** Origin of the site that passes on to the browser's part: portal and receipts are addressed by it. */
  readonly siteUrl: string;
  /** File in which the state outlives the process; null for none. */
  readonly file: string | null;
  /** How long the slow card takes, milliseconds. */
  readonly slowMs?: number;
}

export interface Sandbox {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const SLOW_MS = 6000;

/** Starts the stand-in for Stripe. Rejects where the port is taken. */
export async function startSandbox(options: SandboxOptions, clock: Clock = systemClock): Promise<Sandbox> {
  const { port, webhookUrl, siteUrl, file, slowMs = SLOW_MS } = options;
  const state = await loadState(file);
  const world: World = { state, clock, siteUrl, slowMs, delivers: webhookUrl !== null };
  const save = stateSaver(state, async (text) => (file === null ? undefined : writeWhole(file, text)));
  const stopping = new AbortController();
  const post = webhookUrl === null ? async () => 0 : postTo(webhookUrl, clock, stopping.signal);
  const deliveries = getDeliveries(world, post, () => void commit());
  const alarm = alarmOf(clock, tick);

  /** Keeps what has changed, then does what is due. */
  async function commit(): Promise<void> {
    await save();
    tick();
  }
  function tick(): void {
    if (stopping.signal.aborted) return;
    if (passTime(world)) return void commit();
    if (world.delivers) deliveries.startDue();
    alarm.set(Math.min(nextDue(world), world.delivers ? deliveries.nextDue() : Infinity));
  }

  const server = await listen(port, sandboxHandler(world, deliveries, commit));
  tick();
  return {
    port: server.port,
    async stop() {
      stopping.abort();
      alarm.clear();
      await server.close();
      await deliveries.idle();
      await save();
    },
  };
}

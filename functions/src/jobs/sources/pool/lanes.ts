/** Runs a task when there is room in its lane. */
export type InLane = <T>(lane: string, task: () => Promise<T>) => Promise<T>;

/** Lanes of a width: so many tasks of one lane run at once, the others wait in order. Lanes do not wait for each other. */
export function createLanes(width: number): InLane {
  const lanes = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  return async (name, task) => {
    const lane = lanes.get(name) ?? { running: 0, waiting: [] };
    lanes.set(name, lane);
    if (lane.running >= width) await new Promise<void>((resolve) => lane.waiting.push(resolve));
    else lane.running += 1;
    try {
      return await task();
    } finally {
      const next = lane.waiting.shift();
      if (next) next();
      else lane.running -= 1;
    }
  };
}

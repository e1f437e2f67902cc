/** How often each size is measured; the quickest counts, for a busy machine slows single runs. */
const ROUNDS = 5;
/** Work of less than this is repeated within a round: below it the clock weighs more than the work. */
const LEAST_MS = 20;

/** Processor time of this thread in milliseconds: what other programs take of the machine is not in it. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Processor time of one run, in milliseconds. */
function costOf(work: () => unknown): number {
  const begun = threadMs();
  let runs = 0;
  do {
    work();
    runs += 1;
  } while (threadMs() - begun < LEAST_MS);
  return (threadMs() - begun) / runs;
}

/**
 * How many times as long something takes with four times as much of a text: about 4 where the time grows with the
 * length, about 16 where it grows with its square. A ratio holds on any machine, a limit in milliseconds does not.
 * @param text what is cut to a quarter for the smaller run
 */
export function measureGrowth(text: string, work: (text: string) => unknown): number {
  const quarter = text.slice(0, text.length / 4);
  work(quarter);
  // In turns: a while in which the machine is slow then meets both sizes.
  const rounds = Array.from({ length: ROUNDS }, () => ({
    whole: costOf(() => work(text)),
    part: costOf(() => work(quarter)),
  }));
  return Math.min(...rounds.map(({ whole }) => whole)) / Math.min(...rounds.map(({ part }) => part));
}

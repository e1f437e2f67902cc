const MINUTE = 60_000;

/** Minutes after the first, second, … try that failed. Two days and a half in all. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1440, 1440].map((minutes) => minutes * MINUTE);

/** When a message is tried again that failed as often as this; null where it is given up. */
export function nextTry(tries: number, now: Date): Date | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/*
 * What runs inside the measured page. Each function is sent there as text: it uses nothing from outside itself.
 */

declare global {
  interface Window {
    /** Reads what the observers have seen until now. */
    readObservations?: () => { readonly layoutShift: number; readonly largestPaintAt: number | null };
  }
}

/** Begins to observe, before anything of the page runs. */
export function observe(): void {
  let layoutShift = 0;
  let largestPaint: number | null = null;
  const onShifts = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput } of entries as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    })[])
      if (!hadRecentInput) layoutShift += value;
  };
  const onPaints = (entries: PerformanceEntryList) => {
    largestPaint = entries.at(-1)?.startTime ?? largestPaint;
  };
  const shifts = new PerformanceObserver((list) => onShifts(list.getEntries()));
  const paints = new PerformanceObserver((list) => onPaints(list.getEntries()));
  shifts.observe({ type: 'layout-shift', buffered: true });
  paints.observe({ type: 'largest-contentful-paint', buffered: true });
  window.readObservations = () => {
    onShifts(shifts.takeRecords());
    onPaints(paints.takeRecords());
    return {
      layoutShift,
      largestPaintAt: largestPaint === null ? null : performance.timeOrigin + largestPaint,
    };
  };
}

/** Reads the state of the page after its next frames. `largestPaintAt` is in milliseconds since the epoch. */
export async function observations() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return {
    nodes: document.querySelectorAll('*').length,
    layoutShift: 0,
    largestPaintAt: null,
    ...window.readObservations?.(),
  };
}

/** Resolves when React answers for the page's headline; rejects where that does not come. */
export async function takenOver(limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const headline = document.querySelector('#root h1') ?? {};
    if (Object.keys(headline).some((key) => key.startsWith('__reactFiber$'))) return;
    await new Promise(requestAnimationFrame);
  }
  throw new Error('the application does not take over');
}

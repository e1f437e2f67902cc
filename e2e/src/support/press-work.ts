import type { Locator, Page } from '@playwright/test';

const PRESSES = 5;

/**
 * How long the main thread of a page works for a press and the two frames after it: the middle of five, milliseconds of
 * processor time. What else the machine does makes no difference.
 * @param target pressed in the middle; each press must have an effect
 */
export async function measurePressWork(page: Page, target: () => Locator): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readWork = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const drawTwice = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
  const works: number[] = [];
  for (let press = 0; press < PRESSES; press++) {
    const box = await target().boundingBox();
    if (!box) throw new Error('There is nothing to press.');
    await drawTwice();
    const before = await readWork();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await drawTwice();
    works.push((await readWork()) - before);
  }
  await session.detach();
  return works.toSorted((one, other) => one - other)[Math.floor(PRESSES / 2)] ?? NaN;
}

import { expect, test, type Page } from '@playwright/test';
import { goInside, holdingsOf, type Holdings } from '../support/memory.ts';
import { logIn } from '../support/people.ts';

const CYCLES = 200;
/** Caches and compiled code settle in the first rounds. */
const WARM_UP = 20;

type Stop = readonly [path: string, headline: string];

/** What a page holds more of after so many rounds over some pages; it stands on the first one at both times. */
async function growth(page: Page, stops: readonly Stop[]): Promise<Holdings> {
  const round = async () => {
    for (const [path, headline] of [...stops.slice(1), ...stops.slice(0, 1)])
      await goInside(page, path, headline);
  };
  for (let i = 0; i < WARM_UP; i += 1) await round();
  const before = await holdingsOf(page);
  for (let i = 0; i < CYCLES; i += 1) await round();
  const after = await holdingsOf(page);
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heapBytes: after.heapBytes - before.heapBytes,
  };
}

/** Less than one thing a round: what leaks with every mount shows hundredfold. */
function expectNoLeak({ nodes, listeners, heapBytes }: Holdings): void {
  expect(nodes).toBeLessThan(CYCLES);
  expect(listeners).toBeLessThan(CYCLES / 4);
  expect(heapBytes).toBeLessThan(2_000_000);
}

test(`nothing is left behind by ${CYCLES} mounts of the public remotes`, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/ferramentas-ia');
  expectNoLeak(
    await growth(page, [
      ['/ferramentas-ia', 'próxima oportunidade'],
      ['/planos', 'Comece sem pagar'],
    ]),
  );
});

test(`nothing is left behind by ${CYCLES} mounts of the remotes of a manager`, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/login');
  await logIn(page, { email: 'gestora@demo.aura', password: 'demonstracao-2026' });
  await expect(page.getByRole('heading', { level: 1, name: /Helena/ })).toBeVisible();
  expectNoLeak(
    await growth(page, [
      ['/cockpit', 'Helena'],
      ['/diagnostico-carreira', 'Diagnóstico de carreira'],
    ]),
  );
});

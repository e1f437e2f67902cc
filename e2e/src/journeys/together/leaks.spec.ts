import { scaleRuns } from '@aura/testing';
import { expect, test, type Page } from '@playwright/test';
import { goInside, holdingsOf, textStands, type Holdings } from '../../support/memory.ts';
import { logIn } from '../../support/people.ts';
import { isTakenOver } from '../../support/watch.ts';

const CYCLES = scaleRuns(30, 200);
/** Caches and compiled code settle in the first rounds. */
const WARM_UP = 20;

type Stop = readonly [path: string, headline: string];

/**
 * Rounds over some pages leave less than one object per round behind: a leak at every mount shows hundredfold.
 * @param content text of the first page, where objects are counted, that appears once it is fully loaded
 */
async function expectNoLeak(page: Page, stops: readonly Stop[], content: string): Promise<void> {
  const round = async () => {
    for (const [path, headline] of [...stops.slice(1), ...stops.slice(0, 1)])
      await goInside(page, path, headline);
  };
  for (let i = 0; i < WARM_UP; i += 1) await round();
  await textStands(page, 'main', content);
  const before = await holdingsOf(page);
  for (let i = 0; i < CYCLES; i += 1) await round();
  await textStands(page, 'main', content);
  // What a call still under way holds is let go of with its answer; what leaks stays.
  await expect.poll(async () => leftSince(before, await holdingsOf(page)), { timeout: 20_000 }).toEqual([]);
}

function leftSince(before: Holdings, after: Holdings): readonly string[] {
  const limits: Holdings = { nodes: CYCLES, listeners: CYCLES / 4, heapBytes: 2_000_000 };
  const kinds = ['nodes', 'listeners', 'heapBytes'] as const;
  return kinds.flatMap((kind) => {
    const more = after[kind] - before[kind];
    return more < limits[kind] ? [] : [`${more} more ${kind}`];
  });
}

test(`${CYCLES} mounts of the public remotes leave nothing behind`, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/ferramentas-ia', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Planos' }).hover();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expectNoLeak(
    page,
    [
      ['/ferramentas-ia', 'próxima oportunidade'],
      ['/planos', 'Comece sem pagar'],
    ],
    'próxima oportunidade',
  );
});

test(`${CYCLES} mounts of the remotes of a manager leave nothing behind`, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/login');
  await logIn(page, { email: 'gestora@demo.aura', password: 'demonstracao-2026' });
  await expect(page.getByRole('heading', { level: 1, name: /Helena/ })).toBeVisible();
  await expectNoLeak(
    page,
    [
      ['/cockpit', 'Helena'],
      ['/diagnostico-carreira', 'Diagnóstico de carreira'],
    ],
    'Conclusão das lições',
  );
});

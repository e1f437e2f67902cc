import { join } from 'node:path';
import { ok, type Result } from '@aura/shared-domain';
import { ensureChromium } from '../../machine/chromium.ts';
import { runLogged, takeLastLines } from '../../processes/run-logged.ts';
import { seedPeople } from '../../seed/seed.ts';
import { LOGS, ROOT } from '../../workspaces/paths.ts';
import type { Environment } from '../environments/environment.ts';
import type { Check } from '../verify/verify.ts';
import type { Twin } from './start-twin.ts';

/** The journeys that a twin has to hold, too: their files, and how their titles begin. */
export const WALKED: readonly (readonly [file: string, title: string])[] = [
  ['account/access.spec.ts', 'a next that leaves the site is dropped'],
  ['account/access.spec.ts', 'two tabs agree about a sign-out'],
  ['company/cockpit.spec.ts', 'filters stay in the address'],
  ['diagnosis/diagnosis.spec.ts', 'a person goes from a trial over the sign-up to a result'],
  ['lessons/lessons.spec.ts', 'two thirds right complete a lesson'],
  ['platform/routing.spec.ts', 'a visitor who asks for a page of an account'],
];

/**
 * Walks some journeys of `e2e` through the twin's edge, with the demonstration's people. The error is a sentence for
 * the person at the terminal.
 */
export async function walkJourneys(
  { origin }: Environment,
  { chromium, sideDoor }: Pick<Twin, 'chromium' | 'sideDoor'>,
  signal: AbortSignal,
): Promise<Result<Check, string>> {
  const program = await ensureChromium();
  if (!program.ok) return program;
  const seeded = await seedPeople();
  if (!seeded.ok) return seeded;
  const titles = WALKED.map(([, title]) => title).join('|');
  const { code, output } = await runLogged({
    command: join(ROOT, 'node_modules/.bin/playwright'),
    args: ['test', ...new Set(WALKED.map(([file]) => file)), '--grep', titles, '--workers', '1'],
    cwd: join(ROOT, 'e2e'),
    env: {
      AURA_CHROMIUM: program.value,
      AURA_CHROMIUM_ARGS: JSON.stringify(chromium),
      AURA_PAGES_URL: origin,
      AURA_BASE_URL: sideDoor,
      FORCE_COLOR: '0',
    },
    log: join(LOGS, 'twin-journeys.log'),
    signal,
  });
  const passed = Number(/ (\d+) passed/.exec(output)?.[1] ?? 0);
  const isWhole = code === 0 && passed === WALKED.length;
  return ok({
    name: `${passed} de ${WALKED.length} jornadas pela borda`,
    problem: isWhole ? null : `\n${takeLastLines(output, 40)}`,
  });
}

import { loadavg } from 'node:os';
import { err, ok, type Result } from '@aura/shared-domain';
import lighthouse, { type Result as LighthouseResult } from 'lighthouse';
import { STEADY_CATEGORIES, summarise, type LighthouseScores } from './lighthouse-result.ts';

const EVERY_CATEGORY = ['performance', ...STEADY_CATEGORIES];
/** A trace without a paint gives no score; that is the tool's fault, and seldom happens twice. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse on a page as on a phone: once with every category, then with performance alone.
 * @param port where the browser listens for the DevTools protocol
 * @param count of all runs, at least 1
 */
export async function auditPage(
  url: string,
  port: number,
  count: number,
): Promise<Result<LighthouseScores, string>> {
  const runs: LighthouseResult[] = [];
  const loads: number[] = [];
  while (runs.length < count) {
    const run = await runOnce(url, port, runs.length === 0 ? EVERY_CATEGORY : ['performance']);
    if (!run.ok) return run;
    runs.push(run.value);
    loads.push(loadavg()[0] ?? 0);
  }
  const [complete, ...others] = runs;
  return complete
    ? ok(summarise(complete, others, loads))
    : err(`${url}: no run of Lighthouse was asked for.`);
}

async function runOnce(
  url: string,
  port: number,
  onlyCategories: string[],
): Promise<Result<LighthouseResult, string>> {
  let reason = 'no score';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories });
    const scores = onlyCategories.map((name) => run?.lhr.categories[name]?.score ?? null);
    if (run && !scores.includes(null)) return ok(run.lhr);
    reason = run?.lhr.runtimeError?.message ?? reason;
  }
  return err(`Lighthouse gives no result for ${url}: ${reason}.`);
}

import { err, ok, type Result } from '@aura/shared-domain';
import { launchBrowser } from '../pages/browser.ts';
import { builtWorkspaces } from './built-remotes.ts';
import { comparisonOf, type Comparison } from './comparison.ts';
import { count } from './count.ts';
import { openSites } from './sites.ts';
import { time } from './time.ts';

interface Options {
  /** Pairs of visits for each time; 0 leaves times out, and the rest is the same in every run. */
  readonly pairs: number;
  /** Called with the current activity. */
  readonly say?: (text: string) => void;
}

/** Compares what has been built with a monolith that is built now. The error is made to be shown. */
export async function compareFederation({
  pairs,
  say = () => undefined,
}: Options): Promise<Result<Comparison, string>> {
  const built = await builtWorkspaces();
  if (!built.ok) return built;
  const { shellDir, remotes } = built.value;
  say('building the monolith');
  const sites = await openSites(shellDir, remotes);
  if (!sites.ok) return sites;
  const browser = await launchBrowser();
  try {
    if (!browser.ok) return browser;
    say('counting');
    const counts = await count(browser.value, sites.value);
    const timings = pairs > 0 ? await time(browser.value, sites.value, pairs, say) : null;
    return ok(comparisonOf(remotes, counts, timings));
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  } finally {
    if (browser.ok) await browser.value.close();
    sites.value.close();
  }
}

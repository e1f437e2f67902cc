import { err, ok, type Result } from '@aura/shared-domain';
import { launchBrowser } from '../pages/browser.ts';
import type { OwnCosts } from './breaches.ts';
import { builtWorkspaces } from './built-remotes.ts';
import { hops } from './hops.ts';
import { sharedCopies } from './shared-copies.ts';
import { publicPages, serveFederated } from './sites.ts';
import { enterRemote } from './visits.ts';

/** What federation costs of what has been built, as far as no monolith is needed to know it. */
export async function measureOwnCosts(): Promise<Result<OwnCosts, string>> {
  const built = await builtWorkspaces();
  if (!built.ok) return built;
  const { shellDir, remotes } = built.value;
  const site = await serveFederated(shellDir, remotes);
  if (!site.ok) return site;
  const browser = await launchBrowser();
  try {
    if (!browser.ok) return browser;
    const cold: number[] = [];
    for (const page of publicPages(remotes)) {
      const entered = await enterRemote(browser.value, site.value.origin, page, {
        how: 'cold',
        mode: 'exact',
      });
      cold.push(hops(entered.exchanges, entered.clickedAt, entered.thereAt));
    }
    return ok({
      hopsCold: Math.max(...cold),
      entryBytes: Object.fromEntries(
        remotes.map(({ definition, entryBytes }) => [definition.name, entryBytes]),
      ),
      sharedCopies: sharedCopies(remotes),
    });
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  } finally {
    if (browser.ok) await browser.value.close();
    site.value.close();
  }
}

import { ensureChromium } from '@aura/scripts/chromium';
import { err, ok, type Result } from '@aura/shared-domain';
import { chromium, type Browser } from 'playwright-core';

const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/**
 * Starts the machine's Chromium. The error is for display.
 * @param more arguments in addition to those that prevent background activity
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Result<Browser, string>> {
  const executable = await ensureChromium();
  if (!executable.ok) return executable;
  try {
    return ok(await chromium.launch({ executablePath: executable.value, args: [...QUIET, ...more] }));
  } catch (error) {
    return err(
      `${executable.value} does not start: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

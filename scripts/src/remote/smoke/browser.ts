import { err, ok, type Result } from '@aura/shared-domain';
import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../../machine/chromium.ts';

const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Starts the machine's Chromium; it ends when the signal fires. The error is made to be shown. */
export async function launchBrowser(signal: AbortSignal): Promise<Result<Browser, string>> {
  const executablePath = await ensureChromium();
  if (!executablePath.ok) return executablePath;
  try {
    const browser = await chromium.launch({
      executablePath: executablePath.value,
      args: QUIET,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const close = (): void => void browser.close();
    if (signal.aborted) close();
    signal.addEventListener('abort', close, { once: true });
    browser.on('disconnected', () => signal.removeEventListener('abort', close));
    return ok(browser);
  } catch (error) {
    return err(
      `${executablePath.value} não iniciou: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

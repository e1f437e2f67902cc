import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, hasParameters, ok, type Result } from '@aura/shared-domain';
import {
  DECLARATIONS_FILE,
  EXTENSIONS_PATH,
  hasModule,
  readExtensions,
  releaseId,
} from '@aura/shared-federation';
import type { Browser } from 'playwright-core';
import type { Candidate } from '../cli/context.ts';
import { launchBrowser } from './browser.ts';
import { openRoute } from './open-route.ts';
import { serveCandidate } from './serve-candidate.ts';

const INTERRUPTED = 'A partida de teste foi interrompida.';

/**
 * Starts a version of a remote in a real browser, in the minimal frame and under the production policy. It opens every
 * page with a fixed address, signed in as a person who may, and then its extensions. The error is a sentence with the
 * page and the fault.
 */
export async function tryStart(candidate: Candidate, signal: AbortSignal): Promise<Result<null, string>> {
  const { descriptor } = candidate;
  const paths = descriptor.routes.map(({ path }) => path).filter((path) => !hasParameters(path));
  if (paths.length === 0)
    return err(`${releaseId(descriptor)} só tem páginas com parâmetros: não há endereço que se possa abrir.`);
  const served = await serveCandidate(candidate, signal);
  if (!served.ok) return signal.aborted ? err(INTERRUPTED) : served;
  try {
    const browser = await launchBrowser(signal);
    if (!browser.ok) return browser;
    try {
      const { origin } = served.value;
      const opened = await openAll(browser.value, origin, paths, releaseId(descriptor));
      return opened.ok && (await showsExtensions(candidate))
        ? await openExtensions(browser.value, origin, releaseId(descriptor))
        : opened;
    } finally {
      await browser.value.close();
    }
  } catch (error) {
    return err(signal.aborted ? INTERRUPTED : `A partida de teste não terminou: ${String(error)}`);
  } finally {
    await served.value.close();
  }
}

/** Whether a module of the remote is drawn in pages of the shell. */
async function showsExtensions({ dist }: Candidate): Promise<boolean> {
  const text = await readFile(join(dist, DECLARATIONS_FILE), 'utf8').catch(() => '{}');
  return readExtensions(JSON.parse(text)).some((one) => hasModule(one));
}

async function openExtensions(
  browser: Browser,
  origin: string,
  release: string,
): Promise<Result<null, string>> {
  const opened = await openRoute(browser, origin, EXTENSIONS_PATH);
  return opened.ok ? opened : err(`Uma extensão de ${release} ${opened.error}.`);
}

async function openAll(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  release: string,
): Promise<Result<null, string>> {
  for (const path of paths) {
    const opened = await openRoute(browser, origin, path);
    if (!opened.ok) return err(`A página ${path} de ${release} ${opened.error}.`);
  }
  return ok(null);
}

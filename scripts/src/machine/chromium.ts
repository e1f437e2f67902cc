import { err, ok, type Result } from '@aura/shared-domain';
import { installPackage } from './install-package.ts';
import { findProgram, isExecutable } from './find-program.ts';

/** Chromium without its own windows: a page of a new profile costs half as much. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MISSING =
  'As jornadas no navegador precisam do Chromium, que não foi encontrado. Instale-o (no Debian: ' +
  '"sudo apt-get install chromium-headless-shell") ou diga onde ele está na variável AURA_CHROMIUM e tente de novo.';

/** Path of a Chromium, installed where possible. AURA_CHROMIUM comes first. The error is made to be shown. */
export async function ensureChromium(): Promise<Result<string, string>> {
  const named = process.env['AURA_CHROMIUM'];
  if (named) {
    return (await isExecutable(named))
      ? ok(named)
      : err(`AURA_CHROMIUM aponta para um programa que não existe: ${named}`);
  }
  if (!(await findProgram(HEADLESS))) await installPackage(HEADLESS, 'o Chromium');
  const installed = await findChromium();
  return installed ? ok(installed) : err(MISSING);
}

/** Path of the installed Chromium; null if there is none. */
export async function findChromium(): Promise<string | null> {
  for (const name of NAMES) {
    const path = await findProgram(name);
    if (path) return path;
  }
  return null;
}

import { defineConfig } from '@playwright/test';
import { isDeepRun } from '@aura/testing';
import * as v from 'valibot';
import { SITE } from './src/support/site.ts';

/** The target that runs every journey. */
const ALL = 'journeys';
/** Set while Nx runs journeys: their counts and times are kept for the check. */
const suite = process.env['NX_TASK_TARGET_TARGET'] ?? 'some-journeys';
const root = process.getuid?.() === 0;
/** They lead every name to the edge of a twin. */
const twinArguments = v.parse(
  v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  process.env['AURA_CHROMIUM_ARGS'] ?? '[]',
);

export default defineConfig({
  testDir: './src/journeys',
  outputDir: `../.local/e2e-results/${suite}`,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // A fourth browser on two cores saves little, and has another one miss its moment.
  workers: suite === ALL ? 3 : 2,
  // One moment of a busy machine does not refuse a day's work; the check names each journey that needed it.
  retries: isDeepRun() ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: `../.local/reports/${suite}.json` }]],
  use: {
    // A twin's pages have another address than its interfaces have for this process.
    baseURL: process.env['AURA_PAGES_URL'] ?? SITE,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 900 },
    // Movement is decoration here, and drawing it takes a third of the browsers' processor time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs as much as many journeys do: a failed one is run again with `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['AURA_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        ...(root ? ['--no-sandbox'] : []),
        ...twinArguments,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

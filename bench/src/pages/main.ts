import { freePort } from '@aura/scripts/free-port';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Browser } from 'playwright-core';
import { breaches } from './breaches.ts';
import { launchBrowser } from './browser.ts';
import { auditPage } from './lighthouse.ts';
import { measurePage } from './measure.ts';
import { readOptions, type Options } from './options.ts';
import { humanReport, sorted, type PageResult, type Results } from './report.ts';
import { openSite, type OpenSite } from './serve.ts';

interface Tools {
  readonly browser: Browser;
  /** Where the browser listens for Lighthouse. */
  readonly port: number;
  readonly origin: string;
  /** Runs of Lighthouse for each page. */
  readonly runs: number;
}

async function run(options: Options): Promise<Result<Results, string>> {
  const site = await openSite(options.origin);
  if (!site.ok) return site;
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    if (!browser.ok) return browser;
    const { origin } = site.value;
    return await measureSite(
      site.value,
      { browser: browser.value, port, origin, runs: options.runs },
      options.only,
    );
  } finally {
    if (browser.ok) await browser.value.close();
    site.value.close();
  }
}

async function measureSite(
  { publicPaths, applicationPaths }: OpenSite,
  tools: Tools,
  only: readonly string[],
): Promise<Result<Results, string>> {
  const unknown = only.find((path) => !publicPaths.includes(path) && !applicationPaths.includes(path));
  if (unknown !== undefined) return err(`${unknown} is no public page.`);
  const wanted = (paths: readonly string[]) =>
    paths.filter((path) => only.length === 0 || only.includes(path));
  const ours = await measureAll(wanted(publicPaths), tools);
  if (!ours.ok) return ours;
  const application = await measureAll(wanted(applicationPaths), tools);
  return application.ok ? ok({ public: ours.value, application: application.value }) : application;
}

async function measureAll(paths: readonly string[], tools: Tools): Promise<Result<PageResult[], string>> {
  const results: PageResult[] = [];
  for (const path of paths) {
    console.error(`measuring ${path}`);
    const result = await measureOne(path, tools);
    if (!result.ok) return result;
    results.push(result.value);
  }
  return ok(sorted(results));
}

async function measureOne(
  path: string,
  { browser, port, origin, runs }: Tools,
): Promise<Result<PageResult, string>> {
  const measured = await measurePage(browser, origin, path);
  if (!measured.ok || runs === 0) return measured;
  const audited = await auditPage(origin + path, port, runs);
  if (audited.ok) return ok({ ...measured.value, lighthouse: audited.value });
  // The other pages are worth their time; the end of the command says that something is missing.
  console.error(audited.error);
  return measured;
}

function fail(message: string): number {
  console.error(message);
  return 1;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options.ok) return fail(options.error);
  const results = await run(options.value);
  if (!results.ok) return fail(results.error);
  console.log(options.value.json ? JSON.stringify(results.value) : humanReport(results.value));
  const broken = results.value.public.flatMap(breaches);
  for (const breach of broken) console.error(`Budget broken: ${breach}`);
  const all = [...results.value.public, ...results.value.application];
  const isComplete = options.value.runs === 0 || all.every(({ lighthouse }) => lighthouse !== undefined);
  return isComplete && broken.length === 0 ? 0 : 1;
}

process.exitCode = await main();

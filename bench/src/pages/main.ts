import { findFreePort } from '@aura/scripts/free-port';
import { err, ok, type Result } from '@aura/shared-domain';
import type { Browser } from 'playwright-core';
import { breaches } from './breaches.ts';
import { launchBrowser } from './browser.ts';
import { auditPage } from './lighthouse.ts';
import { measurePage } from './measure.ts';
import { readOptions, type Options } from './options.ts';
import { comparePaints, paintReport, paintRounds } from './paint.ts';
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

/** Opens the site and a browser for some work, and closes both. */
async function withSite<T>(
  options: Options,
  work: (site: OpenSite, tools: Tools) => Promise<Result<T, string>>,
): Promise<Result<T, string>> {
  const site = await openSite(options.origin);
  if (!site.ok) return site;
  const port = await findFreePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    if (!browser.ok) return browser;
    const { origin } = site.value;
    return await work(site.value, { browser: browser.value, port, origin, runs: options.runs });
  } finally {
    if (browser.ok) await browser.value.close();
    site.value.close();
  }
}

/** The pages to measure, those of the shell and those of remotes. */
function wantedPaths({ publicPaths, applicationPaths }: OpenSite, only: readonly string[]) {
  const unknown = only.find((path) => !publicPaths.includes(path) && !applicationPaths.includes(path));
  if (unknown !== undefined) return err(`${unknown} is no public page.`);
  const wanted = (paths: readonly string[]) =>
    paths.filter((path) => only.length === 0 || only.includes(path));
  return ok({ own: wanted(publicPaths), application: wanted(applicationPaths) });
}

async function measureSite(
  site: OpenSite,
  tools: Tools,
  only: readonly string[],
): Promise<Result<Results, string>> {
  const paths = wantedPaths(site, only);
  if (!paths.ok) return paths;
  const ours = await measureAll(paths.value.own, tools);
  if (!ours.ok) return ours;
  const application = await measureAll(paths.value.application, tools);
  return application.ok ? ok({ public: ours.value, application: application.value }) : application;
}

/** Compares the largest paints and prints them. */
async function measurePaints(
  site: OpenSite,
  { browser, origin }: Tools,
  options: Options,
): Promise<Result<string, string>> {
  const paths = wantedPaths(site, options.only);
  if (!paths.ok) return paths;
  const { own, application } = paths.value;
  if (own.length === 0) return err("No page of the shell is among them, so there's nothing to compare with.");
  const rounds = await paintRounds(browser, origin, [...own, ...application], options.paintRounds);
  const pages = comparePaints(rounds, own);
  return ok(options.json ? JSON.stringify(pages) : paintReport(pages, rounds.length));
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
  if (options.value.paintRounds > 0) {
    const paints = await withSite(options.value, (site, tools) => measurePaints(site, tools, options.value));
    if (!paints.ok) return fail(paints.error);
    console.log(paints.value);
    return 0;
  }
  const results = await withSite(options.value, (site, tools) =>
    measureSite(site, tools, options.value.only),
  );
  if (!results.ok) return fail(results.error);
  console.log(options.value.json ? JSON.stringify(results.value) : humanReport(results.value));
  const broken = results.value.public.flatMap(breaches);
  for (const breach of broken) console.error(`Budget broken: ${breach}`);
  const all = [...results.value.public, ...results.value.application];
  const isComplete = options.value.runs === 0 || all.every(({ lighthouse }) => lighthouse !== undefined);
  return isComplete && broken.length === 0 ? 0 : 1;
}

process.exitCode = await main();

import type { Release, RemoteAsset } from '../../contract/index.ts';
import { createChunkLoadError } from '../load-failure.ts';
import { addStyles } from './styles.ts';

/** Executes a script that was allowed, with the integrity that it was allowed with. */
export type Execute = (url: string) => Promise<void>;

/** Leaves time for the repetitions within the time of a whole load. */
const TIMEOUT_MS = 6_000;

/**
 * Loads every file of a release except the entry script, each checked against the registry, before any of them runs:
 * the loader of the other tool chain then finds all files in the cache and requests none. Rejects like a bundler's
 * loader if a file fails.
 * @returns the text of the manifest
 */
export async function bringFiles(release: Release, manifestFile: string, execute: Execute): Promise<string> {
  const { baseUrl, descriptor } = release;
  const { entry, assets, foreign } = descriptor;
  const manifest = assets.find(({ file }) => file === manifestFile);
  if (!manifest) throw new Error(`${descriptor.name} has no ${manifestFile}`);
  const scripts = assets.filter(({ kind }) => kind === 'script');
  const [text] = await Promise.all([
    fetchChecked(baseUrl, manifest),
    addStyles(release),
    foreign === 'module' ? bringModules(baseUrl, [entry, ...scripts]) : runAll(baseUrl, scripts, execute),
  ]);
  return text;
}

type Listed = Pick<RemoteAsset, 'file' | 'integrity'>;

/** Chunks that are executed before their entry wait for it; several executions of one are as good as one. */
async function runAll(baseUrl: string, scripts: readonly Listed[], execute: Execute): Promise<void> {
  await Promise.all(scripts.map(({ file }) => execute(baseUrl + file)));
}

/**
 * Puts ES modules into the page's map of modules, from which `import` takes them. A browser remembers a module that did
 * not come for as long as the page lives, and so each is fetched first: only what came as it should gets that far.
 */
async function bringModules(baseUrl: string, modules: readonly Listed[]): Promise<void> {
  await Promise.all(modules.map((module) => fetchChecked(baseUrl, module)));
  // In parallel, so that no module requests another one without integrity before its preload.
  await Promise.all(modules.map(({ file, integrity }) => preloadModule(baseUrl + file, integrity)));
}

async function fetchChecked(baseUrl: string, { file, integrity }: Listed): Promise<string> {
  const url = baseUrl + file;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, { integrity, credentials: 'same-origin', signal });
    if (response.ok) return await response.text();
  } catch {
    throw createChunkLoadError(url, signal.aborted ? 'timeout' : 'error');
  }
  throw createChunkLoadError(url, 'error');
}

function preloadModule(href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  // A browser that ignores the link would import an unchecked file.
  if (!link.relList.supports('modulepreload')) throw new Error('modules cannot be checked in this browser');
  Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' });
  return new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(createChunkLoadError(href, 'error')));
    document.head.append(link);
  }).finally(() => link.remove());
}

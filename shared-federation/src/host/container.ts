import type { EntryElement, Release } from '../contract/index.ts';
import { createChunkLoadError } from './load-failure.ts';
import { findAllowedIntegrity, createVerifiedScript } from './trusted-scripts.ts';

/** The shared modules of the page, by name and version, as Module Federation hands them from one bundle to another. */
export type ShareScope = Readonly<Record<string, unknown>>;

/** A bundler's build of a remote: the interface of Module Federation containers. */
export interface Container {
  readonly init: (scope: ShareScope) => unknown;
  /** Gives the function that evaluates an exposed module; rejects where its files do not come. */
  readonly get: (module: string) => Promise<() => unknown>;
}

/** Leaves time for the repetitions within the time of a whole load. */
const TIMEOUT_MS = 6_000;

/**
 * Executes the entry of a remote and hands it the shared modules. Every call executes it anew.
 */
export async function openContainer(
  { baseUrl, descriptor: { container: name, entry } }: Release,
  scope: ShareScope,
): Promise<Container> {
  const url = baseUrl + entry.file;
  // If the new script does not load, a container of an earlier execution must not be used instead.
  Reflect.set(globalThis, name, undefined);
  await runScript(url, { integrityOf: (file) => findAllowedIntegrity(baseUrl + file) });
  const container = Reflect.get(globalThis, name) as Container | undefined;
  if (!container) throw new Error(`${url} does not define ${name}`);
  await container.init(scope);
  return container;
}

/**
 * Resolves when a script that the registry names has been executed; rejects as a bundler's loader does where it does
 * not come.
 * @param given what the script finds on its element
 */
export function runScript(url: string, given: Partial<EntryElement> = {}): Promise<void> {
  const script = Object.assign(createVerifiedScript(url), given);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const executed = new Promise<void>((resolve, reject) => {
    const fail = (type: 'error' | 'timeout') => reject(createChunkLoadError(url, type));
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => fail('error'));
    timer = setTimeout(() => fail('timeout'), TIMEOUT_MS);
    document.head.append(script);
  });
  return executed.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

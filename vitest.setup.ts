import { afterAll, vi } from 'vitest';

// A worker keeps its process from file to file. Modules of ours start anew in each of them; libraries stay.
vi.resetModules();

/** Gives the file a new window, and removes it again with everything attached to it. */
async function openPage(): Promise<void> {
  const [{ populateGlobal }, { GlobalWindow }, { cleanup, configure, screen, within }] = await Promise.all([
    import('vitest/runtime'),
    import('happy-dom'),
    import('@testing-library/react'),
  ]);
  const page = new GlobalWindow({ url: location.href, console, settings: { disableErrorCapturing: true } });
  const { keys, originals } = populateGlobal(globalThis, page, {
    bindFunctions: true,
    additionalKeys: namesOfWindow(),
  });
  // The library took the body of the window that it was loaded with.
  Object.assign(screen, within(document.body));
  // What a busy machine shows late is still shown; no test is about time.
  configure({ asyncUtilTimeout: 10_000 });
  const names = new Set(Object.getOwnPropertyNames(globalThis));
  afterAll(async () => {
    cleanup();
    await page.happyDOM.abort();
    page.close();
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!names.has(name)) Reflect.deleteProperty(globalThis, name);
    for (const key of keys) Reflect.deleteProperty(globalThis, key);
    for (const [key, original] of originals) Object.defineProperty(globalThis, key, original);
  });
}

/** The globals that forward to the worker's own window: they all have the getter that Vitest made for it. */
function namesOfWindow(): string[] {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const getter = globals.find(([name]) => name === 'document')?.[1].get?.toString();
  return globals.filter(([, global]) => global.get?.toString() === getter).map(([name]) => name);
}

// Accessibility checks need a page: do not load the libraries without one.
if (typeof document !== 'undefined') await openPage();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

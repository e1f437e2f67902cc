// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.restoreAllMocks();
});

/** Catches the script element instead of letting the page fetch it. */
async function load(emulated: boolean) {
  const elements: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation(
    (element) => void elements.push(element as HTMLScriptElement),
  );
  const { loadGoogleScript } = await import('./google-script.ts');
  return { elements, again: () => loadGoogleScript(emulated), loading: loadGoogleScript(emulated) };
}

test('the stand-in is loaded once with the emulator, Google otherwise', async () => {
  const local = await load(true);
  void local.again();
  expect(local.elements.map((element) => element.getAttribute('src'))).toEqual(['/gapi-shim.js']);
  vi.resetModules();
  const real = await load(false);
  expect(real.elements[0]?.getAttribute('src')).toBe('https://apis.google.com/js/api.js');
});

test('a script that failed is tried again', async () => {
  const { elements, loading, again } = await load(true);
  elements[0]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  const second = again();
  elements[1]?.dispatchEvent(new Event('load'));
  await second;
  expect(elements).toHaveLength(2);
});

test('nothing is loaded if the page already has the script', async () => {
  vi.stubGlobal('gapi', {});
  const { elements, loading } = await load(false);
  await loading;
  expect(elements).toEqual([]);
});

test('under Trusted Types the policy lets through only this address', async () => {
  const names: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
      names.push(name);
      return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
    },
  });
  const { makeTrustedScriptUrl } = await import('./trusted-script-url.ts');
  expect(makeTrustedScriptUrl('/a.js', ['/a.js'])).toBe('trusted /a.js');
  expect(() => makeTrustedScriptUrl('https://evil.example/a.js', ['/a.js'])).toThrow(TypeError);
  expect(names).toEqual(['aura-session']);
});

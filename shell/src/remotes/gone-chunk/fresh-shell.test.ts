// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fetchFreshShell, findRunningShell } from './fresh-shell.ts';

const answering = (body: string) => (() => Promise.resolve(new Response(body))) as typeof fetch;
const page = (boot: string) =>
  `<head><script src="/other.js"></script><script crossorigin="anonymous" defer src="${boot}"></script></head>`;

test('a build of the shell is known by the script that its pages begin with', async () => {
  const { head } = document;
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', '/boot.47e220f0.js');
  head.append(script);
  expect(findRunningShell(document)).toBe('/boot.47e220f0.js');
  expect(await fetchFreshShell(answering(page('/boot.47e220f0.js')))).toBe('/boot.47e220f0.js');
  expect(await fetchFreshShell(answering(page('/boot.00000001.js')))).toBe('/boot.00000001.js');
});

test("a missing page, or one that is not the shell's, is no answer", async () => {
  expect(await fetchFreshShell(() => Promise.reject(new TypeError('offline')))).toBeNull();
  expect(await fetchFreshShell(answering('<h1>Wi-Fi</h1>'))).toBeNull();
});

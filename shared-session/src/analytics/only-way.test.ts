import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
/** What a service could be reached by, past consent and the list of keys. */
const BYPASS =
  /\b(fbq|gtag|logEvent|dataLayer)\b|firebase\/analytics|connect\.facebook\.net|googletagmanager/;
const OWN = 'shared-session/src/analytics/';

test('no code outside this folder reaches a measuring service', () => {
  const files = globSync('{shell,mfe-*,shared-*}/src/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const offenders = files
    .filter((file) => !file.replaceAll('\\', '/').startsWith(OWN))
    .filter((file) => BYPASS.test(readFileSync(resolve(ROOT, file), 'utf8')));
  expect(offenders).toEqual([]);
});

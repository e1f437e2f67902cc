import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { findMissingSecrets, readDeployment } from './deployment.ts';

function fileWith(text: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'aura-deployment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'deployment.json');
  writeFileSync(file, text);
  return pathToFileURL(file);
}

test('is bound to the secrets that the deployment names', () => {
  expect(readDeployment(fileWith('{"secrets":["STRIPE_SECRET_KEY"]}'))).toEqual({
    secrets: ['STRIPE_SECRET_KEY'],
  });
});

test('acts as the account that the deployment names', () => {
  const text = '{"secrets":[],"serviceAccount":"aura-functions@"}';
  expect(readDeployment(fileWith(text))).toEqual({ secrets: [], serviceAccount: 'aura-functions@' });
});

test('a working copy is bound to no project', () => {
  expect(readDeployment(new URL('file:///nowhere/deployment.json'))).toEqual({ secrets: [] });
});

test.each([
  ['', 'JSON'],
  ['{}', 'secrets'],
  ['{"secrets":["lower case"]}', 'format'],
])('refuses to start with a broken file: %j', (text, message) => {
  expect(() => readDeployment(fileWith(text))).toThrow(message);
});

test('every secret needs a value in the cloud; the tools that inspect a deployment have none', () => {
  const secrets = ['A_KEY', 'B_KEY'];
  expect(findMissingSecrets(secrets, { A_KEY: '1' })).toBeNull();
  expect(findMissingSecrets(secrets, { K_SERVICE: 'api', A_KEY: '1' })).toBe(
    'secrets without a value: B_KEY',
  );
  expect(findMissingSecrets(secrets, { K_SERVICE: 'api', A_KEY: '1', B_KEY: '2' })).toBeNull();
});

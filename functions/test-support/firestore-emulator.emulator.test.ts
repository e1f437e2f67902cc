import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { startFirestoreEmulator } from './firestore-emulator.ts';

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.ok,
    () => false,
  );

it('answers once started, and is gone once stopped', async () => {
  const emulator = await startFirestoreEmulator();
  expect(await answers(emulator.port)).toBe(true);
  await emulator.stop();
  expect(await answers(emulator.port)).toBe(false);
});

const OWNER = `
  const { startFirestoreEmulator } = await import(${JSON.stringify(`${import.meta.dirname}/firestore-emulator.ts`)});
  console.log((await startFirestoreEmulator()).port);
`;

it('does not outlive an owner that is killed outright', async () => {
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', OWNER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(owner.stdout, 'data')) as [Buffer];
  const port = Number(line.toString());
  expect(await answers(port)).toBe(true);
  owner.kill('SIGKILL');
  await vi.waitFor(async () => expect(await answers(port)).toBe(false), { timeout: 10_000, interval: 100 });
});

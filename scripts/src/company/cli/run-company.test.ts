import { expect, test } from 'vitest';
import { err, type Result } from '@aura/shared-domain';
import type { Context } from './context.ts';
import { runCompany } from './run-company.ts';

/** Runs a command line on a project that does not answer. */
async function run(line: string, open: () => Promise<Result<Context, string>>) {
  const output: string[] = [];
  const opened: (string | undefined)[] = [];
  const code = await runCompany(line.split(' '), {
    open: (project) => {
      opened.push(project);
      return open();
    },
    say: (text) => output.push(text),
    complain: (text) => output.push(text),
  });
  return { code, text: output.join('\n'), opened };
}

const closed = async () => err('Os emuladores não respondem.');

test('wrong usage differs from a refusal, and opens no project', async () => {
  expect(await run('seats horizonte', closed)).toEqual({
    code: 2,
    text: expect.stringMatching(/Falta o número[^]*seats CÓDIGO N/),
    opened: [],
  });
});

test.each([
  ['close horizonte', 'count', 'Nada mudou'],
  ['close horizonte --yes', 'close', 'Encerrada'],
] as const)('%s asks the backend to %s', async (line, deed, said) => {
  const contents = { ...NOTHING, name: 'Horizonte' };
  const close: Context['close'] = async (companyId, asked) =>
    companyId === 'horizonte' && asked === deed
      ? { outcome: asked === 'close' ? 'closed' : 'counted', contents }
      : { outcome: 'unknown' };
  const open = async () => ({ ok: true, value: { close } as Context }) as const;
  expect(await run(line, open)).toMatchObject({ code: 0, text: expect.stringContaining(said) });
});

const NOTHING = {
  managers: 0,
  people: 0,
  invites: 0,
  activeMembers: 0,
  endedMembers: 0,
  snapshots: 0,
  auditEntries: 0,
};

test('helps without a project', async () => {
  expect(await run('--help', closed)).toEqual({
    code: 0,
    text: expect.stringContaining('Uso:'),
    opened: [],
  });
});

test('opens the project that was named, and says why that failed', async () => {
  expect(await run('list --project empresa-real', closed)).toEqual({
    code: 1,
    text: 'Os emuladores não respondem.',
    opened: ['empresa-real'],
  });
});

test.each([
  ['Could not load the default credentials', 'gcloud auth application-default login'],
  ['7 PERMISSION_DENIED: no', 'PERMISSION_DENIED'],
])('a project that throws "%s" is a refusal with its reason', async (message, reason) => {
  const db = {
    collection: () => {
      throw new Error(message);
    },
  };
  const open = async () => ({ ok: true, value: { db } as unknown as Context }) as const;
  expect(await run('list', open)).toMatchObject({ code: 1, text: expect.stringContaining(reason) });
});

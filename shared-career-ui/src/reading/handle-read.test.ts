import { expect, test } from 'vitest';
import { readResumeFile, readResumeText } from '@aura/shared-career/resume';
import { handleRead } from './handle-read.ts';
import { runInWorker, type ReadProgress, type WorkerPort } from './run-in-worker.ts';
import { ReadResumeSchema } from './read-resume-schema.ts';
import type { ReadInput } from './protocol-schema.ts';

const READERS = { resume: { file: readResumeFile, text: readResumeText } };
const NOW = '2026-11-21T10:00:00.000Z';
const TEXT = `Ana Beatriz Souza
ana.souza@example.com | (11) 98765-4321 | São Paulo, SP

Experiência profissional

Analista de Dados
Loja Exemplo
03/2020 - 12/2022
- Reduzi em 30% o tempo de fechamento com painéis em Power BI
- Organizei a base de clientes em SQL

Formação acadêmica

Bacharelado em Estatística
Universidade Exemplo
2015 - 2019

Habilidades
SQL, Excel, Power BI
`;

/** The real reader behind a real message channel, as a worker would be: only the thread is missing. */
function workerOverChannel(): WorkerPort {
  const { port1, port2 } = new MessageChannel();
  port2.addEventListener(
    'message',
    ({ data }) => void handleRead(data, READERS, (reply) => port2.postMessage(reply)),
  );
  port2.start();
  port1.start();
  return {
    addEventListener: port1.addEventListener.bind(port1) as WorkerPort['addEventListener'],
    postMessage: port1.postMessage.bind(port1),
    terminate: () => {
      port1.close();
      port2.close();
    },
  };
}

function read(input: ReadInput) {
  const progress: ReadProgress[] = [];
  const options = {
    value: ReadResumeSchema,
    signal: new AbortController().signal,
    onProgress: (step: ReadProgress) => progress.push(step),
    supply: () => Promise.reject(new Error('No text needs to be recognised here.')),
  };
  return runInWorker(workerOverChannel(), { document: 'resume', now: NOW, input }, options).then(
    (result) => ({
      result,
      progress,
    }),
  );
}

const file = (name: string, text: string): ReadInput => ({
  kind: 'file',
  name,
  bytes: new TextEncoder().encode(text),
});

test('pasted text goes to the reader and comes back as fields', async () => {
  const { result } = await read({ kind: 'text', text: TEXT });
  expect(result).toMatchObject({
    ok: true,
    value: {
      layout: 'plainText',
      structure: { contact: { name: 'Ana Beatriz Souza', email: 'ana.souza@example.com' } },
    },
  });
});

test('a file gives the same fields as its text, and reports its progress', async () => {
  const [asFile, asText] = await Promise.all([
    read(file('cv.txt', TEXT)),
    read({ kind: 'text', text: TEXT }),
  ]);
  expect(asFile.result).toEqual(asText.result);
  expect(asFile.progress.length).toBeGreaterThan(0);
  expect(asFile.progress.every(({ fraction }) => fraction >= 0 && fraction <= 1)).toBe(true);
});

test('a document that is no CV comes back with its reason and advice', async () => {
  const { result } = await read(file('foto.png', '\u0089PNG\r\n\u001a\n'));
  expect(result).toMatchObject({
    ok: false,
    error: { message: expect.any(String), action: expect.any(String) },
  });
});

test('an unknown kind of document gets an answer', async () => {
  const replies: unknown[] = [];
  const request = { document: 'foto', now: NOW, input: { kind: 'text', text: TEXT } };
  await handleRead(request, READERS, (reply) => replies.push(reply));
  expect(replies).toMatchObject([{ kind: 'failed' }]);
});

test('a message outside the protocol gets an answer', async () => {
  const replies: unknown[] = [];
  await handleRead({ input: { kind: 'file' } }, READERS, (reply) => replies.push(reply));
  expect(replies).toMatchObject([{ kind: 'failed', error: { code: 'ARQUIVO_CORROMPIDO' } }]);
});

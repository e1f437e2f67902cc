import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAiModel } from './openai.ts';
import { readBounded } from './read-bounded.ts';
import type { ModelUsage } from './text-model.ts';

const KEY = 'sk-canary-0000';
const REQUEST = { system: 'Regras', data: '{"linhas":[]}', schema: { type: 'object' }, maxOutputTokens: 77 };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A stand-in for a local server: answers every call alike, and tells what it was asked. */
async function endpoint(answer: { status?: number; lines?: readonly string[]; stays?: boolean }) {
  const asked: { url: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[] = [];
  const left = { count: 0 };
  server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
      asked.push({ url: req.url ?? '', headers: req.headers, body });
      res.on('close', () => (left.count += res.writableFinished ? 0 : 1));
      const status = answer.status ?? 200;
      res.writeHead(status, { 'content-type': 'text/event-stream', location: 'http://127.0.0.1:1/' });
      for (const line of answer.lines ?? []) res.write(`data: ${line}\n\n`);
      if (!answer.stays) res.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  return { asked, left, url };
}

const piece = (content: string) => JSON.stringify({ choices: [{ delta: { content } }] });
const USAGE = JSON.stringify({ choices: [], usage: { prompt_tokens: 12, completion_tokens: 3 } });

async function read(url: string, apiKey: string | null = KEY, firstMs = 10_000) {
  const usage: ModelUsage[] = [];
  const onUsage = (told: ModelUsage) => void usage.push(told);
  const model = openAiModel({ url, model: 'modelo-local', apiKey });
  const reading = readBounded((signal) => model.generate(REQUEST, { signal, onUsage }), {
    firstMs,
    maxBytes: 10_000,
    over: new Promise<never>(() => undefined),
  });
  const pieces: string[] = [];
  for (;;) {
    const step = await reading.next();
    if (step.done) return { pieces, outcome: step.value, usage };
    pieces.push(step.value);
  }
}

describe('openAiModel', () => {
  it('sends rules, data, schema and bound, and gives the answer piece by piece with its cost', async () => {
    const { asked, url } = await endpoint({ lines: [piece('{"a"'), piece(':1}'), USAGE, '[DONE]'] });
    const told = await read(url);
    expect(told).toEqual({
      pieces: ['{"a"', ':1}'],
      outcome: 'complete',
      usage: [{ inputTokens: 12, outputTokens: 3 }],
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: '/v1/chat/completions',
      headers: { authorization: `Bearer ${KEY}` },
      body: {
        model: 'modelo-local',
        max_tokens: 77,
        stream: true,
        response_format: { json_schema: { schema: REQUEST.schema } },
        messages: [
          { role: 'system', content: 'Regras' },
          { role: 'user', content: REQUEST.data },
        ],
      },
    });
  });

  it('sends no header where no key is configured', async () => {
    const { asked, url } = await endpoint({ lines: ['[DONE]'] });
    await read(url, null);
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  it.each([
    ['an error', { status: 500 }],
    ['a redirect', { status: 307 }],
    ['an answer that is cut', { lines: [piece('{"a"')] }],
    ['garbage', { lines: ['<html>'] }],
  ])('fails with %s', async (_, answer) => {
    const { url } = await endpoint(answer);
    expect((await read(url)).outcome).toBe('failed');
  });

  it('ends a call that does not begin in time', async () => {
    const { url, left } = await endpoint({ stays: true });
    expect((await read(url, KEY, 50)).outcome).toBe('timeout');
    await vi.waitFor(() => expect(left.count).toBe(1));
  });
});

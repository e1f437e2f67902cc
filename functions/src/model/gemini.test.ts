import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGeminiModel, getThinking } from './gemini.ts';
import { readBounded } from './read-bounded.ts';
import type { ModelUsage } from './text-model.ts';

const KEY = 'AIza-canary-0000';
const REQUEST = { system: 'Regras', data: '{"textos":[]}', schema: { type: 'object' }, maxOutputTokens: 77 };

interface Asked {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A stand-in for the provider on this machine: answers every call alike, and tells what it was asked. */
async function provider(answer: { status?: number; lines?: readonly unknown[]; stays?: boolean }) {
  const asked: Asked[] = [];
  const left = { count: 0 };
  server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as Asked['body'];
      asked.push({ url: req.url ?? '', headers: req.headers, body });
      res.on('close', () => (left.count += res.writableFinished ? 0 : 1));
      res.writeHead(answer.status ?? 200, { 'content-type': 'text/event-stream' });
      for (const line of answer.lines ?? []) res.write(`data: ${JSON.stringify(line)}\r\n\r\n`);
      if (!answer.stays) res.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, left, model: createGeminiModel({ apiKey: KEY, model: 'gemini-de-teste', baseUrl }) };
}

const piece = (text: string, usage?: object) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] } }],
  ...(usage && { usageMetadata: usage }),
});

async function read(model: ReturnType<typeof createGeminiModel>) {
  const usage: ModelUsage[] = [];
  const onUsage = (told: ModelUsage) => void usage.push(told);
  const over = new Promise<never>(() => undefined);
  const reading = readBounded((signal) => model.generate(REQUEST, { signal, onUsage }), {
    firstMs: 10_000,
    maxBytes: 10_000,
    over,
  });
  const pieces: string[] = [];
  for (;;) {
    const step = await reading.next();
    if (step.done) return { pieces, outcome: step.value, usage };
    pieces.push(step.value);
  }
}

describe('Gemini through its own library', () => {
  it('gives the pieces of the answer and what they cost', async () => {
    const used = { promptTokenCount: 120, candidatesTokenCount: 30, thoughtsTokenCount: 5 };
    const { model, asked } = await provider({ lines: [piece('{"texts":'), piece('[]}', used)] });
    expect(await read(model)).toEqual({
      pieces: ['{"texts":', '[]}'],
      outcome: 'complete',
      usage: [{ inputTokens: 120, outputTokens: 35 }],
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toMatch(/^\/v1\w*\/models\/gemini-de-teste:streamGenerateContent\?alt=sse$/);
    expect(asked[0]?.body).toMatchObject({
      contents: [{ role: 'user', parts: [{ text: REQUEST.data }] }],
      systemInstruction: { parts: [{ text: REQUEST.system }] },
      generationConfig: {
        responseMimeType: 'application/json',
        responseJsonSchema: REQUEST.schema,
        maxOutputTokens: 77,
      },
    });
    expect(asked[0]?.body).not.toHaveProperty('tools');
  });

  it('sends the key in a header, and in nothing else', async () => {
    const { model, asked } = await provider({ lines: [piece('x')] });
    await read(model);
    expect(asked[0]?.headers['x-goog-api-key']).toBe(KEY);
    expect(asked[0]?.url + JSON.stringify(asked[0]?.body)).not.toContain(KEY);
  });

  it.each([400, 401, 429, 500, 503])(
    'fails once with a %i, and writes nothing of it anywhere',
    async (status) => {
      const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
        vi.spyOn(console, name).mockImplementation(() => undefined),
      );
      const { model, asked } = await provider({ status, lines: [{ error: { code: status, message: KEY } }] });
      expect(await read(model)).toMatchObject({ pieces: [], outcome: 'failed' });
      expect(asked).toHaveLength(1);
      expect(JSON.stringify(spies.flatMap((spy) => spy.mock.calls))).not.toContain(KEY);
      vi.restoreAllMocks();
    },
  );

  it('hangs up when its reader stops', async () => {
    const { model, left } = await provider({ lines: [piece('x'.repeat(20_000))], stays: true });
    expect(await read(model)).toMatchObject({ outcome: 'too_long' });
    await vi.waitFor(() => expect(left.count).toBe(1));
  });

  it('says what it is called, and nothing of its key', () => {
    const model = createGeminiModel({ apiKey: KEY, model: 'gemini-de-teste', baseUrl: null });
    expect(model.name).toBe('gemini-de-teste');
    expect(JSON.stringify(model)).not.toContain(KEY);
  });
});

it('thinks as little as each generation lets it', () => {
  expect(getThinking('gemini-2.5-flash')).toEqual({ thinkingBudget: 0 });
  expect(getThinking('gemini-3.8-flash')).toEqual({ thinkingLevel: 'LOW' });
});

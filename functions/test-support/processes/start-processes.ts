import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { handleEdge } from '@aura/scripts/edge';
import { forward } from '@aura/scripts/forward';
import * as v from 'valibot';

const AddressSchema = v.object({ port: v.number() });

/** One process of the built backend. */
interface ServerProcess {
  readonly port: number;
  /** Ends it; `SIGTERM` as the cloud does, `SIGKILL` as a machine that breaks. Null if it had no time to say a code. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = fork(new URL('./serve-api.ts', import.meta.url), {
    // Only with a service's name it behaves at its end as in the cloud.
    env: { ...process.env, K_SERVICE: 'api', GCLOUD_PROJECT: 'demo-aura', ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ended = exited.then(([code]) => Promise.reject(new Error(`it ended with ${String(code)}`)));
  const [said] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  ended.catch(() => undefined);
  return {
    port: v.parse(AddressSchema, said).port,
    async end(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

async function listen(handler: RequestListener) {
  const server = createServer(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Processes of the backend behind the edge of the twin. */
export interface Processes {
  /** Posts through the edge, which sees this address of the loopback network as the caller's. */
  readonly post: (path: string, body: object, from: { address?: string; token?: string }) => Promise<Answer>;
  readonly processes: readonly ServerProcess[];
  /** Kills those that are still there. */
  readonly close: () => Promise<void>;
}

/** Starts so many processes of what was built; the edge hands each call to the next of them, as the cloud may. */
export async function startProcesses(
  count: number,
  env: Readonly<Record<string, string>>,
): Promise<Processes> {
  const processes = await Promise.all(Array.from({ length: count }, () => startProcess(env)));
  let calls = 0;
  const balancer = await listen((req, res) => {
    const { port = 0 } = processes[calls++ % processes.length] ?? {};
    const headers = { 'x-forwarded-for': String(req.headers['x-forwarded-for']) };
    forward(req, res, { port, path: req.url ?? '/', headers });
  });
  const ports = { site: balancer.port, remotes: balancer.port, functions: balancer.port };
  const edge = await listen(handleEdge(new Map([['127.0.0.1', 'site']]), { ports }));
  return {
    processes,
    post: (path, body, { address = '127.0.0.1', token }) =>
      new Promise((resolve, reject) => {
        const headers = {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        };
        const options = {
          host: '127.0.0.1',
          port: edge.port,
          path,
          method: 'POST',
          headers,
          localAddress: address,
        };
        request(options, (response) => {
          text(response).then((said) => resolve({ status: response.statusCode ?? 0, text: said }), reject);
        })
          .on('error', reject)
          .end(JSON.stringify(body));
      }),
    async close() {
      edge.close();
      balancer.close();
      await Promise.all(processes.map(({ end }) => end('SIGKILL')));
    },
  };
}

/** A model on this machine that speaks OpenAI's protocol: every answer is the same, and costs the same. */
export async function startModel(tokens: { readonly input: number; readonly output: number }) {
  let answers = 0;
  const usage = { prompt_tokens: tokens.input, completion_tokens: tokens.output };
  const chunk = { choices: [{ delta: { content: '{"texts":[]}' } }], usage };
  const { port, close } = await listen((req, res) => {
    req.resume().on('end', () => {
      answers += 1;
      res.setHeader('content-type', 'text/event-stream');
      res.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
    });
  });
  return {
    env: { AURA_MODEL_URL: `http://127.0.0.1:${port}/v1`, AURA_MODEL: 'modelo-de-teste' },
    countAnswers: () => answers,
    close,
  };
}

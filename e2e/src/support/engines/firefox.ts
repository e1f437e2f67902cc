import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { readAnnounced, type Engine } from './engine.ts';

const PREFERENCES = {
  'intl.accept_languages': 'pt-BR, pt',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'ui.prefersReducedMotion': 1,
};

const MessageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    id: v.optional(v.number()),
    type: v.string(),
    result: v.optional(v.unknown()),
    message: v.optional(v.string()),
  }),
);
const TreeSchema = v.object({ contexts: v.tuple([v.object({ context: v.string() })]) });
const EvaluatedSchema = v.object({
  type: v.literal('success'),
  result: v.object({ type: v.literal('string'), value: v.pipe(v.string(), v.parseJson()) }),
});

/** Starts a stock Firefox with a profile of its own, driven by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'aura-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--remote-debugging-port', '0', '--profile', profile, '--no-remote'];
  const env = { ...process.env, HOME: profile, TZ: 'America/Sao_Paulo' };
  const browser = spawn(program, [...args, '--width', '1280', '--height', '900'], { env });
  const end = async () => {
    browser.kill();
    if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit');
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const address = await readAnnounced(browser, /WebDriver BiDi listening on (ws:\S+)/);
    const { send, close } = await connect(`${address}/session`);
    await send('session.new', { capabilities: {} });
    const { contexts } = v.parse(TreeSchema, await send('browsingContext.getTree', {}));
    const [{ context }] = contexts;
    return {
      open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
      evaluate: async (expression) => {
        const target = { target: { context }, awaitPromise: true };
        const text = `(async () => JSON.stringify((await (${expression})) ?? null))()`;
        const answer = await send('script.evaluate', { expression: text, ...target });
        return v.parse(EvaluatedSchema, answer).result.value;
      },
      act: async (actions) => void (await send('input.performActions', { context, actions })),
      close: async () => {
        close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Opens the connection of the protocol: each command has a number, and its answer the same one. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = v.parse(MessageSchema, data);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (type === 'error') asked?.reject(new Error(message));
    else asked?.resolve(result);
  });
  await once(socket, 'open');
  let last = 0;
  return {
    send: (method: string, params: object): Promise<unknown> => {
      const id = ++last;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { findFreePort } from '@aura/scripts/free-port';
import * as v from 'valibot';
import { readAnnounced, waitFor, type Engine } from './engine.ts';

/** Where Debian has the browser that the driver starts. */
const BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** A display that nobody sees: this browser has no headless mode. */
interface WebKitPrograms {
  readonly driver: string;
  readonly display: string;
}

const AnswerSchema = v.object({ value: v.unknown() });
const SessionSchema = v.object({ sessionId: v.string() });

/** Starts WebKitGTK's browser by its WebDriver, on a display of its own. */
export async function startWebKit({ driver, display }: WebKitPrograms): Promise<Engine> {
  const [binary] = globSync(BROWSER);
  if (binary === undefined) throw new Error(`there is no ${BROWSER}`);
  const started: ChildProcess[] = [];
  const end = async () => {
    for (const program of started.toReversed()) {
      program.kill();
      if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
    }
  };
  try {
    const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
    started.push(screen);
    const number = await readAnnounced(screen, /^(\d+)\n/m);
    const port = await findFreePort();
    const env = { ...process.env, DISPLAY: `:${number}`, LANG: 'pt_BR.UTF-8', TZ: 'America/Sao_Paulo' };
    started.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env }));
    const base = `http://127.0.0.1:${port}`;
    await waitFor('the driver of WebKit', () => fetch(`${base}/status`).catch(() => null));
    const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
    const made = await ask(`${base}/session`, { capabilities: { alwaysMatch } });
    const session = `${base}/session/${v.parse(SessionSchema, made).sessionId}`;
    await ask(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
    return {
      open: async (url) => void (await ask(`${session}/url`, { url })),
      evaluate: async (expression) => {
        const script = `const done = arguments[0]; (async () => done((await (${expression})) ?? null))();`;
        return ask(`${session}/execute/async`, { script, args: [] });
      },
      act: async (actions) => void (await ask(`${session}/actions`, { actions })),
      close: async () => {
        await ask(session, null, 'DELETE').catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function ask(url: string, body: object | null, method = 'POST'): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = v.parse(AnswerSchema, await answer.json());
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What the model does with a call: writes as it should, one text after another; never begins; fails; is over its quota;
 * talks nonsense; answers in another form; talks without end.
 */
type ModelScript = 'writes' | 'stalls' | 'breaks' | 'refuses' | 'rambles' | 'strays' | 'floods';

export interface ScriptedModel {
  readonly address: string;
  script: ModelScript;
  /** Lets a call write this many texts in all; the one after them waits until it may be written, too. */
  readonly letWrite: (texts: number) => void;
  /** What it was given, newest last: what left the platform. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

/** What the scripted model puts into every text, before its last sign: words that say nothing new. */
export const MODEL_WORDS = ', com calma';

interface Asked {
  readonly textos: readonly { readonly id: string; readonly modelo: string }[];
}

/** A stand-in for the provider of the language model, on this machine, in the provider's own format. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const asked: string[] = [];
  const leave: Leave = { texts: Infinity, changes: new EventEmitter() };
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const body = Buffer.concat(parts).toString();
      asked.push(body);
      void play(model.script, leave, dataOf(body), res);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const model: ScriptedModel = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    script: 'writes',
    letWrite: (texts) => {
      leave.texts = texts;
      leave.changes.emit('changed');
    },
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}

/** The data of a prompt: what is to be rewritten. */
function dataOf(body: string): Asked {
  const { contents } = JSON.parse(body) as { contents: readonly { parts: readonly { text: string }[] }[] };
  return JSON.parse(contents[0]?.parts[0]?.text ?? '{"textos":[]}') as Asked;
}

/** How many texts a call may write. */
interface Leave {
  texts: number;
  readonly changes: EventEmitter<{ changed: [] }>;
}

async function play(
  script: ModelScript,
  leave: Leave,
  { textos }: Asked,
  res: ServerResponse,
): Promise<void> {
  if (script === 'breaks') return void res.writeHead(500).end();
  if (script === 'refuses') return void res.writeHead(429, { 'retry-after': '60' }).end();
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  res.flushHeaders();
  if (script === 'stalls') return;
  const say = (text: string) => {
    const piece = { candidates: [{ content: { role: 'model', parts: [{ text }] } }] };
    res.write(`data: ${JSON.stringify(piece)}\r\n\r\n`);
  };
  if (script === 'rambles') {
    say('Claro! Aqui vai uma receita de bolo em vez disso.');
    return void res.end();
  }
  if (script === 'strays') {
    say(JSON.stringify({ answers: textos.map(({ modelo }) => modelo) }));
    return void res.end();
  }
  if (script === 'floods') return flood(say, res);
  say('{"texts":[');
  for (const [index, { id, modelo }] of textos.entries()) {
    while (index >= leave.texts) await once(leave.changes, 'changed');
    const text = JSON.stringify({ target: id, text: modelo.replace(/.$/u, (sign) => MODEL_WORDS + sign) });
    say(index === 0 ? text : `,${text}`);
  }
  say(']}');
  res.end();
}

/** Ten megabytes, unless the reader hangs up before. */
async function flood(say: (text: string) => void, res: ServerResponse): Promise<void> {
  const piece = 'la '.repeat(20_000);
  for (let said = 0; said < 10_000_000 && !res.destroyed; said += piece.length) {
    say(piece);
    if (res.writableNeedDrain) await Promise.race([once(res, 'drain'), once(res, 'close')]);
  }
  res.end();
}

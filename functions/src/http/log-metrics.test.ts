import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { err, ok } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { WEBHOOK_PATH } from '../billing/webhook/receive-webhook.ts';
import { walkPeople } from '../schedule/walk-people.ts';
import { formatCloudLine } from './cloud-line.ts';
import { errorHandler } from './error-handler.ts';
import { requestLog } from './request-log.ts';

const MetricsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ filter: v.string(), label: v.string() })),
);
const FILE = join(import.meta.dirname, '../../../deploy/infra/log-metrics.json');
const metrics = v.parse(MetricsSchema, await readFile(FILE, 'utf8'));

const RUNNING = { project: 'p', service: 'api', revision: 'api-1', build: 'b' };
type Line = Readonly<Record<string, unknown>>;
const written = (line: Parameters<typeof formatCloudLine>[0]): Line =>
  JSON.parse(formatCloudLine(line, RUNNING)) as Line;

/** The lines that the backend writes of calls that are answered, refused, and that fail. */
async function linesOfCalls(): Promise<Readonly<Record<'answered' | 'refused' | 'failed', Line>>> {
  const lines: Line[] = [];
  const app = express();
  app.use(requestLog((entry) => void lines.push(written(entry))));
  app.get('/jobs', (_req, res) => void res.json({}));
  app.get('/contact', (_req, res) => void res.status(429).end());
  app.get(WEBHOOK_PATH, () => {
    throw new RangeError('x');
  });
  app.use(errorHandler);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const path of ['/jobs', '/contact', WEBHOOK_PATH])
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  server.close();
  await once(server, 'close');
  const [answered = {}, refused = {}, failed = {}] = lines;
  return { answered, refused, failed };
}

const walkOf = async (fails: boolean): Promise<Line> =>
  written(
    await walkPeople({
      message: 'insights',
      people: ['ana'].values(),
      check: async () => (fails ? err({ code: 'internal' }) : ok({ added: 1 })),
      nothing: { added: 0 },
      now: () => new Date(0),
    }),
  );

const lines = {
  ...(await linesOfCalls()),
  whole: await walkOf(false),
  unfinished: await walkOf(true),
  ignored: written({ message: 'settings ignored', severity: 'WARNING' }),
  lagging: written({ message: 'pages', severity: 'ERROR' }),
  followed: written({ message: 'pages', severity: 'INFO' }),
  doubted: written({ message: 'orphans doubted', severity: 'ERROR' }),
};

test.each([
  ['requests', ['answered', 'refused', 'failed']],
  ['refused_too_many', ['refused']],
  ['webhook_failures', ['failed']],
  ['faults', ['failed']],
  ['walks', ['whole', 'unfinished']],
  ['walks_unfinished', ['unfinished']],
  ['settings_ignored', ['ignored']],
  ['pages_failed', ['lagging']],
  ['orphans_doubted', ['doubted']],
])('the metric %s counts the lines %j that the backend writes, and no others', (name, counted) => {
  const { filter, label } = metrics[name] ?? { filter: '', label: '' };
  const found = Object.entries(lines).filter(([, line]) => matches(line, filter));
  expect(found.map(([what]) => what)).toEqual(counted);
  for (const [, line] of found) expect(fieldOf(line, label)).toEqual(expect.any(String));
});

test('every metric is tried', () => {
  expect(Object.keys(metrics)).toHaveLength(9);
});

const SEVERITIES = ['INFO', 'NOTICE', 'WARNING', 'ERROR'];

/** A field of a line by its path. */
const fieldOf = (line: Line, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Line | undefined)?.[name], line);

/** Whether the cloud would find a line: comparisons joined by AND, as its query language reads them. */
function matches(line: Line, filter: string): boolean {
  return filter.split(' AND ').every((comparison) => {
    const [, path = '', operator = '', text = ''] =
      /^(?:jsonPayload\.)?([\w.]+)(>=|=|:)(.+)$/.exec(comparison) ?? [];
    const value = fieldOf(line, path);
    if (operator === ':') return text === '*' && value !== undefined;
    if (path === 'severity') return SEVERITIES.indexOf(String(value)) >= SEVERITIES.indexOf(text);
    const wanted: unknown = JSON.parse(text);
    return operator === '=' ? value === wanted : Number(value) >= Number(wanted);
  });
}

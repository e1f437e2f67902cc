import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';
import { findFreePort } from '../ports/free-port.ts';
import { LOCAL, ROOT } from '../workspaces/paths.ts';
import { findHealthProblem } from './health-problem.ts';

/** A platform whose page and backend answer so. */
async function platform(page: number, backend: readonly [status: number, body: string]): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/') response.writeHead(page).end();
    else response.writeHead(backend[0]).end(backend[1]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('it is well where pages and backend answer', async () => {
  expect(await findHealthProblem(await platform(200, [200, '{"status":"ok","build":"x"}']))).toBeNull();
});

test('a missing or different answer is reported', async () => {
  expect(await findHealthProblem(await platform(500, [200, '{"status":"ok"}']))).toContain('respondeu 500');
  expect(await findHealthProblem(await platform(200, [502, '']))).toContain('respondeu 502');
  expect(await findHealthProblem(await platform(200, [200, '{"status":"starting"}']))).toContain(
    'e não que está bem',
  );
  expect(await findHealthProblem(`http://127.0.0.1:${await findFreePort()}`)).toContain('não respondeu');
});

const ComposeSchema = v.object({
  services: v.object({
    aura: v.object({
      build: v.object({ context: v.string(), dockerfile: v.string() }),
      network_mode: v.literal('host'),
      volumes: v.array(v.string()),
      environment: v.array(v.string()),
    }),
  }),
});

test('the image and its compose file name existing files', async () => {
  const folder = join(ROOT, 'deploy/self-host');
  const image = await readFile(join(folder, 'Dockerfile'), 'utf8');
  const text = await readFile(join(folder, 'compose.yaml'), 'utf8');
  const { aura } = v.parse(ComposeSchema, parse(text)).services;
  expect(resolve(folder, aura.build.context)).toBe(resolve(ROOT));
  expect(existsSync(join(ROOT, aura.build.dockerfile))).toBe(true);
  const data = `/app/${relative(ROOT, LOCAL)}`;
  expect(aura.volumes.map((volume) => volume.split(':')[1])).toEqual([data]);
  expect(image).toContain(`VOLUME ${data}\n`);
  const started = /^CMD \["node", "(.+)", "start"\]$/m.exec(image)?.[1] ?? '';
  expect(existsSync(join(ROOT, started))).toBe(true);
  const manifest = await readFile(join(ROOT, 'package.json'), 'utf8');
  const said = [...image.matchAll(/npm", "run", "--silent", "([\w:]+)"|npm run ([\w:]+)/g)];
  for (const [, quoted, bare] of said) expect(manifest).toContain(`"${quoted ?? bare}": `);
  const documented = await readFile(join(ROOT, 'docs/configuration.md'), 'utf8');
  for (const name of aura.environment) expect(documented).toContain(`\`${name}\``);
});

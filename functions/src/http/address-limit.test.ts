import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, onTestFinished, test } from 'vitest';
import { limitByAddress, getNetwork } from './address-limit.ts';
import { createTokenBuckets } from './token-buckets.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(getNetwork(address)).toBe(network);
});

/** An app that one address may ask five times, and then no more for as long as the test lasts. */
async function openApp() {
  const app = express().set('trust proxy', 1);
  const take = createTokenBuckets({ capacity: 5, refillPerSecond: 0.001, maxKeys: 10_000 });
  app.use(limitByAddress(take, () => new Date(0)));
  app.get('/', (_req, res) => void res.sendStatus(204));
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (headers: Readonly<Record<string, string>>): Promise<number> => {
    const { status } = await fetch(`http://127.0.0.1:${port}/`, { headers });
    return status;
  };
}

describe('behind the network of Hosting', () => {
  const EDGE = '192.0.2.1';
  const from = (person: string, edge = EDGE) => ({
    'fastly-client-ip': person,
    'x-forwarded-for': `${person}, ${edge}`,
  });
  const refused = (statuses: readonly number[]): number => statuses.filter((status) => status === 429).length;

  test('twelve people of one edge each have their own limit', async () => {
    const ask = await openApp();
    const people = Array.from({ length: 12 }, (_, at) => `203.0.113.${at}`);
    expect(refused(await Promise.all(people.map((person) => ask(from(person)))))).toBe(0);
    const again = await Promise.all(Array.from({ length: 6 }, () => ask(from('203.0.113.1'))));
    expect(refused(again)).toBe(2);
  });

  test('a direct caller with made-up addresses is limited as one network', async () => {
    const ask = await openApp();
    const madeUp = Array.from({ length: 300 }, (_, at) => `198.51.${Math.floor(at / 250)}.${at % 250}`);
    expect(refused(await Promise.all(madeUp.map((address) => ask(from(address)))))).toBe(50);
  });

  test('a direct caller uses up no calls of a person whose address they know', async () => {
    const ask = await openApp();
    const victim = '203.0.113.1';
    const forged = await Promise.all(Array.from({ length: 8 }, () => ask(from(victim, '198.51.100.9'))));
    expect(refused(forged)).toBe(3);
    const own = await Promise.all(Array.from({ length: 5 }, () => ask(from(victim))));
    expect(refused(own)).toBe(0);
  });

  test.each([
    ['192.0.2.1', '192.0.2.77'],
    ['2001:db8:1:2::9', '2001:db8:1:7::1'],
  ])('edges of one place, %s and %s, count a person together', async (one, other) => {
    const ask = await openApp();
    const through = (edge: string) => Promise.all([1, 2, 3].map(() => ask(from('203.0.113.1', edge))));
    expect(refused([...(await through(one)), ...(await through(other))])).toBe(1);
  });

  test('a header without an address counts for the sender', async () => {
    const ask = await openApp();
    const statuses = [];
    for (let at = 0; at < 7; at++) {
      statuses.push(await ask({ 'fastly-client-ip': `nobody ${at}`, 'x-forwarded-for': EDGE }));
    }
    expect(refused(statuses)).toBe(2);
  });
});

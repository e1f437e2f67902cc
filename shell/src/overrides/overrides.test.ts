import { expect, test } from 'vitest';
import { parseOverrideAddress, readOverrides, writeOverrides } from './overrides.ts';

test.each([
  ['http://localhost:4311/', 'http://localhost:4311/'],
  ['http://localhost:4311', 'http://localhost:4311/'],
  ['http://LOCALHOST:4311/1.0.0', 'http://localhost:4311/1.0.0/'],
  ['http://127.0.0.1:4311/', 'http://127.0.0.1:4311/'],
])('%s is a server of this machine', (text, address) => {
  expect(parseOverrideAddress(text)).toEqual({ ok: true, value: address });
});

test.each([
  'https://localhost:4311/',
  'http://localhost.evil.com/',
  'http://evil.com/localhost/',
  'http://localhost@evil.com/',
  'http://127.0.0.1@evil.com/',
  'http://localhost:4311@evil.com/',
  'http://ana@localhost:4311/',
  'http://127.0.0.1.evil.com/',
  'http://127a0b0c1/',
  'http://0.0.0.0:4311/',
  'http://[::1]:4311/',
  'http://192.168.0.2:4311/',
  'http://localhost:4311/?x=1',
  'http://localhost:4311/#x',
  'javascript:alert(1)',
  'file:///localhost/',
  '//localhost:4311/',
  'localhost:4311',
  '',
])('%j is none', (text) => {
  expect(parseOverrideAddress(text).ok).toBe(false);
});

test('a stored value that is no override is left out with its reason', () => {
  const text = JSON.stringify({
    tools: 'http://localhost:4311',
    billing: 'http://localhost.evil.com/',
    'Bad Name': 'http://localhost:4312/',
    cockpit: 7,
  });
  const { overrides, dropped } = readOverrides(text);
  expect([...overrides]).toEqual([['tools', 'http://localhost:4311/']]);
  expect(dropped.map((reason) => reason.split(' ')[1])).toEqual(['billing:', 'Bad', 'cockpit:']);
});

test.each(['{', '"http://localhost:4311/"', 'null'])('the stored text %j is dropped as a whole', (text) => {
  const { overrides, dropped } = readOverrides(text);
  expect([overrides.size, dropped.length]).toEqual([0, 1]);
});

test('a stored value reads back the same, and an empty one is not stored', () => {
  const overrides = new Map([['tools', 'http://localhost:4311/']]);
  expect(readOverrides(writeOverrides(overrides)).overrides).toEqual(overrides);
  expect(writeOverrides(new Map())).toBeNull();
});

import { err, ok } from '@aura/shared-domain';
import { releaseWith } from '@aura/shared-federation/testing';
import { expect, test, vi } from 'vitest';
import { loadOverrides } from './load-overrides.ts';

test('every server is asked; a failing one leaves the others, and is named in the console', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tools = releaseWith({ name: 'tools' });
  const text = JSON.stringify({
    tools: 'http://localhost:4311/',
    billing: 'http://localhost:4312/',
    cockpit: 'https://example.com/',
  });
  const { releases, states } = await loadOverrides(text, (name) =>
    Promise.resolve(name === 'tools' ? ok(tools) : err('não respondeu')),
  );
  expect(releases).toEqual([tools]);
  expect(states).toEqual([
    { name: 'tools', address: 'http://localhost:4311/', failure: null },
    { name: 'billing', address: 'http://localhost:4312/', failure: 'não respondeu' },
  ]);
  expect(said.mock.calls.flat()).toEqual([
    expect.stringContaining('cockpit'),
    'overrides: billing: não respondeu',
  ]);
  said.mockRestore();
});

import { describe, expect, it } from 'vitest';
import { pickNode } from './pick-node.mjs';

describe('pickNode', () => {
  const current = '/usr/bin/node';

  it('prefers the Node that came with the dependencies', () => {
    expect(pickNode({ installed: '/r/node', current, version: 'v26.0.0' })).toEqual({
      ok: true,
      path: '/r/node',
    });
  });
  it.each(['v22.18.0', 'v23.6.1', 'v24.0.0', 'v30.1.0'])('takes the current Node %s otherwise', (version) => {
    expect(pickNode({ installed: null, current, version })).toEqual({ ok: true, path: current });
  });
  it.each(['v20.20.2', 'v22.17.9', 'v23.5.0'])('refuses %s and says what to install', (version) => {
    const picked = pickNode({ installed: null, current, version });
    expect(picked).toMatchObject({ ok: false, message: expect.stringContaining('Node 24') });
  });
});

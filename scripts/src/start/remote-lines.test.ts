import { EMPTY_REGISTRY } from '@aura/shared-federation';
import { releaseWith } from '@aura/shared-federation/testing';
import { expect, it } from 'vitest';
import { describeRemoteSources } from './remote-lines.ts';

const version = (name: string, text: string) => releaseWith({ name, version: text });
const tools = {
  current: version('tools', '1.1.0'),
  staged: {
    release: version('tools', '2.0.0'),
    audience: { kind: 'percent' as const, percent: 10, seed: '' },
  },
};
const billing = { current: version('billing', '0.1.0') };

it('says which remotes were released, in which version, and which come from the working copy', () => {
  const registry = { ...EMPTY_REGISTRY, revision: 3, remotes: [tools, billing] };
  expect(describeRemoteSources(registry, { ...EMPTY_REGISTRY, revision: 3, remotes: [tools] })).toEqual([
    'Remotos publicados, na revisão 3: tools 1.1.0 (e 2.0.0 para uma parte das pessoas)',
    'Remotos compilados nesta pasta: billing 0.1.0',
  ]);
});

it('speaks of the working copy alone where nothing was released', () => {
  expect(describeRemoteSources({ ...EMPTY_REGISTRY, remotes: [billing] }, null)).toEqual([
    'Remotos compilados nesta pasta: billing 0.1.0',
  ]);
});

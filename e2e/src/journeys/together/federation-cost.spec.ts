import { compareFederation, countBreaches, measureOwnCosts, ownBreaches } from '@aura/bench/federation';
import { isDeepRun } from '@aura/testing';
import { expect, test } from '@playwright/test';

test('a remote loads in one round trip with a small entry, and no shared module loads twice', async () => {
  const costs = await measureOwnCosts();
  if (!costs.ok) throw new Error(costs.error);
  expect(ownBreaches(costs.value)).toEqual([]);
});

// The monolith is built from the same sources, which takes longer than any other journey.
if (isDeepRun())
  test('federation stays within its cost against a monolith of the same sources', async () => {
    test.setTimeout(300_000);
    // Bytes, requests and round trips are the same in every run; times are for the benchmark.
    const compared = await compareFederation({ pairs: 0 });
    if (!compared.ok) throw new Error(compared.error);
    expect(countBreaches(compared.value)).toEqual([]);
  });

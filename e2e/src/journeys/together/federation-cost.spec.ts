import { compareFederation, countBreaches } from '@aura/bench/federation';
import { expect, test } from '@playwright/test';

test('federation costs no more than it may against a monolith of the same sources', async () => {
  test.setTimeout(300_000);
  // Bytes, requests and round trips are the same in every run; times are for the benchmark.
  const compared = await compareFederation({ pairs: 0 });
  if (!compared.ok) throw new Error(compared.error);
  expect(countBreaches(compared.value)).toEqual([]);
});

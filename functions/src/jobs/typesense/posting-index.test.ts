import { createMemoryIndex } from '@aura/shared-jobs/search';
import { afterAll, describe } from 'vitest';
import { testPostingIndexContract } from './posting-index-suite.ts';
import { startTestServer } from './test-server/server.ts';
import { createTypesenseIndex } from './typesense-index.ts';

testPostingIndexContract('in memory', () => Promise.resolve(createMemoryIndex()));

describe('Typesense as documented', () => {
  const started = startTestServer();
  afterAll(async () => (await started).close());
  testPostingIndexContract('over the wire', async () => createTypesenseIndex((await started).settings));
});

const { AURA_TYPESENSE_URL: url = '', AURA_TYPESENSE_KEY: key = '' } = process.env;
describe.skipIf(url === '' || key === '')('AURA_TYPESENSE_URL with AURA_TYPESENSE_KEY', () => {
  // Under a separate name: the server's data for people stays.
  testPostingIndexContract('on a server', () =>
    Promise.resolve(createTypesenseIndex({ url, key }, { alias: 'contract-of-postings' })),
  );
});

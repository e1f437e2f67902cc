/** A process that starts from a stored market and searches: prints what that took. */
const { readFileSync } = await import('node:fs');
const { createMemoryIndex } = await import('@aura/shared-jobs/search');
const { createJobMarket } = await import('../../src/jobs/market/job-market.ts');
const { createSnapshotReader } = await import('../../src/jobs/market/snapshot/snapshot-store.ts');
const { ManifestSchema } = await import('../../src/jobs/market/snapshot/market-snapshot.ts');
const { createMatcher } = await import('../../src/jobs/search/matcher.ts');
const { poolOf, query, RESUME_TEXT } = await import('../jobs.ts');
const { parse } = await import('valibot');

const [folder = '', words = 'analista'] = process.argv.slice(2);
const now = () => new Date('2026-11-28T12:00:00Z');
const unused = () => Promise.reject(new Error('A process that searches stores nothing.'));
const manifest = parse(ManifestSchema, JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')));
const market = createJobMarket({
  pool: poolOf({ vacancies: [] }),
  index: createMemoryIndex(),
  readSnapshot: createSnapshotReader(
    {
      read: () => Promise.resolve({ generation: 'one', manifest, checkedAt: now() }),
      readBytes: () => Promise.resolve(readFileSync(`${folder}/bytes`)),
      write: unused,
      confirm: unused,
    },
    now,
  ),
  now,
});

/** Time of the processor, which does not grow while other programs are busy. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Opens the market where it is not open yet, searches, and compares what is ranked with a CV, as the endpoint does it. */
async function search() {
  const [at, cpuAt] = [performance.now(), cpuMs()];
  const found = await market.search(query({ words }), 2000);
  const foundMs = cpuMs() - cpuAt;
  const matcher = await createMatcher()(RESUME_TEXT, now());
  if (!found.ok || !matcher.ok || found.value.hits.length === 0) throw new Error('Nothing was found.');
  const { hits } = found.value;
  await matcher.value.fits(hits.map(({ posting }) => posting));
  return {
    wallMs: performance.now() - at,
    foundMs,
    comparedMs: cpuMs() - cpuAt - foundMs,
    hits: hits.length,
  };
}

const first = await search();
const second = await search();
const megabytes = Math.round(process.memoryUsage().rss / 1024 / 1024);
process.stdout.write(JSON.stringify({ first, second, megabytes }));

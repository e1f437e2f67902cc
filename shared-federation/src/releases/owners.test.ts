import { beforeAll, describe, expect, test } from 'vitest';
import {
  EMPTY_REGISTRY,
  openSigned,
  composeStatement,
  withoutPrivateParts,
  type Opened,
  type Registry,
  type RegistryKey,
  type SignedRegistry,
} from '../contract/index.ts';
import { releaseWith } from '../testing/index.ts';
import { promote, publish, stage, stopStage } from './changes.ts';
import { commit, type ChangeMeta } from './commit.ts';
import { openFolderStore } from './folder-store.ts';
import { LAYOUT } from './layout.ts';
import { addOwner } from './owners-store.ts';
import { createSigningKey, extractPublicKey, type SigningKey } from './registry-key.ts';
import { formatRevision } from './revision.ts';
import { readHistory, readNewest } from './revisions.ts';
import { rollback } from './rollback.ts';
import { signRegistry, signText } from './sign.ts';
import type { Signers } from './signers.ts';
import type { Outcome } from './make-step.ts';
import type { ReleaseStore } from './store.ts';
import { makeTemporaryFolders } from './temporary-folder.testing.ts';
import { block, retire } from './withdraw.ts';

/* What belongs to a team is changed with its key only: by the command line, and by everybody who reads. */

const folder = makeTemporaryFolders();
let root: SigningKey;
let tools: SigningKey;
let billing: SigningKey;
let guard: SigningKey;
let rootKey: RegistryKey;
beforeAll(async () => {
  [root, tools, billing, guard] = await Promise.all([
    createSigningKey(),
    createSigningKey(),
    createSigningKey(),
    createSigningKey(),
  ]);
  rootKey = extractPublicKey(root);
});

const AT = '2026-11-23T12:00:00.000Z';
const meta = (remote: string): ChangeMeta => ({ action: 'publish', remote, by: 'ana', at: AT });
const release = (name: string, version: string, owner: string | null = `time-${name}`) =>
  releaseWith({ name, version, ...(owner !== null && { owner }) });
const HALF = { kind: 'percent', percent: 50, seed: 's' } as const;

/** Keys at hand, without the root key unless it is given. */
const having = (...owners: readonly SigningKey[]): Signers => ({ rootKey, root: null, owners, guard: null });
const asGuard = (): Signers => ({ rootKey, root: null, owners: [], guard });
const asRoot = (): Signers => ({ rootKey, root, owners: [], guard: null });

async function add(store: ReleaseStore, owner: string, key: SigningKey, replaces = false) {
  const keys = { key: root, publicKey: rootKey };
  const added = await addOwner(
    store,
    keys,
    { owner, key: extractPublicKey(key), replaces },
    { by: 'raiz', at: AT },
  );
  if (!added.ok) throw new Error(added.error);
}
const change = (
  store: ReleaseStore,
  keys: Signers,
  name: string,
  apply: (registry: Registry) => Outcome | Promise<Outcome>,
) => commit(store, keys, apply, meta(name));
const publishes = (store: ReleaseStore, keys: Signers, name: string, version: string) =>
  change(store, keys, name, (registry) => publish(registry, release(name, version)));

/** Two teams, each with a published remote. */
async function twoTeams(): Promise<ReleaseStore> {
  const store = openFolderStore(await folder());
  await add(store, 'time-tools', tools);
  await add(store, 'time-billing', billing);
  await add(store, 'guard', guard);
  expect(await publishes(store, having(tools), 'tools', '1.0.0')).toMatchObject({ ok: true });
  expect(await publishes(store, having(billing), 'billing', '1.0.0')).toMatchObject({ ok: true });
  return store;
}
/** An earlier state with one version of the remote. */
const only = (version: string): Registry => ({
  ...EMPTY_REGISTRY,
  remotes: [{ current: release('tools', version) }],
});
const newest = async (store: ReleaseStore): Promise<Registry> => {
  const read = await readNewest(store, rootKey);
  if (!read.ok || !read.value) throw new Error(read.ok ? 'empty' : read.error);
  return read.value;
};
const versions = ({ remotes }: Registry) =>
  Object.fromEntries(
    remotes.map(({ current }) => [current.descriptor.name, current.descriptor.version] as const),
  );
const refusal = (result: { ok: boolean; error?: string }) => (result.ok ? null : result.error);

describe('a committer', () => {
  test('releases with only the key of the team, and the log names the key', async () => {
    const store = await twoTeams();
    expect(versions(await newest(store))).toEqual({ billing: '1.0.0', tools: '1.0.0' });
    const log = await readHistory(store, rootKey);
    expect(log.ok && log.value.map(({ change: made }) => [made.by, made.key])).toEqual([
      ['ana', 'time-tools'],
      ['ana', 'time-billing'],
    ]);
  });

  test.each<[string, (registry: Registry) => Outcome]>([
    ['publish', (registry) => publish(registry, release('tools', '1.1.0'))],
    ['stage', (registry) => stage(registry, release('tools', '1.1.0'), HALF)],
    ['rollback', (registry) => rollback(registry, 'tools', { to: '1.0.0', past: [only('1.0.0')] })],
    ['retire', (registry) => retire(registry, 'tools')],
    ['block', (registry) => block(registry, 'tools', { version: '1.0.0', past: [registry] })],
  ])('is refused a %s without the key of the team', async (_, apply) => {
    const store = await twoTeams();
    await publishes(store, having(tools), 'tools', '1.0.1');
    for (const keys of [having(billing), asRoot()])
      expect(refusal(await change(store, keys, 'tools', apply))).toContain('é da equipe time-tools');
    expect(versions(await newest(store))).toMatchObject({ tools: '1.0.1' });
  });

  test('cannot promote without the key of the team', async () => {
    const store = await twoTeams();
    await change(store, having(tools), 'tools', (now) => stage(now, release('tools', '1.1.0'), HALF));
    for (const keys of [having(billing), asGuard()])
      expect(await change(store, keys, 'tools', (now) => promote(now, 'tools'))).toMatchObject({ ok: false });
    expect(await change(store, having(tools), 'tools', (now) => promote(now, 'tools'))).toMatchObject({
      ok: true,
    });
  });

  test('learns of a team that is not in the table, and of a key that differs from the table', async () => {
    const store = await twoTeams();
    const stranger = release('jobs', '1.0.0', 'time-jobs');
    expect(refusal(await change(store, having(tools), 'jobs', (now) => publish(now, stranger)))).toContain(
      'owner add time-jobs',
    );
    const keys = { key: root, publicKey: rootKey };
    const other = { owner: 'time-tools', key: extractPublicKey(billing) };
    expect(refusal(await addOwner(store, keys, other, { by: 'raiz', at: AT }))).toContain('--replace');
  });
});

describe('the guard', () => {
  const staged = async () => {
    const store = await twoTeams();
    await publishes(store, having(tools), 'tools', '1.1.0');
    await change(store, having(tools), 'tools', (now) => stage(now, release('tools', '2.0.0'), HALF));
    return store;
  };

  test('takes a staged version back, then returns to the previous one, with its own key', async () => {
    const store = await staged();
    const stopped = await change(store, asGuard(), 'tools', (now) => stopStage(now, 'tools'));
    expect(stopped).toMatchObject({ ok: true, value: { change: { key: 'guard' } } });
    expect((await newest(store)).remotes[1]?.staged).toBeUndefined();
    const back = (now: Registry) => rollback(now, 'tools', { past: [] });
    expect(await change(store, asGuard(), 'tools', back)).toMatchObject({ ok: true });
    expect(versions(await newest(store))).toEqual({ billing: '1.0.0', tools: '1.0.0' });
    expect(await publishes(store, having(tools), 'tools', '1.2.0')).toMatchObject({ ok: true });
    expect(versions(await newest(store))).toMatchObject({ tools: '1.2.0' });
  });

  test('releases nothing', async () => {
    const store = await staged();
    const refused = await publishes(store, asGuard(), 'tools', '3.0.0');
    expect(refusal(refused)).toContain('A guarda só pode recolher');
    expect(refusal(await publishes(store, asGuard(), 'jobs', '1.0.0'))).toContain('owner add');
  });
});

describe('a reader', () => {
  /** Writes a revision without any check, as an attacker with a key and write access to the store could. */
  async function forge(
    store: ReleaseStore,
    by: string | undefined,
    key: SigningKey,
    spoil: (now: Registry) => Registry,
  ) {
    const now = await newest(store);
    const signed = await signRegistry({ ...spoil(now), revision: now.revision + 1 }, key, by);
    const text = formatRevision({ signed, change: { ...meta('tools'), version: '9.9.9' } });
    expect(await store.create(LAYOUT.revision(now.revision + 1), text)).toBe(true);
    return signed;
  }
  const open = async (signed: SignedRegistry, known: Registry | null) => {
    const opened = await openSigned(signed, rootKey, known);
    return opened.ok ? opened.value : opened.error;
  };
  const replacedBy = (standing: Registry['remotes'][number]) => (now: Registry) => ({
    ...now,
    remotes: now.remotes.map((remote) =>
      remote.current.descriptor.name === standing.current.descriptor.name ? standing : remote,
    ),
  });
  const replaced = (name: string, version: string) => replacedBy({ current: release(name, version) });

  /** Another team's version of a remote, sealed with that team's key as its own. */
  async function takeOver(name: string, key: SigningKey): Promise<(now: Registry) => Registry> {
    const [owner, serial] = ['time-billing', 1];
    const standing = { current: release(name, '9.9.9', owner) };
    const signature = await signText(composeStatement(name, { owner, serial }, standing), key);
    return (now) => ({
      ...replacedBy(standing)(now),
      seals: { ...now.seals, [name]: { owner, serial, signature } },
    });
  }

  test.each<[string, (now: Registry) => Registry]>([
    ['puts another version in', replaced('tools', '9.9.9')],
    [
      'leaves the remote out',
      (now) => ({ ...now, remotes: now.remotes.filter((one) => one.current.descriptor.name !== 'tools') }),
    ],
    [
      'retires it',
      (now) => ({
        ...now,
        remotes: now.remotes.filter((one) => one.current.descriptor.name !== 'tools'),
        retired: [{ name: 'tools' }],
      }),
    ],
    [
      'takes its signature off',
      (now) => ({ ...replaced('tools', '9.9.9')(now), seals: { billing: now.seals?.['billing'] as never } }),
    ],
  ])('keeps the last valid entry where another team %s', async (_, spoil) => {
    const store = await twoTeams();
    const before = await newest(store);
    const signed = await forge(store, 'time-billing', billing, spoil);
    expect(await open(signed, before)).toMatchObject({
      registry: { revision: 3, remotes: before.remotes },
      refused: [expect.stringContaining('tools')],
    });
    // The store's own reader, which has only the files, refuses it too; so does a reader that continues from there.
    expect(versions(await newest(store))).toEqual({ billing: '1.0.0', tools: '1.0.0' });
    await publishes(store, having(billing), 'billing', '1.1.0');
    expect(versions(await newest(store))).toEqual({ billing: '1.1.0', tools: '1.0.0' });
    const log = await readHistory(store, rootKey);
    expect(log.ok && log.value.map(({ refused }) => refused.length)).toEqual([0, 0, 1, 0]);
  });

  test('refuses an earlier statement of an owner, and an entry signed only by the root key', async () => {
    const store = await twoTeams();
    const old = await newest(store);
    await publishes(store, having(tools), 'tools', '1.1.0');
    const before = await newest(store);
    const replay = await forge(store, 'time-billing', billing, () => old);
    expect(versions(((await open(replay, before)) as { registry: Registry }).registry)).toMatchObject({
      tools: '1.1.0',
    });
    const byRoot = await forge(store, undefined, root, replaced('tools', '9.9.9'));
    expect(versions(((await open(byRoot, before)) as { registry: Registry }).registry)).toMatchObject({
      tools: '1.1.0',
    });
    expect(versions(await newest(store))).toMatchObject({ tools: '1.1.0' });
  });

  test('refuses a change of the guard beyond its right', async () => {
    const store = await twoTeams();
    const before = await newest(store);
    const [seal, standing] = [before.seals?.['tools'], before.remotes[1]];
    if (!seal) throw new Error('not sealed');
    const next = replaced('tools', '9.9.9')(before);
    const guarded = {
      base: composeStatement('tools', seal, standing),
      signature: await signText(composeStatement('tools', seal, next.remotes[1]), guard),
    };
    const seals = { ...before.seals, tools: { ...seal, guarded } };
    const signed = await forge(store, 'guard', guard, () => ({ ...next, seals }));
    expect(await open(signed, before)).toMatchObject({
      registry: { remotes: before.remotes },
      refused: ['registry: tools: the guard may only take a staged version back'],
    });
  });

  test('gives a remote to nobody else, even with a valid signature', async () => {
    const store = await twoTeams();
    const stolen = await change(store, having(billing), 'jobs', (now) =>
      publish(now, release('jobs', '1.0.0', 'time-billing')),
    );
    if (!stolen.ok) throw new Error(stolen.error);
    const before = await newest(store);
    const signed = await forge(store, 'time-billing', billing, (now) => ({
      ...replaced('tools', '9.9.9')(now),
      seals: { ...now.seals, tools: now.seals?.['jobs'] as never },
    }));
    expect(await open(signed, before)).toMatchObject({
      refused: ['registry: tools: it belongs to time-tools, and time-billing signed it'],
    });
  });

  test('gives a remote to nobody else, if a page without signatures is all that a browser knows', async () => {
    const store = await twoTeams();
    const { owners: _, seals: __, ...page } = await newest(store);
    const signed = await forge(store, 'time-billing', billing, await takeOver('tools', billing));
    expect(await open(signed, page)).toMatchObject({
      registry: { remotes: page.remotes },
      refused: ['registry: tools: it belongs to time-tools, and time-billing signed it'],
    });
  });

  test('keeps what the guard took back, if the step before it is replayed', async () => {
    const store = await twoTeams();
    await publishes(store, having(tools), 'tools', '1.1.0');
    await change(store, having(tools), 'tools', (now) => stage(now, release('tools', '2.0.0'), HALF));
    await change(store, asGuard(), 'tools', (now) => stopStage(now, 'tools'));
    const stopped = await newest(store);
    await change(store, asGuard(), 'tools', (now) => rollback(now, 'tools', { past: [] }));
    const before = await newest(store);
    expect(versions(before)).toMatchObject({ tools: '1.0.0' });
    const signed = await forge(store, 'time-billing', billing, () => stopped);
    expect(await open(signed, before)).toMatchObject({
      registry: { remotes: before.remotes },
      refused: ['registry: tools: time-tools has said something newer about it'],
    });
  });

  test('refuses a replay, if a page without signatures is all that a browser knows', async () => {
    const store = await twoTeams();
    await publishes(store, having(tools), 'tools', '1.1.0');
    await change(store, having(tools), 'tools', (now) => stage(now, release('tools', '2.0.0'), HALF));
    await change(store, asGuard(), 'tools', (now) => stopStage(now, 'tools'));
    const stopped = await newest(store);
    await change(store, asGuard(), 'tools', (now) => rollback(now, 'tools', { past: [] }));
    const guarded = await newest(store);
    const afterGuard = await forge(store, 'time-billing', billing, () => stopped);
    await publishes(store, having(tools), 'tools', '1.2.0');
    const owned = await newest(store);
    const afterOwner = await forge(store, 'time-billing', billing, () => guarded);
    await change(store, having(tools), 'tools', (now) => retire(now, 'tools'));
    const retired = await newest(store);
    const afterEnd = await forge(store, 'time-billing', billing, await takeOver('tools', billing));
    const refused = [];
    for (const [replay, known] of [
      [afterGuard, guarded],
      [afterOwner, owned],
      [afterEnd, retired],
    ] as const) {
      const page = withoutPrivateParts(known);
      expect(JSON.stringify(page)).not.toContain('signature');
      const opened = (await open(replay, page)) as Opened;
      expect(opened.registry.remotes).toEqual(page.remotes);
      // A page that goes on from there still knows it.
      refused.push(...opened.refused, ...((await open(replay, opened.registry)) as Opened).refused);
    }
    const newer = 'registry: tools: time-tools has said something newer about it';
    const foreign = 'registry: tools: it belongs to time-tools, and time-billing signed it';
    expect(refused).toEqual([newer, newer, newer, newer, foreign, foreign]);
  });

  test('refuses the table of owners from before a key was replaced, if a page is all that a browser knows', async () => {
    const store = await twoTeams();
    const before = await newest(store);
    const fresh = await createSigningKey();
    await add(store, 'time-tools', fresh, true);
    await publishes(store, having(fresh), 'tools', '1.1.0');
    const page = withoutPrivateParts(await newest(store));
    const stolen = await signRegistry({ ...before, revision: page.revision + 1 }, tools, 'time-tools');
    expect(await open(stolen, page)).toBe('registry: its table of owners is older than the known one');
  });

  test('takes from a team neither a permission for local overrides nor a leap of the revision', async () => {
    const store = await twoTeams();
    const before = await newest(store);
    const opening = (now: Registry): Registry => ({ ...now, overrides: 'localhost' });
    const opened = await forge(store, 'time-billing', billing, opening);
    expect(await open(opened, before)).toMatchObject({ registry: { revision: 3, overrides: 'none' } });
    for (const revision of [99_999_999, 1e300]) {
      const leap = await signRegistry({ ...before, revision }, billing, 'time-billing');
      expect(await open(leap, before)).toContain('revision');
    }
    const byRoot = await signRegistry({ ...before, overrides: 'localhost', revision: 99_999_999 }, root);
    expect(await open(byRoot, before)).toMatchObject({ registry: { overrides: 'localhost' } });
  });

  test("refuses a registry of an unlisted key, and a table without the root's signature", async () => {
    const store = await twoTeams();
    const stranger = await createSigningKey();
    const now = await newest(store);
    expect(await open(await signRegistry(now, stranger, 'time-tools'), null)).toContain('signature');
    const table = { serial: 9, teams: { 'time-tools': extractPublicKey(stranger) } };
    const payload = JSON.stringify(table);
    const own = { payload, signature: (await signRegistry(now, stranger)).signature };
    expect(await open(await signRegistry({ ...now, owners: own }, stranger, 'time-tools'), null)).toContain(
      'signature',
    );
    expect(await open(await signRegistry({ ...now, owners: own }, root), null)).toContain('root key');
  });
});

describe('a registry from before there were owners', () => {
  test('stays readable, and belongs to a team from its next release', async () => {
    const store = openFolderStore(await folder());
    const legacy = (name: string) => (now: Registry) => publish(now, release(name, '1.0.0', null));
    for (const name of ['tools', 'billing'])
      expect(await commit(store, root, legacy(name), meta(name))).toMatchObject({ ok: true });
    await add(store, 'time-tools', tools);
    // Billing has no owner yet: only the root key may sign.
    expect(refusal(await publishes(store, having(tools), 'tools', '1.1.0'))).toContain('AURA_SIGNING_KEY');
    expect(await publishes(store, { ...having(tools), root }, 'tools', '1.1.0')).toMatchObject({ ok: true });
    expect(versions(await newest(store))).toEqual({ billing: '1.0.0', tools: '1.1.0' });
    expect(Object.keys((await newest(store)).seals ?? {})).toEqual(['tools']);
    const log = await readHistory(store, rootKey);
    expect(log.ok && log.value.map(({ refused }) => refused)).toEqual([[], [], []]);
    // A remote without an owner is still changed with the root key.
    expect(await commit(store, root, legacy('billing'), meta('billing'))).toMatchObject({ ok: true });
    expect(refusal(await commit(store, root, (now) => retire(now, 'tools'), meta('tools')))).toContain(
      'time-tools',
    );
  });
});

test('a team with a new key signs its remotes again with its next change, and nobody waits for it', async () => {
  const store = await twoTeams();
  const fresh = await createSigningKey();
  await add(store, 'time-tools', fresh, true);
  expect(await publishes(store, having(billing), 'billing', '1.1.0')).toMatchObject({ ok: true });
  expect(versions(await newest(store))).toEqual({ billing: '1.1.0', tools: '1.0.0' });
  expect(refusal(await publishes(store, having(tools), 'tools', '1.1.0'))).toContain('time-tools');
  expect(await publishes(store, having(fresh), 'tools', '1.1.0')).toMatchObject({ ok: true });
  expect(versions(await newest(store))).toEqual({ billing: '1.1.0', tools: '1.1.0' });
  expect((await openSigned(await lastSigned(store), rootKey)).ok).toBe(true);
});

async function lastSigned(store: ReleaseStore): Promise<unknown> {
  const bytes = await store.read(LAYOUT.pointer);
  return JSON.parse(Buffer.from(bytes ?? []).toString());
}

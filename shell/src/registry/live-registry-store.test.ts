import { err, ok, type Result } from '@aura/shared-domain';
import { EMPTY_REGISTRY, composeStatement, type Registry } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_OVERRIDES, OVERRIDES_KEY, type OverrideSet } from '../overrides/override-state.ts';
import { createLiveRegistry } from './live-registry-store.ts';
import { signer } from './signed.test-support.ts';

const withTools = (revision: number, version = `1.${revision}.0`): Registry => ({
  ...EMPTY_REGISTRY,
  revision,
  remotes: [{ current: releaseWith({ name: 'tools', version }) }],
});
const versions = ({ remotes }: Registry) => remotes.map(({ current }) => current.descriptor.version);

let ours: Awaited<ReturnType<typeof signer>>;
beforeAll(async () => {
  ours = await signer();
});

let stored: Map<string, string>;
let reasons: string[];
beforeEach(() => {
  stored = new Map();
  reasons = [];
});

interface Given {
  readonly inline?: Result<Registry, string>;
  readonly answers?: unknown[];
  readonly hasSource?: boolean;
  readonly overrides?: OverrideSet;
}

/** A page load on the device of this test. */
function load({ inline = ok(withTools(1)), answers = [], hasSource = true, overrides }: Given = {}) {
  const asked: string[] = [];
  const live = createLiveRegistry({
    inline: () => inline,
    source: () => (hasSource ? { url: '/registry.json', key: ours.key } : null),
    storage: {
      read: (key) => stored.get(key) ?? null,
      write: (key, value) => (value === null ? stored.delete(key) : stored.set(key, value)),
    },
    fetchRegistry: async (url) => {
      asked.push(url);
      return answers.length > 0 ? ok(await answers.shift()) : err('registry: offline');
    },
    loadOverrides: () => Promise.resolve(overrides ?? NO_OVERRIDES),
    report: (reason) => void reasons.push(reason),
  });
  return { live, asked };
}

describe('refresh', () => {
  test('takes a newer registry, announces it once and keeps it', async () => {
    const { live } = load({ answers: [ours.sign(withTools(2)), ours.sign(withTools(2))] });
    await live.open();
    let told = 0;
    live.subscribe(() => void (told += 1));
    expect(versions(await live.refresh())).toEqual(['1.2.0']);
    const held = live.get();
    await live.refresh();
    expect(live.get()).toBe(held);
    expect(told).toBe(1);
    expect(reasons).toEqual([]);
  });

  test('refuses a foreign, older or invalid registry and keeps the last good one', async () => {
    const theirs = await signer();
    const invalid = { ...withTools(9), schema: 7 } as unknown as Registry;
    const answers = [theirs.sign(withTools(3)), ours.sign(withTools(1)), ours.sign(invalid), 'no registry'];
    const { live } = load({ inline: ok(withTools(2)), answers });
    await live.open();
    for (let i = 0; i < 4; i++) expect(versions(await live.refresh())).toEqual(['1.2.0']);
    expect(reasons).toEqual([
      'registry: the signature is not right',
      'registry: revision 1 is older than 2',
      expect.stringContaining('registry: schema'),
      'registry: it is not a signed registry',
    ]);
    expect(stored.size).toBe(0);
  });

  test('takes from a newer one the entries signed by their owners, and keeps the last valid entry of others', async () => {
    const team = await signer();
    const payload = JSON.stringify({ serial: 1, teams: { carreira: team.key } });
    const owners = { payload, signature: await ours.signText(payload) };
    const sealed = async (revision: number, serial: number, text: (statement: string) => string) => {
      const registry = withTools(revision);
      const statement = composeStatement('tools', { owner: 'carreira', serial }, registry.remotes[0]);
      const seals = { tools: { owner: 'carreira', serial, signature: await team.signText(text(statement)) } };
      return ours.sign({ ...registry, owners, seals });
    };
    const good = (statement: string) => statement;
    const answers = [
      sealed(2, 1, good),
      sealed(3, 2, () => 'another text'),
      ours.sign(withTools(4)),
      sealed(5, 2, good),
    ];
    const { live } = load({ answers });
    await live.open();
    const shown = [];
    for (let i = 0; i < 4; i++) shown.push(...versions(await live.refresh()));
    expect(shown).toEqual(['1.2.0', '1.2.0', '1.2.0', '1.5.0']);
    expect(reasons).toEqual([
      'registry: tools: the signature of carreira is not right',
      'registry: tools: it lacks the signature of carreira',
    ]);
    // The page itself carries no signatures: the device remembers who has signed.
    const next = load({ inline: ok(withTools(5)), answers: [ours.sign(withTools(6))] });
    await next.live.open();
    expect(versions(await next.live.refresh())).toEqual(['1.5.0']);
  });

  test('makes one request for callers at the same time, and another one later', async () => {
    const { live, asked } = load({ answers: [ours.sign(withTools(2)), ours.sign(withTools(3))] });
    await live.open();
    const [first, second] = await Promise.all([live.refresh(), live.refresh()]);
    expect([asked.length, first === second]).toEqual([1, true]);
    expect(versions(await live.refresh())).toEqual(['1.3.0']);
  });

  test('never rejects, and keeps the registry if there is no answer', async () => {
    const { live } = load();
    await live.open();
    expect(versions(await live.refresh())).toEqual(['1.1.0']);
    expect(reasons).toEqual(['registry: offline']);
  });

  test('sends no request if the page names no place', async () => {
    const { live, asked } = load({ hasSource: false, answers: [ours.sign(withTools(2))] });
    await live.open();
    expect(versions(await live.refresh())).toEqual(['1.1.0']);
    expect(asked).toEqual([]);
  });
});

describe('open', () => {
  const bad = err('registry: revision: bad');

  test('a page with a good registry sends no request', async () => {
    const { live, asked } = load();
    expect(await live.open()).toBe(live.get());
    expect(versions(live.get())).toEqual(['1.1.0']);
    expect(asked).toEqual([]);
  });

  test('a bad one gives way to the last good one of this device', async () => {
    const earlier = load({ answers: [ours.sign(withTools(2))] });
    await earlier.live.open();
    await earlier.live.refresh();

    const { live, asked } = load({ inline: bad });
    expect(versions(await live.open())).toEqual(['1.2.0']);
    expect(asked).toEqual([]);
    expect(reasons).toEqual(['registry: revision: bad']);
  });

  test('a kept registry that was changed is not used; a fetched one replaces it', async () => {
    const signed = await ours.sign(withTools(2));
    const forged = { ...signed, payload: signed.payload.replace('1.2.0', '6.6.6') };
    stored.set('aura.registry', JSON.stringify(forged));
    const { live } = load({ inline: bad, answers: [ours.sign(withTools(3))] });
    expect(versions(await live.open())).toEqual(['1.3.0']);
    expect(reasons).toEqual(['registry: revision: bad', 'registry: the signature is not right']);
  });

  test('a page written before a rollback does not bring back the version taken back', async () => {
    const rolledBack = withTools(3, '1.1.0');
    const earlier = load({ inline: ok(withTools(2)), answers: [ours.sign(rolledBack)] });
    await earlier.live.open();
    expect(versions(await earlier.live.refresh())).toEqual(['1.1.0']);

    const { live, asked } = load({ inline: ok(withTools(2)) });
    expect(versions(await live.open())).toEqual(['1.1.0']);
    expect(live.get().revision).toBe(3);
    expect([asked, reasons]).toEqual([[], []]);
  });

  test('a kept registry that is as old as the page, older, or of another key counts for nothing', async () => {
    const theirs = await signer();
    for (const kept of [
      ours.sign(withTools(2, '6.6.6')),
      ours.sign(withTools(1)),
      theirs.sign(withTools(9)),
    ]) {
      stored.set('aura.registry', JSON.stringify(await kept));
      const { live } = load({ inline: ok(withTools(2)) });
      expect(versions(await live.open())).toEqual(['1.2.0']);
    }
    expect(reasons).toEqual(['registry: the signature is not right']);
  });

  test('without a registry the shell runs without remotes, and says why', async () => {
    const { live } = load({ inline: bad });
    expect(await live.open()).toEqual(EMPTY_REGISTRY);
    expect(reasons).toEqual([
      'registry: revision: bad',
      'registry: none is kept on this device',
      'registry: offline',
    ]);
  });
});

describe('overrides', () => {
  const local = { ...releaseWith({ name: 'tools', version: '9.9.9' }), baseUrl: 'http://localhost:4311/' };
  const overrides: OverrideSet = {
    releases: [local],
    states: [{ name: 'tools', address: local.baseUrl, failure: null }],
  };
  const open: Registry = { ...withTools(1), overrides: 'localhost' };
  beforeEach(() => void stored.set(OVERRIDES_KEY, '{"tools":"http://localhost:4311/"}'));

  test('a local version is shown if the registry allows it, and the release stays known', async () => {
    const { live } = load({ inline: ok(open), overrides });
    expect(versions(await live.open())).toEqual(['1.1.0']);
    expect(versions(live.get())).toEqual(['9.9.9']);
    expect(live.getOverrides()).toEqual(overrides.states);
  });

  test('a registry that does not allow it, now or later, has only releases', async () => {
    const closed = load({ overrides });
    await closed.live.open();
    expect([versions(closed.live.get()), closed.live.getOverrides()]).toEqual([['1.1.0'], []]);

    const { live } = load({ inline: ok(open), overrides, answers: [ours.sign(withTools(2))] });
    await live.open();
    expect(versions(await live.refresh())).toEqual(['1.2.0']);
    expect(live.getOverrides()).toEqual([]);
  });
});

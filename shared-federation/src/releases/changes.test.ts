import { describe, expect, test } from 'vitest';
import { EMPTY_REGISTRY, type Registry, type Release, type StageAudience } from '../contract/index.ts';
import { releaseWith, makeRoute } from '../testing/index.ts';
import { promote, publish, stage, stopStage } from './changes.ts';
import { rollback } from './rollback.ts';
import type { Outcome } from './make-step.ts';
import { block } from './withdraw.ts';

const tools = (version: string, more = {}): Release => releaseWith({ name: 'tools', version, ...more });
const TEN: StageAudience = { kind: 'percent', percent: 10, seed: 'tools@2.0.0' };

type Change = (registry: Registry, past: readonly Registry[]) => Outcome;

/** Applies changes one after the other; gives all states, the empty one first. */
function states(...changes: readonly Change[]): Registry[] {
  const all: Registry[] = [EMPTY_REGISTRY];
  for (const change of changes) {
    const outcome = change(all.at(-1) ?? EMPTY_REGISTRY, all);
    if (!outcome.ok) throw new Error(outcome.error);
    if (outcome.value) all.push(outcome.value.registry);
  }
  return all;
}
const published =
  (version: string): Change =>
  (registry) =>
    publish(registry, tools(version));
const staged = (version: string) => (registry: Registry) => stage(registry, tools(version), TEN);
const back = (to?: string) => (registry: Registry, past: readonly Registry[]) =>
  rollback(registry, 'tools', { to, past });

/** Versions of the one remote: for everybody, the one before, the staged one. */
function versions(registry: Registry | undefined) {
  const [remote] = registry?.remotes ?? [];
  const { current, previous, staged: part } = remote ?? {};
  return [current, previous, part?.release].map((release) => release?.descriptor.version ?? null);
}
const after = (...changes: readonly Change[]) => versions(states(...changes).at(-1));
const error = (outcome: Outcome) => (outcome.ok ? null : outcome.error);

describe('publish', () => {
  test('keeps the former current version as the previous one', () => {
    expect(after(published('1.0.0'))).toEqual(['1.0.0', null, null]);
    expect(after(published('1.0.0'), published('1.1.0'))).toEqual(['1.1.0', '1.0.0', null]);
    expect(after(published('1.0.0'), published('1.1.0'), published('1.2.0'))).toEqual([
      '1.2.0',
      '1.1.0',
      null,
    ]);
  });

  test('changes nothing when repeated', () => {
    const [, one = EMPTY_REGISTRY] = states(published('1.0.0'));
    expect(publish(one, tools('1.0.0'))).toEqual({ ok: true, value: null });
  });

  test('refuses other contents for a known version, and a version before the current one', () => {
    const now = states(published('1.0.0'), published('1.1.0'), staged('2.0.0')).at(-1) ?? EMPTY_REGISTRY;
    const other = { shellApi: { min: 1, max: 2 } };
    for (const version of ['1.0.0', '1.1.0', '2.0.0'])
      expect(error(publish(now, tools(version, other)))).toContain(`tools@${version} já foi publicada`);
    expect(error(publish(now, tools('1.0.9')))).toContain('para voltar, use "rollback"');
    expect(error(publish(now, tools('1.1.0-rc.1')))).toContain('anterior');
  });

  test('follows files that moved to another address', () => {
    const moved = { ...tools('1.0.0'), baseUrl: 'https://other.example/1.0.0/' };
    expect(states(published('1.0.0'), (now) => publish(now, moved)).at(-1)?.remotes).toEqual([
      { current: moved },
    ]);
  });

  test('ends a stage that it overtakes, and no other', () => {
    const first = [published('1.0.0'), staged('2.0.0')];
    expect(after(...first, published('2.0.0'))).toEqual(['2.0.0', '1.0.0', null]);
    expect(after(...first, published('2.1.0'))).toEqual(['2.1.0', '1.0.0', null]);
    expect(after(...first, published('1.1.0'))).toEqual(['1.1.0', '1.0.0', '2.0.0']);
  });

  test('refuses a path that another remote has', () => {
    const [, one = EMPTY_REGISTRY] = states(published('1.0.0'));
    const thief = releaseWith({ name: 'billing', routes: [makeRoute('/tools')] });
    expect(error(publish(one, thief))).toContain('/tools is claimed by');
  });
});

describe('stage', () => {
  test('changes nothing for others, and may reach more people later', () => {
    expect(after(published('1.0.0'), staged('2.0.0'))).toEqual(['1.0.0', null, '2.0.0']);
    const half: StageAudience = { ...TEN, percent: 50 };
    const wider = states(published('1.0.0'), staged('2.0.0'), (now) => stage(now, tools('2.0.0'), half));
    expect(wider.at(-1)?.remotes[0]?.staged?.audience).toEqual(half);
    expect(stage(wider.at(-1) ?? EMPTY_REGISTRY, tools('2.0.0'), half)).toEqual({ ok: true, value: null });
  });

  test('refuses the first version of a remote and the current version', () => {
    expect(error(stage(EMPTY_REGISTRY, tools('1.0.0'), TEN))).toContain('"publish"');
    const [, one = EMPTY_REGISTRY] = states(published('1.0.0'));
    expect(error(stage(one, tools('1.0.0'), TEN))).toContain('já é a versão de todos');
  });
});

describe('promote and stopStage', () => {
  const first = [published('1.0.0'), staged('2.0.0')];

  test('give the staged version to everybody, or to nobody', () => {
    expect(after(...first, (now) => promote(now, 'tools'))).toEqual(['2.0.0', '1.0.0', null]);
    expect(after(...first, (now) => stopStage(now, 'tools'))).toEqual(['1.0.0', null, null]);
  });

  test.each([promote, stopStage])(
    '$name changes nothing without a staged version, and refuses an unknown one',
    (change) => {
      const [, one = EMPTY_REGISTRY] = states(published('1.0.0'));
      expect(change(one, 'tools')).toEqual({ ok: true, value: null });
      expect(error(change(one, 'billing'))).toContain('billing');
    },
  );
});

describe('rollback', () => {
  const three = [published('1.0.0'), published('1.1.0'), published('1.2.0')];

  test('takes the staged version back first', () => {
    expect(after(...three, staged('2.0.0'), back())).toEqual(['1.2.0', '1.1.0', null]);
  });

  test('returns to the previous version, which gets back the one behind it', () => {
    expect(after(...three, back())).toEqual(['1.1.0', '1.0.0', null]);
    expect(after(...three, back(), back())).toEqual(['1.0.0', null, null]);
  });

  test('lists the known versions if none is at hand', () => {
    const all = states(...three, back(), back());
    expect(error(rollback(all.at(-1) ?? EMPTY_REGISTRY, 'tools', { past: all }))).toContain(
      'Já foram: 1.1.0, 1.2.0',
    );
  });

  test('offers no version that was blocked', () => {
    const all = states(...three, back(), back(), (registry, past) =>
      block(registry, 'tools', { version: '1.2.0', past }),
    );
    const message = error(rollback(all.at(-1) ?? EMPTY_REGISTRY, 'tools', { past: all }));
    expect(message).toContain('1.1.0');
    expect(message).not.toContain('1.2.0');
  });

  test('returns only to versions that everybody had', () => {
    expect(after(...three, staged('2.0.0'), back('1.0.0'))).toEqual(['1.0.0', null, null]);
    expect(after(...three, back('1.0.0'), back('1.2.0'))).toEqual(['1.2.0', '1.1.0', null]);
    const all = states(...three, staged('2.0.0'));
    expect(error(rollback(all.at(-1) ?? EMPTY_REGISTRY, 'tools', { to: '2.0.0', past: all }))).toContain(
      'nunca foi',
    );
  });

  test('may be repeated if it names the version', () => {
    expect(after(...three, back('1.0.0'), back('1.0.0'))).toEqual(['1.0.0', null, null]);
  });

  test('never keeps the version taken back as the fallback', () => {
    expect(after(published('1.0.0'), published('1.1.0'), back(), back('1.1.0'))).toEqual([
      '1.1.0',
      null,
      null,
    ]);
  });
});

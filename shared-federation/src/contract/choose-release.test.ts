import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { releaseWith } from '../testing/index.ts';
import { drawOf, chooseEntries, markOf, type Preview, type Viewer } from './choose-release.ts';
import type { RegistryRemote, StageAudience } from './registry.ts';
import { SHELL_API } from './shell-api.ts';

const version = (text: string, shellApi = { min: SHELL_API, max: SHELL_API }) =>
  releaseWith({ name: 'tools', version: text, shellApi });
const TOO_NEW = { min: SHELL_API + 1, max: SHELL_API + 1 };
const PERSON: Viewer = { uid: 'ana', role: undefined };
const MANAGER: Viewer = { uid: 'helena', role: 'gestor_rh' };

function chosen(
  remote: RegistryRemote,
  viewer: Viewer,
  preview: Preview | null = null,
): readonly (string | undefined)[] {
  const [entry] = chooseEntries({ remotes: [remote] }, viewer, new Set(), preview);
  return [entry?.descriptor.version, entry?.fallback?.descriptor.version];
}

describe('chooseEntries', () => {
  const remote = (audience: StageAudience): RegistryRemote => ({
    current: version('1.1.0'),
    previous: version('1.0.0'),
    staged: { release: version('2.0.0'), audience },
  });

  test('a release staged for a role goes to that role, with the current one behind it', () => {
    const forManagers = remote({ kind: 'role', role: 'gestor_rh' });
    expect(chosen(forManagers, MANAGER)).toEqual(['2.0.0', '1.1.0']);
    expect(chosen(forManagers, PERSON)).toEqual(['1.1.0', '1.0.0']);
    expect(chosen(remote({ kind: 'role', role: 'professional' }), PERSON)[0]).toBe('2.0.0');
  });

  test('a broken release is replaced by the one behind it, and stays if there is no other', () => {
    const forManagers = remote({ kind: 'role', role: 'gestor_rh' });
    const without = (...broken: string[]) => {
      const ids = new Set(broken.map((text) => `tools@${text}`));
      const [entry] = chooseEntries({ remotes: [forManagers] }, MANAGER, ids);
      return [entry?.descriptor.version, entry?.fallback?.descriptor.version];
    };
    expect(without('2.0.0')).toEqual(['1.1.0', '1.0.0']);
    expect(without('1.1.0')).toEqual(['2.0.0', '1.0.0']);
    expect(without('2.0.0', '1.1.0', '1.0.0')).toEqual(['1.1.0', undefined]);
  });

  test('a visitor never gets a staged release', () => {
    expect(chosen(remote({ kind: 'percent', percent: 99, seed: '' }), null)).toEqual(['1.1.0', '1.0.0']);
  });

  test('a share grows without taking the release from anybody who had it', () => {
    const people = Array.from({ length: 2_000 }, (_, i) => ({ uid: `p${i}`, role: undefined }));
    const reached = (percent: number) =>
      people.filter(
        (person) => chosen(remote({ kind: 'percent', percent, seed: 's' }), person)[0] === '2.0.0',
      );
    const ten = reached(10);
    expect(reached(50)).toEqual(expect.arrayContaining(ten));
    expect(ten.length / people.length).toBeCloseTo(0.1, 1);
    expect(reached(50).length / people.length).toBeCloseTo(0.5, 1);
  });

  test('single accounts get a release by their marks, which differ from release to release', () => {
    const marks = [markOf('tools@2.0.0', 'ana')];
    const forAna = remote({ kind: 'people', salt: 'tools@2.0.0', marks });
    expect(chosen(forAna, PERSON)).toEqual(['2.0.0', '1.1.0']);
    expect(chosen(forAna, MANAGER)[0]).toBe('1.1.0');
    expect(markOf('tools@2.1.0', 'ana')).not.toBe(marks[0]);
  });

  test('a preview is shown to whoever requests it, with the current version behind it', () => {
    const held: RegistryRemote = { current: version('1.1.0'), previews: [version('3.0.0')] };
    const preview = { name: 'tools', version: '3.0.0' };
    expect(chosen(held, null)[0]).toBe('1.1.0');
    expect(chosen(held, null, preview)).toEqual(['3.0.0', '1.1.0']);
    expect(chosen(held, null, { ...preview, version: '3.0.1' })[0]).toBe('1.1.0');
    const staged = remote({ kind: 'role', role: 'gestor_rh' });
    expect(chosen(staged, PERSON, { ...preview, version: '2.0.0' })[0]).toBe('2.0.0');
    expect(chosen(staged, PERSON, { ...preview, version: '1.0.0' })[0]).toBe('1.1.0');
  });

  test('a version for another shell is replaced by one that runs, and stays if there is none', () => {
    const current = version('2.0.0', TOO_NEW);
    expect(chosen({ current, previous: version('1.0.0') }, null)).toEqual(['1.0.0', undefined]);
    expect(chosen({ current }, null)).toEqual(['2.0.0', undefined]);
  });
});

describe('drawOf', () => {
  test('gives every text one number from 0 to 99', () => {
    assert(
      property(string(), (text) => {
        const draw = drawOf(text);
        expect(Number.isInteger(draw) && draw >= 0 && draw < 100).toBe(true);
        expect(drawOf(text)).toBe(draw);
      }),
    );
  });
});

test('no two of many accounts have one mark', () => {
  const marks = Array.from({ length: 20_000 }, (_, i) => markOf('s', `account-${i}`));
  expect(new Set(marks).size).toBe(marks.length);
});

import { describe, expect, it } from 'vitest';
import { isInstalled, lockHash, needsInstall } from './lock-marker.mjs';

describe('needsInstall', () => {
  const hash = lockHash('{"lockfileVersion":3}');

  it('is false if the marker holds the hash of the lock file', () => {
    expect(needsInstall({ modulesExist: true, marker: `${hash}\n`, hash, isComplete: () => false })).toBe(
      false,
    );
  });
  it('is true without node_modules', () => {
    expect(needsInstall({ modulesExist: false, marker: hash, hash, isComplete: () => false })).toBe(true);
  });
  it('is false without a marker where npm has installed the very same', () => {
    expect(needsInstall({ modulesExist: true, marker: null, hash, isComplete: () => true })).toBe(false);
  });
  it('is true without a marker where something is missing', () => {
    expect(needsInstall({ modulesExist: true, marker: null, hash, isComplete: () => false })).toBe(true);
  });
  it.each([true, false])('asks npm after the lock file changed: complete %s', (complete) => {
    const changed = lockHash('{"lockfileVersion":4}');
    expect(
      needsInstall({ modulesExist: true, marker: hash, hash: changed, isComplete: () => complete }),
    ).toBe(!complete);
  });
});

describe('isInstalled', () => {
  const lock = JSON.stringify({
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/@aura/own': { link: true },
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
      own: { version: '0.1.0' },
    },
  });
  const installed = (a: string) => JSON.stringify({ packages: { 'node_modules/a': { version: a } } });

  it('is true if every required package is there in its version', () => {
    expect(isInstalled(lock, installed('1.0.0'))).toBe(true);
  });
  it.each([
    ['another version', installed('1.0.1')],
    ['nothing', JSON.stringify({ packages: {} })],
    ['a broken list', '{'],
    ['no list', null],
  ])('is false with %s', (_what, list) => {
    expect(isInstalled(lock, list)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { lockHash, needsInstall } from './lock-marker.mjs';

describe('needsInstall', () => {
  const hash = lockHash('{"lockfileVersion":3}');

  it('is false where the marker holds the hash of the lock file', () => {
    expect(needsInstall({ modulesExist: true, marker: `${hash}\n`, hash })).toBe(false);
  });
  it('is true without node_modules', () => {
    expect(needsInstall({ modulesExist: false, marker: hash, hash })).toBe(true);
  });
  it('is true without a marker', () => {
    expect(needsInstall({ modulesExist: true, marker: null, hash })).toBe(true);
  });
  it('is true after the lock file changed', () => {
    expect(needsInstall({ modulesExist: true, marker: hash, hash: lockHash('{"lockfileVersion":4}') })).toBe(
      true,
    );
  });
});

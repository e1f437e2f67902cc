import { describe, expect, it } from 'vitest';
import { findEmulatorMisuse } from './emulator-guard.ts';

const EMULATORS = [
  { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
  { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
];

describe('findEmulatorMisuse', () => {
  it.each(EMULATORS)('refuses %o with a real project or none', (emulator) => {
    expect(findEmulatorMisuse({ ...emulator, GCLOUD_PROJECT: 'aura-producao' })).toContain('aura-producao');
    expect(findEmulatorMisuse({ ...emulator, GOOGLE_CLOUD_PROJECT: 'aura-demo-' })).toContain('aura-demo-');
    expect(findEmulatorMisuse({ ...emulator })).not.toBeNull();
  });

  it.each(EMULATORS)('takes %o with a demo project', (emulator) => {
    expect(findEmulatorMisuse({ ...emulator, GCLOUD_PROJECT: 'demo-aura' })).toBeNull();
  });

  it('takes a real project without emulators', () => {
    expect(findEmulatorMisuse({ GCLOUD_PROJECT: 'aura-producao', FIRESTORE_EMULATOR_HOST: '' })).toBeNull();
  });
});

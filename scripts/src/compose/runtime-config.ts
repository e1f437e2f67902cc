import type { RegistrySource } from '@aura/shared-federation';
import { FIRESTORE_HOST, PROJECT } from '../emulators/project.ts';

/**
 * The page's configuration for the emulators of this machine. The Auth emulator is reached through the shell's own
 * origin (see the auth proxy), so that sign-in needs no other origin.
 * @param origin that of the shell
 * @param registry address of newer registries; absent if none is served
 */
export function buildLocalConfig(origin: string, registry?: RegistrySource) {
  return {
    apiBase: '/api',
    firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: PROJECT, appId: 'demo' },
    emulators: { auth: origin, firestore: FIRESTORE_HOST },
    ...(registry && { registry }),
  };
}

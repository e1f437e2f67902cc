// Runs on the system's Node 20 before anything is installed: no dependency, no TypeScript.
import { createHash } from 'node:crypto';

/** Where an installation notes which lock file it came from, relative to the repository. */
export const MARKER = 'node_modules/.aura-lock-hash';

/**
 * Fingerprint of a lock file.
 * @param {string | Uint8Array} lockFile contents of package-lock.json
 */
export function lockHash(lockFile) {
  return createHash('sha256').update(lockFile).digest('hex');
}

/**
 * Whether what is installed is missing or belongs to another lock file.
 * @param {{ modulesExist: boolean, marker: string | null, hash: string }} state
 */
export function needsInstall({ modulesExist, marker, hash }) {
  return !modulesExist || marker?.trim() !== hash;
}

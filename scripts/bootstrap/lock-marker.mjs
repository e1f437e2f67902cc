// Runs on the system's Node 20 before anything is installed: no dependency, no TypeScript.
import { createHash } from 'node:crypto';

/** File with the hash of the installed lock file, relative to the repository. */
export const MARKER = 'node_modules/.aura-lock-hash';

/**
 * Fingerprint of a lock file.
 * @param {string | Uint8Array} lockFile contents of package-lock.json
 */
export function lockHash(lockFile) {
  return createHash('sha256').update(lockFile).digest('hex');
}

/**
 * Whether the installation is missing or belongs to another lock file. npm itself may have installed it: if the marker
 * is missing or old, npm's own list of installed packages decides.
 * @param {{ modulesExist: boolean, marker: string | null, hash: string, isComplete: () => boolean }} state
 */
export function needsInstall({ modulesExist, marker, hash, isComplete }) {
  if (!modulesExist) return true;
  return marker?.trim() !== hash && !isComplete();
}

/**
 * Whether everything in a lock file is installed in exactly these versions. Optional packages may be missing: they are
 * for other systems.
 * @param {string} lockFile contents of package-lock.json
 * @param {string | null} installed contents of node_modules/.package-lock.json; null if it does not exist
 */
export function isInstalled(lockFile, installed) {
  if (installed === null) return false;
  try {
    const [wanted, there] = [packagesOf(lockFile), packagesOf(installed)];
    return Object.entries(wanted).every(
      ([path, { version, link, optional }]) =>
        !path.includes('node_modules/') || link || optional || there[path]?.version === version,
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} text
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>}
 */
const packagesOf = (text) => JSON.parse(text).packages;

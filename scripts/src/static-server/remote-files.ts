import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadRemoteFile } from '../compose/remote-pages.ts';
import type { SiteRemote } from './remote-server.ts';

const PATIENCE_MS = 5_000;

/**
 * Reads files of releases: local remotes from their folders, because their server may not be running yet, others from
 * their public address. Callers check the hashes.
 */
export function createRemoteFileReader(remotes: readonly SiteRemote[]): ReadRemoteFile {
  return async ({ baseUrl, descriptor }, file) => {
    const { hostname, port } = new URL(baseUrl);
    const own = hostname === 'localhost' ? remotes.find((remote) => String(remote.port) === port) : undefined;
    if (!own) return fetchBytes(baseUrl + file);
    const { released = null, dist } = own;
    const places = [
      ...(released === null ? [] : [join(released, descriptor.version, file)]),
      ...(dist === null ? [] : [join(dist, file)]),
    ];
    for (const place of places) {
      const bytes = await readFile(place).catch(() => null);
      if (bytes) return bytes;
    }
    return null;
  };
}

async function fetchBytes(url: string): Promise<Uint8Array | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

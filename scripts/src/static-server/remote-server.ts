import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { VersionSchema } from '@aura/shared-federation';
import * as v from 'valibot';
import { sendText, setHeaders } from './answer.ts';
import { createFileHandler, type FileHandler } from './files.ts';
import { buildRemoteHeaders } from './headers.ts';

export interface RemoteSite {
  /** Folder with one folder per released version, where versions are released from this machine. */
  readonly released?: string | null;
  /** Built files of the working copy, under the version that their descriptor says; null for released ones alone. */
  readonly dist: string | null;
  readonly shellOrigin: string;
}

/** A remote's origin: the port from the registry, and the files served there. */
export interface SiteRemote extends Omit<RemoteSite, 'shellOrigin'> {
  readonly port: number;
}

/** `/<version>/<file>`. */
const ADDRESS = /^\/(?<version>\d[a-z0-9.-]*)\/[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*(\?|$)/;

const serveNothing: FileHandler = (_req, _res, missing) => missing();

/**
 * Answers a remote's origin, for the shell's origin only: the files of each version under `/<version>/`, released ones
 * first, then those of the working copy.
 */
export function createRemoteHandler({ released = null, dist, shellOrigin }: RemoteSite): RequestListener {
  const headers = { ...buildRemoteHeaders(shellOrigin), Vary: 'Origin' };
  const store = released === null ? serveNothing : createFileHandler(released, ['Origin']);
  const copy = dist === null ? serveNothing : createFileHandler(dist, ['Origin']);

  const sendOfCopy = async (version: string, req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const missing = (): void => sendText(res, 404, 'Arquivo não encontrado.');
    if (dist === null || version !== (await readBuiltVersion(dist))) return missing();
    req.url = req.url?.slice(version.length + 1) ?? '/';
    copy(req, res, missing);
  };

  return (req, res) => {
    setHeaders(res, headers);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return sendText(res, 405, 'Método não aceito neste endereço.');
    }
    const version = ADDRESS.exec(req.url ?? '')?.groups?.['version'];
    if (version === undefined) return sendText(res, 404, 'Arquivo não encontrado.');
    store(req, res, () => void sendOfCopy(version, req, res));
  };
}

const BuiltSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: VersionSchema }));

/** The version currently built in the working copy; null if there is no build. */
async function readBuiltVersion(dist: string): Promise<string | null> {
  const text = await readFile(join(dist, 'descriptor.json'), 'utf8').catch(() => null);
  const read = v.safeParse(BuiltSchema, text);
  return read.success ? read.output.version : null;
}

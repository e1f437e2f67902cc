import type { RequestListener } from 'node:http';
import { sendText, setHeaders } from './answer.ts';
import { fileHandler } from './files.ts';
import { remoteHeaders } from './headers.ts';

interface RemoteSite {
  /** Built files of the remote. */
  readonly dist: string;
  readonly version: string;
  readonly shellOrigin: string;
}

/** Answers a remote's origin: its built files under `/<version>/`, for the shell's origin only. */
export function remoteHandler({ dist, version, shellOrigin }: RemoteSite): RequestListener {
  const headers = remoteHeaders(shellOrigin);
  const files = fileHandler(dist, ['Origin']);
  const prefix = `/${version}/`;

  return (req, res) => {
    setHeaders(res, { ...headers, Vary: 'Origin' });
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return sendText(res, 405, 'Método não aceito neste endereço.');
    }
    const missing = (): void => sendText(res, 404, 'Arquivo não encontrado.');
    if (!req.url?.startsWith(prefix)) return missing();
    req.url = req.url.slice(prefix.length - 1);
    files(req, res, missing);
  };
}

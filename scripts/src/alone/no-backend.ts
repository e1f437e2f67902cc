import type { ServerResponse } from 'node:http';
import { sendApiError } from '../static-server/answer.ts';

const MESSAGE = 'Sem servidor no quadro: esta chamada só é respondida na plataforma inteira.';

/** Answers a call of the backend with an error: there is no backend. Returns false for any other path. */
export function refuseBackendCall(pathname: string, res: ServerResponse): boolean {
  if (!isBackendPath(pathname)) return false;
  sendApiError(res, 503, { error: { code: 'unavailable', message: MESSAGE } });
  return true;
}

/** Whether a path of the frame's origin belongs to the backend. */
export const isBackendPath = (pathname: string): boolean => pathname.startsWith('/api/');

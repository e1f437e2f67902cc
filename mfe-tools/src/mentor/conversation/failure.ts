import type { ApiError } from '@aura/shared-domain';
import { runFailure, type RunFailure } from '../../runs/run-failure.ts';

const TOO_SLOW = 'O serviço demorou demais para responder. Não é a sua conexão: tente de novo em instantes.';
const NO_ANSWER =
  'O serviço não respondeu. A sua conexão parece estar funcionando: tente de novo em instantes.';

/** Why a message was not answered. The connection is named only where the browser itself has none. */
export function describeFailure(error: ApiError): RunFailure {
  if (error.code === 'timeout') return { kind: 'backend', message: TOO_SLOW };
  if (error.code === 'offline' && navigator.onLine) return { kind: 'backend', message: NO_ANSWER };
  return runFailure(error);
}

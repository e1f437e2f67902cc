import type { TelemetryRequest } from '@aura/shared-domain';

export interface SendPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<unknown>;
  /** Missing in browsers without it. */
  readonly sendBeacon: ((url: string, body: Blob) => boolean) | null;
  readonly origin: string;
}

/** Sends a batch; `isLeaving` if the page may be gone before the answer. A lost batch is not repeated. */
export type Send = (batch: TelemetryRequest, isLeaving: boolean) => void;

/** The way to one endpoint. */
export function createSender(endpoint: string, { fetch, sendBeacon, origin }: SendPorts): Send {
  // A beacon always brings cookies along, which a foreign origin would have to allow; ours does not look at them.
  const isOurs = new URL(endpoint, origin).origin === origin;
  return (batch, isLeaving) => {
    const body = JSON.stringify(batch);
    const type = 'application/json';
    if (isLeaving && isOurs && sendBeacon?.(endpoint, new Blob([body], { type }))) return;
    const init = { method: 'POST', headers: { 'Content-Type': type }, body, keepalive: true };
    fetch(endpoint, { ...init, credentials: 'omit' }).catch(() => undefined);
  };
}

import { SANDBOX } from '@aura/shared-domain';
import * as v from 'valibot';

const TIMEOUT_MS = 15_000;

const StatusSchema = v.object({
  status: v.picklist([
    'succeeded',
    'processing',
    'requires_action',
    'requires_payment_method',
    'requires_confirmation',
    'canceled',
  ]),
  /** It is paid at a bank, later. */
  waitsFor: v.optional(v.picklist(['pix', 'boleto'])),
});
const RefusalSchema = v.object({ error: v.object({ message: v.string() }) });

/** What the demonstration says of a payment. */
export type SandboxAnswer =
  | {
      readonly kind: 'status';
      readonly status: v.InferOutput<typeof StatusSchema>['status'];
      readonly waits: boolean;
    }
  /** The bank or the person said no. */
  | { readonly kind: 'refusal'; readonly message: string }
  /** It can no longer be paid, because it was, or was cancelled; or there is no such payment. */
  | { readonly kind: 'closed' }
  /** Nothing, or nothing that can be understood. */
  | { readonly kind: 'none' };

const NONE: SandboxAnswer = { kind: 'none' };
const REFUSED = 402;
const CLOSED: readonly number[] = [400, 404];

/** A payment of the demonstration, by the secret that the backend gave for it: `ID_secret_…`. */
export function openSandboxPayment(clientSecret: string) {
  const id = clientSecret.slice(0, Math.max(0, clientSecret.indexOf('_secret_')));
  const address = `${SANDBOX.path}/payment_intents/${encodeURIComponent(id)}`;
  const post = (action: string, body: object) =>
    ask(`${address}/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ clientSecret, ...body }),
    });
  return {
    confirm: (paymentMethod: string) => post('confirm', { paymentMethod }),
    authenticate: (approve: boolean) => post('authenticate', { approve }),
    status: () => ask(`${address}?${new URLSearchParams({ clientSecret }).toString()}`),
  };
}

async function ask(address: string, init?: RequestInit): Promise<SandboxAnswer> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return parseAnswer(response, await response.json());
  } catch {
    return NONE;
  }
}

function parseAnswer({ ok, status }: Response, body: unknown): SandboxAnswer {
  if (ok) {
    const parsed = v.safeParse(StatusSchema, body);
    return parsed.success
      ? { kind: 'status', status: parsed.output.status, waits: parsed.output.waitsFor !== undefined }
      : NONE;
  }
  if (CLOSED.includes(status)) return { kind: 'closed' };
  const parsed = v.safeParse(RefusalSchema, body);
  return status === REFUSED && parsed.success ? { kind: 'refusal', ...parsed.output.error } : NONE;
}

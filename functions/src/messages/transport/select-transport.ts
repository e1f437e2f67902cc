import type { MessageSettings } from '../../config/message-settings.ts';
import { resendTransport } from './resend-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

/** The configured transport; null if nothing is sent. */
export function selectTransport({ transport }: MessageSettings): Transport | null {
  if (transport.kind === 'none') return null;
  return transport.kind === 'smtp' ? createSmtpTransport(transport) : resendTransport(transport);
}

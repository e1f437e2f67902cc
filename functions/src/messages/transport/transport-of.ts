import type { MessageSettings } from '../../config/message-settings.ts';
import { resendTransport } from './resend-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

/** The way that the settings name; null where nothing is sent. */
export function transportOf({ transport }: MessageSettings): Transport | null {
  if (transport.kind === 'none') return null;
  return transport.kind === 'smtp' ? smtpTransport(transport) : resendTransport(transport);
}

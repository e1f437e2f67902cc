import type { ResendSettings } from '../../config/message-settings.ts';
import { buildHeaders, type Transport } from './transport.ts';

const WAIT_MS = 15_000;

/**
 * Resend's HTTP interface (https://resend.com/docs/api-reference/emails/send-email). Its idempotency key, kept for a day,
 * makes a try whose answer was lost, and the next one, a single mail.
 */
export function resendTransport({ apiKey, from, baseUrl }: ResendSettings): Transport {
  return async (mail) => {
    try {
      const answer = await fetch(`${baseUrl}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': mail.id,
        },
        body: JSON.stringify({
          from: `${from.name} <${from.address}>`,
          to: [mail.to],
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: buildHeaders(mail),
          // Identifies the message in the provider's events, instead of the address.
          tags: [{ name: 'message', value: mail.id }],
        }),
        signal: AbortSignal.timeout(WAIT_MS),
      });
      if (answer.ok) return 'sent';
      // 422 is a mail that it will not take; a key or domain that is not in order is mended by a person, in hours.
      return answer.status === 422 || answer.status === 413 ? 'rejected' : 'later';
    } catch {
      return 'later';
    }
  };
}

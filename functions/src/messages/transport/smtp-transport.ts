import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../config/message-settings.ts';
import { buildHeaders, type Delivery, type Transport } from './transport.ts';

const WAIT_MS = 15_000;

/** Any provider that takes mail by SMTP. */
export function createSmtpTransport(settings: SmtpSettings): Transport {
  const { host, port, isSecure, needsTls, user, password, from } = settings;
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    ignoreTLS: !isSecure && !needsTls,
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: `<${mail.id}@${from.address.split('@')[1] ?? 'aura'}>`,
        headers: { ...buildHeaders(mail) },
      });
      return 'sent';
    } catch (error) {
      return judgeDelivery(error);
    }
  };
}

/** Answers that are about the address: no such mailbox, not here, none of that name, and the finer codes of RFC 3463. */
const OF_ADDRESS = /^(?:550|551|553)\b/u;
const OF_ADDRESS_FINE = /\b5\.1\.\d+\b/u;

function judgeDelivery(error: unknown): Delivery {
  const {
    responseCode,
    response = '',
    command = '',
  } = error as {
    readonly responseCode?: number;
    readonly response?: string;
    readonly command?: string;
  };
  if (responseCode === undefined || responseCode < 500) return 'later';
  // A refusal before the recipient is named, such as a wrong password, concerns us.
  if (command !== 'RCPT TO' && command !== 'DATA') return 'later';
  const isOfAddress = command === 'RCPT TO' ? OF_ADDRESS.test(response) : OF_ADDRESS_FINE.test(response);
  return isOfAddress ? 'refused' : 'rejected';
}

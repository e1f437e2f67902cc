/** A mail to send once. */
export interface Mail {
  /** The same for every try of the same message. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Address that turns the topic off with one click; null for mandatory topics. */
  readonly unsubscribeUrl: string | null;
}

/**
 * `refused`: this address never accepts mail; `rejected`: this message is not accepted for any recipient, or the
 * settings are wrong; `later`: a retry may succeed.
 */
export type Delivery = 'sent' | 'refused' | 'rejected' | 'later';

/** Passes a mail to the delivery service. Never throws because of its answer. */
export type Transport = (mail: Mail) => Promise<Delivery>;

/**
 * Headers of every mail. They mark it as automatic (RFC 3834), so that neither absence notes nor other programs answer
 * it and no mail loop begins. RFC 8058 requires the last two.
 */
export const buildHeaders = ({ id, unsubscribeUrl }: Mail): Readonly<Record<string, string>> => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  'X-Entity-Ref-ID': id,
  ...(unsubscribeUrl !== null && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

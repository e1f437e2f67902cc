/** What leaves, once. */
export interface Mail {
  /** The same for every try of the same message. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where one click ends the topic; null for what cannot be given up. */
  readonly unsubscribeUrl: string | null;
}

/**
 * `refused`: this address takes no mail, now or later; `rejected`: this message is not taken, whoever it is for, or the
 * settings are wrong in a way that time does not mend; `later`: it may be taken another time.
 */
export type Delivery = 'sent' | 'refused' | 'rejected' | 'later';

/** Takes a mail to whoever carries it further. Never throws for what the other side answers. */
export type Transport = (mail: Mail) => Promise<Delivery>;

/**
 * Headers of every mail. Nobody's absence note, and no other machine, answers what says that a machine wrote it (RFC
 * 3834), so two of them never write to each other. RFC 8058 asks for both of the last ones.
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

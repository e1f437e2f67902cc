/**
 * The mailbox behind an address: what stands after a plus is the same mailbox again. Somebody who makes people up would
 * otherwise need one account of mail for as many as they like.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${name.split('+')[0] ?? ''}@${domain}`;
}

/**
 * Where the mailbox of this machine takes mail, and where it is read. No project but a demo one sends to it.
 */
export const MAILBOX = { smtpPort: 4325, pagePort: 4326 } as const;

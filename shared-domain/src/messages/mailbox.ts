/** Ports of this machine's mailbox: for receiving mail and for its page. Only demo projects use it. */
export const MAILBOX = { smtpPort: 4325, pagePort: 4326 } as const;

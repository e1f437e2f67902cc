import type { Tag } from './tag.contract.ts';

/** Shows what a service would be sent, where a developer reads it. */
export const consoleTag: Tag = {
  allow: () => undefined,
  revoke: () => undefined,
  // eslint-disable-next-line no-console -- this is where a developer reads them
  send: ({ event }) => console.info('[analytics]', event),
};

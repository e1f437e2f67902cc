import { useSyncExternalStore } from 'react';

/** Whether the page is alive. A form sent before that would put what was typed into the address. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );

const subscribeNever = () => () => undefined;

import { useSyncExternalStore } from 'react';

const subscribers = new Set<() => void>();
let requestedBy: HTMLElement | null = null;

function publish(next: HTMLElement | null): void {
  requestedBy = next;
  for (const subscriber of subscribers) subscriber();
}

/** Shows the bar again so that the choice can be changed; the focus returns to `opener` afterwards. */
export const openConsentBar = (opener: HTMLElement): void => publish(opener);

/** Ends a request made through {@link openConsentBar}. */
export const closeConsentBar = (): void => publish(null);

/** The element that asked for the bar, or null while nobody did. */
export function useBarRequest(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
    () => requestedBy,
    () => null,
  );
}

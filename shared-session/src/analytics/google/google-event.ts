import type { TagEvent } from '../events.ts';

/** An event as Google Analytics takes it. */
export interface GoogleEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** The event under the names that its declaration gives for Google: parameters are texts and numbers, no lists. */
export function toGoogleEvent({ event, declaration: { google } }: TagEvent): GoogleEvent {
  const { name, ...payload } = event;
  const parameters = Object.entries(payload).map(([key, value]) => [
    google?.parameters?.[key] ?? key,
    typeof value === 'object' ? value.join(',') : value,
  ]);
  return { name: google?.event ?? name, parameters: Object.fromEntries(parameters) };
}

import type { AnalyticsEvent } from '../events.ts';

/** A call of Meta's pixel. */
export interface MetaEvent {
  /** Standard events are tracked, our own are `trackCustom`. */
  readonly command: 'track' | 'trackCustom';
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** What Meta's pixel hears of an event; null for those that have nothing to do with an advertisement. */
export function toMetaEvent(event: AnalyticsEvent): MetaEvent | null {
  switch (event.name) {
    case 'usuario_criado':
      return { command: 'track', name: 'CompleteRegistration', parameters: {} };
    case 'login':
      return { command: 'trackCustom', name: 'Login', parameters: { method: event.method } };
    case 'generate_lead':
      return { command: 'track', name: 'Lead', parameters: {} };
    case 'purchase':
      return {
        command: 'track',
        name: 'Purchase',
        parameters: { value: event.value, currency: event.currency },
      };
    case 'begin_checkout':
    case 'view_customer_portal':
    case 'user_profile_updated':
      return null;
  }
}

import { STATE_NAMES, STATES, VACANCY_LIMITS, type Place, type StateCode } from '@aura/shared-domain';
import { toKey, toLine } from './text.ts';

const BY_KEY: ReadonlyMap<string, StateCode> = new Map(
  STATES.flatMap((state) => [
    [toKey(state), state],
    [toKey(`BR-${state}`), state],
    [toKey(STATE_NAMES[state]), state],
    [toKey(`Estado de ${STATE_NAMES[state]}`), state],
    [toKey(`State of ${STATE_NAMES[state]}`), state],
  ]),
);

/** The federative unit of an abbreviation or a name; null for anything else. */
export const findState = (text: string): StateCode | null => BY_KEY.get(toKey(text)) ?? null;

const COUNTRY: ReadonlySet<string> = new Set(['brasil', 'brazil', 'br', 'bra']);

/** Whether the country is Brazil or not named. */
export const mayBeBrazil = (country: string): boolean => toKey(country) === '' || COUNTRY.has(toKey(country));

/** Splits "Recife - PE, Brasil" or "Campinas, São Paulo" into the city and the federative unit at its end. */
export function readPlace(text: string): Place {
  const parts = toLine(text, 400)
    .split(/\s*[,/(]\s*|\s+[-–—]\s+|\)/)
    .filter((part) => part !== '' && !COUNTRY.has(toKey(part)));
  const last = parts.at(-1) ?? '';
  // "São Paulo" alone is as likely the city as the state.
  const state = parts.length > 1 || /^[A-Z]{2}$/.test(last) ? findState(last) : null;
  const city = state === null ? parts.join(', ') : parts.slice(0, -1).join(', ');
  return { city: toLine(city, VACANCY_LIMITS.city), state };
}

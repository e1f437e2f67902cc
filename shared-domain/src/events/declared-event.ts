import type { EventDeclaration, EventParameter } from './event-declaration-schema.ts';

/** An event that happened: its name, and the values of its parameters. No CV text, goal, score, e-mail or name ever enters one. */
export interface AnalyticsEvent {
  /** The declared name. */
  readonly name: string;
  /** Of every declared parameter. */
  readonly [parameter: string]: string | number | readonly string[];
}

/** An event as its declaration lets it through. */
export interface CheckedEvent {
  /** The event with its declared parameters only; null if one of them has an undeclared value. */
  readonly event: AnalyticsEvent | null;
  /** Sentences about dropped parts, without any value. */
  readonly faults: readonly string[];
}

const MILLION = 1_000_000;
const MOST_FIELDS = 50;
const FIELD = /^[A-Za-z][\w.-]{0,63}$/;
const ID_REST = /^[\w.-]{1,60}$/;
const LONGEST_ACCOUNT = 128;

/** Rebuilds an event from the parameters that were declared: rather no event than one with something unexpected in it. */
export function checkEvent({ name, parameters }: EventDeclaration, given: AnalyticsEvent): CheckedEvent {
  const strangers = Object.keys(given).filter((key) => key !== 'name' && !Object.hasOwn(parameters, key));
  const wrong = Object.entries(parameters).filter(([key, kind]) => !isOf(kind, readValue(given, key)));
  const faults = [
    ...strangers.map((key) => `${name}: ${key} is not declared`),
    ...wrong.map(([key, { kind }]) => `${name}: ${key} is no ${kind}`),
  ];
  if (wrong.length > 0) return { event: null, faults };
  const values = Object.keys(parameters).map((key) => [key, given[key]] as const);
  return { event: { ...Object.fromEntries(values), name }, faults };
}

const readValue = (given: AnalyticsEvent, key: string): unknown =>
  Object.hasOwn(given, key) ? given[key] : undefined;

function isOf(parameter: EventParameter, value: unknown): boolean {
  switch (parameter.kind) {
    case 'account':
      return typeof value === 'string' && value !== '' && value.length <= LONGEST_ACCOUNT;
    case 'id':
      return (
        typeof value === 'string' &&
        value.startsWith(parameter.prefix) &&
        ID_REST.test(value.slice(parameter.prefix.length))
      );
    case 'choice':
      return typeof value === 'string' && parameter.values.includes(value);
    case 'count':
      return isWithin(value) && Number.isInteger(value);
    case 'money':
      return isWithin(value);
    case 'fields':
      return Array.isArray(value) && value.length <= MOST_FIELDS && value.every(isField);
  }
}

const isWithin = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= MILLION;
const isField = (value: unknown): boolean => typeof value === 'string' && FIELD.test(value);

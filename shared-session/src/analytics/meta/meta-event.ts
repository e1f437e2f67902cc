import type { TagEvent } from '../events.ts';

/** A call of Meta's pixel. */
export interface MetaEvent {
  /** Standard events are tracked, our own are `trackCustom`. */
  readonly command: 'track' | 'trackCustom';
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** What Meta's pixel hears of an event; null for those that have nothing to do with an advertisement. */
export function toMetaEvent({ event, declaration: { meta } }: TagEvent): MetaEvent | null {
  if (!meta) return null;
  const parameters = Object.entries(meta.parameters ?? {}).flatMap(([key, theirs]) => {
    const value = event[key];
    return value === undefined
      ? []
      : [[theirs, typeof value === 'object' ? value.join(',') : value] as const];
  });
  const named = { parameters: Object.fromEntries(parameters) };
  return 'standard' in meta
    ? { command: 'track', name: meta.standard, ...named }
    : { command: 'trackCustom', name: meta.custom, ...named };
}

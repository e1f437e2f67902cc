import type { PersonFact } from '@aura/shared-domain';
import { listKeys } from '../coach/fill-lines.ts';
import type { Line } from '../library/index.ts';
import type { SlotKey, Slots } from './card.ts';

/** A filled text, and the facts of the person in it. */
interface Filled {
  readonly text: string;
  readonly facts: readonly PersonFact[];
}

const getSlot = (slots: Slots, name: string) => slots.get(name as SlotKey);

/** The first alternative of a line whose slots are all known; null if there is none. */
export function fillSlots(line: Line, slots: Slots): Filled | null {
  const alternatives = typeof line === 'string' ? [line] : line;
  const chosen = alternatives.find((text) => listKeys(text).every((name) => getSlot(slots, name)));
  if (chosen === undefined || chosen === '') return null;
  const facts = listKeys(chosen).flatMap((name) => getSlot(slots, name)?.fact ?? []);
  const text = chosen.replace(/\{(\w+)\}/gu, (whole, name: string) => getSlot(slots, name)?.value ?? whole);
  return { text, facts };
}

/** Several lines, those left out that nothing is known for. */
export function fillAll(lines: readonly Line[], slots: Slots): readonly Filled[] {
  return lines.flatMap((line) => fillSlots(line, slots) ?? []);
}

/** Lines with their values, as one text. */
export const fillText = (lines: readonly Line[], slots: Slots): string =>
  fillAll(lines, slots)
    .map(({ text }) => text)
    .join(' ');

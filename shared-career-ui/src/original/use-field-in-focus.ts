import { useState, type SyntheticEvent } from 'react';
import type { FieldPlace } from './field-lines.ts';

/** A field that the person is at. */
export interface FieldInFocus extends FieldPlace {
  /** As its label says. */
  readonly label: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;
const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The line that the cursor is in, of a list that is edited as text. */
function readEntry(target: EventTarget): string | undefined {
  if (!(target instanceof HTMLTextAreaElement)) return undefined;
  const { value, selectionStart } = target;
  return value.split('\n')[value.slice(0, selectionStart).split('\n').length - 1];
}

function readField(target: EventTarget): FieldInFocus | null {
  if (!(target instanceof HTMLElement)) return null;
  const path = target.closest<HTMLElement>('[data-path]')?.dataset['path'];
  if (path === undefined) return null;
  const label = (isControl(target) ? target.labels?.[0] : target)?.textContent ?? '';
  return { path, label, entry: readEntry(target) };
}

/** The field that the person is at, by pointer or keyboard, and the handlers that tell it; fields carry `data-path`. */
export function useFieldInFocus() {
  const [field, setField] = useState<FieldInFocus | null>(null);
  const follow = ({ target }: SyntheticEvent) => setField((before) => readField(target) ?? before);
  return { field, handlers: { onFocus: follow, onClick: follow, onKeyUp: follow } };
}

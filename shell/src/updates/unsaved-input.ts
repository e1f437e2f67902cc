import { getHistory, subscribeHistory } from '@aura/shared-session/router';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLElement;

const FIELD = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Marks of a submitted form that is pending or failed. */
const NOT_ACCEPTED = '[aria-busy="true"], [aria-invalid="true"], [role="alert"]';

/** The value of a field when the person focused it. */
let before = new WeakMap<Field, string>();
/** Fields of the main area that the person has changed on this page. */
const touched = new Set<Field>();
/** Forms that were sent, with their fields. */
const sent = new Map<HTMLFormElement, readonly Field[]>();

/**
 * Whether the main area contains input that would be lost. A field counts from its first change until it has its
 * earlier value again, its form is submitted, or another page is opened. A submitted form that is busy or shows an
 * error still counts. Text that a remote stores as a draft counts as well, because only the remote knows.
 */
export function hasUnsavedInput(): boolean {
  const refused = [...sent].filter(([form]) => form.isConnected && form.querySelector(NOT_ACCEPTED));
  return [...touched, ...refused.flatMap(([, fields]) => fields)].some(
    (field) => readValue(field) !== (before.get(field) ?? ''),
  );
}

let watching = false;

/** Starts tracking input; once per page, before hydration. */
export function watchUnsavedInput(): void {
  if (watching) return;
  watching = true;
  // Input from before the application started.
  for (const field of document.querySelectorAll<Field>(`main :is(${FIELD})`)) {
    if (!('defaultValue' in field) || readValue(field) === field.defaultValue || isSwitch(field)) continue;
    before.set(field, field.defaultValue);
    touched.add(field);
  }
  // Native listeners in the capture phase: every remote is a separate tree, and may stop its events.
  const early = { capture: true, passive: true };
  document.addEventListener('focusin', handleArrival, early);
  document.addEventListener('input', handleWritten, early);
  document.addEventListener('change', handleWritten, early);
  document.addEventListener('submit', handleSubmit, early);

  let { pathname } = getHistory().location;
  subscribeHistory(() => {
    const next = getHistory().location.pathname;
    if (next === pathname) return;
    pathname = next;
    forgetInput();
  });
}

function handleArrival(event: Event): void {
  const field = findField(event);
  if (field && !before.has(field)) before.set(field, readValue(field));
}

function handleWritten(event: Event): void {
  const field = findField(event);
  if (!field) return;
  // Safari gives a box no focus when it is pressed.
  if (isSwitch(field) && !before.has(field)) before.set(field, field.checked ? '' : 'on');
  touched.add(field);
}

function handleSubmit({ target: form }: Event): void {
  if (!(form instanceof HTMLFormElement)) return;
  const fields = [...touched].filter((field) => form.contains(field));
  if (fields.length > 0) sent.set(form, fields);
  for (const field of fields) touched.delete(field);
}

/** The input is gone with its element. */
export function forgetInput(): void {
  before = new WeakMap();
  touched.clear();
  sent.clear();
}

function findField({ target }: Event): Field | null {
  return target instanceof HTMLElement && target.matches(FIELD) && target.closest('main') ? target : null;
}

function readValue(field: Field): string {
  if (isSwitch(field)) return field.checked ? 'on' : '';
  return 'value' in field ? field.value : (field.textContent ?? '');
}

const isSwitch = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

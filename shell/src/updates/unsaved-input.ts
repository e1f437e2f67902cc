import { getHistory, subscribeHistory } from '@aura/shared-session/router';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLElement;

const FIELD = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** What a form shows that was submitted and is still on its way, or did not arrive. */
const NOT_ACCEPTED = '[aria-busy="true"], [aria-invalid="true"], [role="alert"]';

/** What a field held when the person came to it. */
let before = new WeakMap<Field, string>();
/** Fields of the main area that the person has changed on this page. */
const touched = new Set<Field>();
/** Forms that were sent, with their fields. */
const sent = new Map<HTMLFormElement, readonly Field[]>();

/**
 * Whether the person has written something in the main area that would be lost with it. A field counts from the first
 * change until it holds again what it held before, its form is submitted, or another page is opened. A submitted form
 * that is busy or shows an error counts on. What a remote keeps as a draft counts as well: only it could know.
 */
export function hasUnsavedInput(): boolean {
  const refused = [...sent].filter(([form]) => form.isConnected && form.querySelector(NOT_ACCEPTED));
  return [...touched, ...refused.flatMap(([, fields]) => fields)].some(
    (field) => valueOf(field) !== (before.get(field) ?? ''),
  );
}

let watching = false;

/** Starts to take note of what is written; once per page, before anything of it is taken over. */
export function watchUnsavedInput(): void {
  if (watching) return;
  watching = true;
  // What was written before the application was there.
  for (const field of document.querySelectorAll<Field>(`main :is(${FIELD})`)) {
    if (!('defaultValue' in field) || valueOf(field) === field.defaultValue || isSwitch(field)) continue;
    before.set(field, field.defaultValue);
    touched.add(field);
  }
  // Native listeners in the capture phase: every remote is a separate tree, and may stop its events.
  const early = { capture: true, passive: true };
  document.addEventListener('focusin', onArrival, early);
  document.addEventListener('input', onWritten, early);
  document.addEventListener('change', onWritten, early);
  document.addEventListener('submit', onSubmit, early);

  let { pathname } = getHistory().location;
  subscribeHistory(() => {
    const next = getHistory().location.pathname;
    if (next === pathname) return;
    pathname = next;
    forgetInput();
  });
}

function onArrival(event: Event): void {
  const field = fieldOf(event);
  if (field && !before.has(field)) before.set(field, valueOf(field));
}

function onWritten(event: Event): void {
  const field = fieldOf(event);
  if (!field) return;
  // Safari gives a box no focus when it is pressed.
  if (isSwitch(field) && !before.has(field)) before.set(field, field.checked ? '' : 'on');
  touched.add(field);
}

function onSubmit({ target: form }: Event): void {
  if (!(form instanceof HTMLFormElement)) return;
  const fields = [...touched].filter((field) => form.contains(field));
  if (fields.length > 0) sent.set(form, fields);
  for (const field of fields) touched.delete(field);
}

/** What was written is gone with what it was written into. */
export function forgetInput(): void {
  before = new WeakMap();
  touched.clear();
  sent.clear();
}

function fieldOf({ target }: Event): Field | null {
  return target instanceof HTMLElement && target.matches(FIELD) && target.closest('main') ? target : null;
}

function valueOf(field: Field): string {
  if (isSwitch(field)) return field.checked ? 'on' : '';
  return 'value' in field ? field.value : (field.textContent ?? '');
}

const isSwitch = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

interface Choice {
  readonly name: string;
  readonly value: string;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Records the person's input in the prerendered page before the remote is there, and returns a function that applies
 * it to the remote's page: radio buttons and boxes with the same name and value, text fields with the same name. It
 * records immediately, because a radio button of the same name in the remote's page unchecks the prerendered one. The
 * returned function returns another one, which restores the cursor once the remote is visible.
 */
export function followInput(written: HTMLElement, until: AbortSignal): (drawn: ParentNode) => () => void {
  const choices = new Map<string, Choice>();
  const texts = new Map<string, string>();
  const note = (input: HTMLInputElement) => {
    const { type, name, value, checked } = input;
    if (type === 'radio' && checked) choices.set(name, { name, value });
    if (type === 'checkbox') choices.set(`${name}=${value}`, { name, value });
  };
  for (const input of written.querySelectorAll('input'))
    if (input.checked !== input.defaultChecked) note(input);
  for (const field of findTextFields(written))
    if (field.value !== field.defaultValue) texts.set(field.name, field.value);
  const onChange = ({ target }: Event) => void (target instanceof HTMLInputElement && note(target));
  written.addEventListener('change', onChange, { signal: until });
  const onInput = ({ target }: Event) => void (isTextField(target) && texts.set(target.name, target.value));
  written.addEventListener('input', onInput, { signal: until });

  return (drawn) => {
    const inputs = [...drawn.querySelectorAll('input')];
    for (const { name, value } of choices.values()) {
      const same = inputs.find((input) => input.name === name && input.value === value);
      if (same && !same.checked) same.click();
    }
    const fields = findTextFields(drawn);
    for (const [name, text] of texts)
      enterText(
        fields.find((field) => field.name === name),
        text,
      );
    const focused = written.ownerDocument.activeElement;
    if (!isTextField(focused) || !written.contains(focused)) return () => undefined;
    const { name, selectionStart, selectionEnd } = focused;
    return () => {
      const same = fields.find((field) => field.name === name);
      same?.focus({ preventScroll: true });
      // A field of another kind, such as that of an e-mail, has no cursor that could be set.
      if (selectionStart !== null) same?.setSelectionRange(selectionStart, selectionEnd);
    };
  };
}

/** Input types without visible text: choices, buttons, and secrets. */
const NO_TEXT = new Set([
  'radio',
  'checkbox',
  'file',
  'password',
  'hidden',
  'submit',
  'button',
  'reset',
  'image',
]);

const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !NO_TEXT.has(target.type) && target.name !== '');

const findTextFields = (place: ParentNode): TextField[] =>
  [...place.querySelectorAll('input, textarea')].filter(isTextField);

/** Simulates typing, so that a controlled field keeps the text. */
function enterText(field: TextField | undefined, text: string): void {
  if (!field || field.value === text) return;
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

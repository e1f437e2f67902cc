interface Choice {
  readonly name: string;
  readonly value: string;
}

/**
 * Follows what somebody chooses in the written page before the remote is there, and gives the function that chooses the
 * same in what the remote has drawn: radio buttons and boxes with the same name and value. It is written down at once:
 * a radio button of the same name in the remote's page takes the choice away from the written one.
 */
export function followChoices(written: HTMLElement, until: AbortSignal): (drawn: ParentNode) => void {
  const choices = new Map<string, Choice>();
  const note = (input: HTMLInputElement) => {
    const { type, name, value, checked } = input;
    if (type === 'radio' && checked) choices.set(name, { name, value });
    if (type === 'checkbox') choices.set(`${name}=${value}`, { name, value });
  };
  for (const input of written.querySelectorAll('input'))
    if (input.checked !== input.defaultChecked) note(input);
  const onChange = ({ target }: Event) => void (target instanceof HTMLInputElement && note(target));
  written.addEventListener('change', onChange, { signal: until });

  return (drawn) => {
    const inputs = [...drawn.querySelectorAll('input')];
    for (const { name, value } of choices.values()) {
      const same = inputs.find((input) => input.name === name && input.value === value);
      if (same && !same.checked) same.click();
    }
  };
}

import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

/** The fields that have an error, each with what is wrong. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

/** Keeps the fields that have an error. @param checks for each field what is wrong, or null */
export function fieldErrors<F extends string>(checks: Readonly<Record<F, string | null>>): FieldErrors<F> {
  const failed = Object.entries<string | null>(checks).filter(([, message]) => message !== null);
  return Object.fromEntries(failed) as FieldErrors<F>;
}

type Values<F extends string> = Readonly<Record<F, string>>;

interface Options<F extends string> {
  readonly fields: readonly F[];
  readonly check: (values: Values<F>) => FieldErrors<F>;
  readonly onValid: (values: Values<F>, form: HTMLFormElement) => void;
}

/** Reads and checks an uncontrolled form at submission; the first field with an error gets the focus. */
export function useForm<F extends string>({ fields, check, onValid }: Options<F>) {
  const [errors, setErrors] = useState<FieldErrors<F>>({});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = Object.fromEntries(fields.map((field) => [field, readText(data, field)])) as Values<F>;
    const found = check(values);
    // The error must be on the field when it takes the focus, or it is not read out with it.
    flushSync(() => setErrors(found));
    const first = fields.find((field) => found[field] !== undefined);
    if (first === undefined) onValid(values, form);
    else focusField(form, first);
  };

  // Where no script answers, the browser sends the form itself: never in the address.
  return { form: { method: 'post', noValidate: true, onSubmit }, errors } as const;
}

function readText(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}

function focusField(form: HTMLFormElement, field: string): void {
  // Of several with one name, such as the radios of a choice, the first.
  const control = [...form.elements].find((element) => element.getAttribute('name') === field);
  if (control instanceof HTMLElement) control.focus();
}

import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

/** The fields that have an error, each with what is wrong. */
export type FieldErrors<F extends string> = Partial<Record<F, string>>;

/** Keeps the fields that have an error. @param checks for each field what is wrong, or null */
export function keepErrors<F extends string>(checks: Readonly<Record<F, string | null>>): FieldErrors<F> {
  const failed = Object.entries<string | null>(checks).filter(([, message]) => message !== null);
  return Object.fromEntries(failed) as FieldErrors<F>;
}

type Values<F extends string> = Readonly<Record<F, string>>;

interface Options<F extends string> {
  /** What is read out of the form; one that keeps by itself what is typed needs none. */
  readonly fields?: readonly F[];
  readonly check?: (values: Values<F>) => FieldErrors<F>;
  readonly onValid: (values: Values<F>, form: HTMLFormElement) => void;
}

/** Reads and checks a form at submission; the first field with an error gets the focus. */
export function useForm<F extends string = never>({ fields = [], check, onValid }: Options<F>) {
  const [errors, setErrors] = useState<FieldErrors<F>>({});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = Object.fromEntries(fields.map((field) => [field, readText(data, field)])) as Values<F>;
    const found = check?.(values) ?? {};
    // The error must be on the field when it takes the focus, or it is not read out with it.
    flushSync(() => setErrors(found));
    if (Object.keys(found).length === 0) onValid(values, form);
    else {
      const wrong = form.querySelector<HTMLElement>(FIRST_WRONG);
      wrong?.focus();
      // What is wrong with a choice stands under its options, and the radio that has the focus may be one of cards.
      wrong?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
    }
  };

  /** Takes the error of a field away, or of all: what was wrong is being mended, or is no longer asked. */
  const clear = (field?: F) =>
    setErrors((known) => (field === undefined ? {} : { ...known, [field]: undefined }));

  // Without a script, the browser sends the form itself: never put the input into the address.
  return { form: { method: 'post', noValidate: true, onSubmit }, errors, clear } as const;
}

/** A field that says that it is wrong, or the first radio of a choice that does. */
const FIRST_WRONG = '[aria-invalid="true"], fieldset[data-invalid] input';

function readText(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}

/** Parameters as a form carries them: texts, and texts within brackets. */
export interface Form {
  [name: string]: string | Form;
}

/** Parses `a=1&b[c]=2&d[]=3`. Names never reach a prototype. Null if a name has both a text and nested values. */
export function parseForm(text: string): Form | null {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!put(form, pathOf(name), value)) return null;
  }
  return form;
}

const emptyForm = (): Form => Object.create(null) as Form;

const pathOf = (name: string): string[] => {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
};

function put(form: Form, [name = '', ...rest]: string[], value: string): boolean {
  // `d[]` takes the next number, as `d[0]`, `d[1]` would.
  const key = name === '' ? String(Object.keys(form).length) : name;
  const present = form[key];
  if (rest.length === 0) {
    if (typeof present === 'object') return false;
    form[key] = value;
    return true;
  }
  if (typeof present === 'string') return false;
  const inner = present ?? emptyForm();
  form[key] = inner;
  return put(inner, rest, value);
}

/** Stripe's notation of a nested parameter. */
export const parameterName = ([first = '', ...rest]: readonly string[]): string =>
  first + rest.map((part) => `[${part}]`).join('');

interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

/** Options of the questionnaire as a field of the page takes them. */
export function toOptions<T extends string | number>(options: readonly Option<T>[]) {
  return options.map(({ value, label, hint }) => ({ value: String(value), label, description: hint }));
}

/** The typed value of a field's option; undefined if no option has it. */
export function pick<T extends string | number>(options: readonly Option<T>[], value: string): T | undefined {
  return options.find((option) => String(option.value) === value)?.value;
}

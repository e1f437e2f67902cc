import { useId } from 'react';

export interface FieldIds {
  readonly control: string;
  readonly hint: string;
  readonly error: string;
  /** Value of `aria-describedby`: the error first, then the hint, then what the caller adds. */
  readonly describedBy: string | undefined;
}

export interface FieldTexts {
  readonly id?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** Ids that tie a control to its label, hint and error. */
export function useFieldIds(texts: FieldTexts): FieldIds {
  const generated = useId();
  const control = texts.id ?? generated;
  const hint = `${control}-hint`;
  const error = `${control}-error`;
  const parts = [texts.error ? error : '', texts.hint ? hint : '', texts['aria-describedby'] ?? ''];
  return { control, hint, error, describedBy: parts.filter(Boolean).join(' ') || undefined };
}

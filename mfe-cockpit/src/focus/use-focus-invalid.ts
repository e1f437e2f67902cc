import { useEffect, type RefObject } from 'react';

/** The first field of a form with something wrong takes the focus, each time that the form is sent. @param sent counts it */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>, sent: number): void {
  useEffect(() => {
    if (sent > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, sent]);
}

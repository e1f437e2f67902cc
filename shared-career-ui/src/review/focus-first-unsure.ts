import { listLow } from './confidence.ts';

/** Moves the focus to the first field on the page that was read with doubt, and unfolds what it lies in. */
export function focusFirstUnsure(
  page: HTMLElement | null,
  confidence: Readonly<Record<string, number>>,
): void {
  const low = new Set(listLow(confidence));
  const places = [...(page?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  const place = places.find(({ dataset }) => low.has(dataset['path'] ?? ''));
  if (!place) return;
  for (let at = place.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
  const field = place.matches('input, textarea, select') ? place : place.querySelector<HTMLElement>(FIELDS);
  field?.focus();
}

const FIELDS = 'input, textarea, select, summary';

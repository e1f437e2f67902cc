const FIELD = 'main :is(input, textarea, select)';

/** Moves the page where something that has come to the lower edge would cover the field that is being written in. */
export function keepFieldInSight(): void {
  const field = document.activeElement;
  if (!field?.matches(FIELD)) return;
  const { top } = field.getBoundingClientRect();
  // Somebody who has scrolled away from the field stays where they are.
  if (top >= 0 && top < window.innerHeight) field.scrollIntoView({ block: 'nearest' });
}

/** Puts the current year into the copyright line; the page may have been written in another one. */
export function refreshYear(document: Document, now: Date): void {
  const place = document.querySelector('[data-current-year]');
  if (place) place.textContent = String(now.getFullYear());
}

const NEAR_LIMIT = 20;

/** What the eye reads under a text area: characters used, and of how many when there is a limit. */
export function counterText(length: number, max: number | undefined): string {
  if (max !== undefined) return `${length} de ${max} caracteres`;
  return length === 1 ? '1 caractere' : `${length} caracteres`;
}

/**
 * What a screen reader hears. It changes only near the limit and at it, so that
 * typing is not interrupted at every key.
 */
export function counterAnnouncement(length: number, max: number | undefined): string {
  if (max === undefined || max - length > NEAR_LIMIT) return '';
  if (length >= max) return `Limite de ${max} caracteres atingido.`;
  return `Restam menos de ${NEAR_LIMIT + 1} caracteres.`;
}

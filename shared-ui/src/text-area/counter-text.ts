const NEAR_LIMIT = 20;

const count = new Intl.NumberFormat('pt-BR');

/** What the eye reads under a text area: characters used, and of how many when there is a limit. */
export function counterText(length: number, max: number | undefined): string {
  if (max !== undefined) return `${count.format(length)} de ${count.format(max)} caracteres`;
  return length === 1 ? '1 caractere' : `${count.format(length)} caracteres`;
}

/**
 * What a screen reader hears. It changes only near the limit and at it, so that
 * typing is not interrupted at every key.
 */
export function counterAnnouncement(length: number, max: number | undefined): string {
  if (max === undefined || max - length > NEAR_LIMIT) return '';
  if (length >= max)
    return `Limite de ${count.format(max)} caracteres atingido: o que passar dele não entra.`;
  return `Restam menos de ${NEAR_LIMIT + 1} caracteres.`;
}

import { showToast } from '@aura/shared-ui';

/** Puts a text on the clipboard and says whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: 'Texto copiado.' });
  } catch {
    showToast({ kind: 'error', text: 'Não foi possível copiar. Selecione o texto e copie com o teclado.' });
  }
}

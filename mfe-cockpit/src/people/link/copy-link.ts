import { showToast } from '@aura/shared-ui';
import { linkOf } from './link-of.ts';

/** Copies a link and reports the outcome. @param otherwise the advice after a failure */
export async function copyLink(
  token: string,
  copy: (text: string) => Promise<void>,
  otherwise = 'O arquivo CSV tem o mesmo link.',
): Promise<void> {
  try {
    await copy(linkOf(token, location.origin));
    showToast({ kind: 'success', text: 'Link copiado.' });
  } catch {
    showToast({ kind: 'error', text: `Não foi possível copiar. ${otherwise}` });
  }
}

import { showToast } from '@aura/shared-ui';
import { linkOf } from './link-of.ts';

/** Takes a link along, and says whether that worked. @param otherwise what can be done where it did not */
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

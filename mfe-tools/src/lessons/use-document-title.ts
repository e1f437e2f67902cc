import { APP_NAME } from '@aura/shared-domain';
import { useEffect } from 'react';

/**
 * Names the tab after what is on the page, which the route alone cannot say; the next route names it anew.
 * @param title null while it is not known
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${APP_NAME}`;
  }, [title]);
}

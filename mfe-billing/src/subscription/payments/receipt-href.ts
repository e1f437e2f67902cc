import { SANDBOX } from '@aura/shared-domain';

/** Where a receipt may be opened: an HTTPS address, or the stand-in's page on this very site; null for all else. */
export function checkReceiptHref(url: string | null, origin: string): string | null {
  if (!url || !URL.canParse(url, origin)) return null;
  const address = new URL(url, origin);
  if (address.username !== '' || address.password !== '') return null;
  if (address.origin === origin) {
    return address.pathname.startsWith(`${SANDBOX.path}/`) ? address.href : null;
  }
  return address.protocol === 'https:' ? address.href : null;
}

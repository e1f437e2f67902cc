const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it may stand in markup. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);

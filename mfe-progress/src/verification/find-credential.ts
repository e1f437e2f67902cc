/** A compact token: three parts of base64url; the first begins with `{"`. */
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;

/**
 * Finds the credential in a text: alone, in the JSON of a file or at the end of a link, also if an e-mail program has
 * broken it into lines. Null if there is none.
 */
export const findCredential = (text: string): string | null =>
  (TOKEN.exec(text) ?? TOKEN.exec(text.replaceAll(/\s/g, '')))?.[0] ?? null;

/** Whether a fragment was meant to carry a credential, be it a whole one or not. */
export const isMeantAsCredential = (hash: string): boolean => hash.startsWith('#eyJ');

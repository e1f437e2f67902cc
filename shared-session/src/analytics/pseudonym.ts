const BYTES = 16;

/**
 * Names an account to measuring services without giving its id away: the first 16 bytes of
 * SHA-256(`deployment:uid`), as 32 hexadecimal digits. An id of the authentication is random and long, so it cannot
 * be found by trying; the deployment makes the same account another one in every installation of the product.
 */
export async function pseudonym(deployment: string, uid: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${deployment}:${uid}`));
  return Array.from(new Uint8Array(digest, 0, BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Masks an address so that only its owner recognises it: `a•••@empresa.com.br`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}•••${email.slice(at)}`;
}

/** The address under which an invitation is accepted. */
export const linkOf = (token: string, origin: string): string => `${origin}/convite/${token}`;

type Claims = Readonly<Record<string, unknown>>;

/** Role of a manager, in the token and in the profile. */
export const MANAGER = 'gestor_rh';

/** The claims of an account that manages a company; what else it carries stays. */
export const addManagerClaims = (claims: Claims | undefined, companyId: string): Claims => ({
  ...claims,
  role: MANAGER,
  company: companyId,
});

/** The claims of the same account once it manages none. */
export function removeManagerClaims(claims: Claims | undefined): Claims {
  const { role, company: _, ...others } = claims ?? {};
  return role === undefined || role === MANAGER ? others : { ...others, role };
}

/** The company that an account's token names; null for none. */
export const readCompanyClaim = (claims: Claims | undefined): string | null =>
  typeof claims?.['company'] === 'string' ? claims['company'] : null;

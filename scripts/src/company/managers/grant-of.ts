import { err, ok, type Result } from '@aura/shared-domain';
import { MANAGER } from '@aura/shared-company';

interface Facts {
  readonly email: string;
  readonly companyId: string;
  /** Whether the account's e-mail is known to be the person's. */
  readonly isConfirmed: boolean;
  /** Role in the profile; null for none, undefined without a profile. */
  readonly profileRole: string | null | undefined;
  /** Companies that name the person as their manager. */
  readonly managed: readonly { readonly id: string; readonly name: string }[];
}

/** The missing writes for a person to manage a company. */
export interface Grant {
  readonly setsRole: boolean;
  readonly entersCompany: boolean;
}

/**
 * Whether a person may manage a company: they need a confirmed e-mail, a profile and no other company. The
 * confirmation matters because people can sign up with an address that is not theirs.
 */
export function grantOf(facts: Facts): Result<Grant, string> {
  const { email, companyId, isConfirmed, profileRole, managed } = facts;
  if (!isConfirmed)
    return err(
      `${email} tem conta, mas o e-mail ainda não foi confirmado: a pessoa precisa antes confirmá-lo. Nada mudou.`,
    );
  const other = managed.find(({ id }) => id !== companyId);
  if (other)
    return err(
      `${email} gere a empresa "${other.name}" (${other.id}), e uma pessoa gere uma só. Antes: npm run company -- revoke ${email}`,
    );
  if (profileRole === undefined)
    return err(
      `${email} tem conta, mas ainda não tem perfil: a pessoa precisa antes entrar na Aura uma vez.`,
    );
  return ok({ setsRole: profileRole !== MANAGER, entersCompany: managed.length === 0 });
}

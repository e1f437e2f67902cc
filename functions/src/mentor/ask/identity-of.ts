import type { Identity } from '@aura/shared-career';
import type { PersonRecord } from '@aura/shared-mentor';

/** Who a person is, as account and CV say: no model is told. */
export function identityOf({ profile, resume }: Pick<PersonRecord, 'profile' | 'resume'>): Identity {
  const contact = resume?.contact;
  return {
    names: [profile.name, contact?.name ?? ''],
    contacts: contact ? [contact.email, contact.phone, ...contact.links] : [],
  };
}

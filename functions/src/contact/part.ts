import { contactEndpoint, contactStatusEndpoint } from '@aura/shared-domain';
import { leadsOf } from '../account/owner.ts';
import { walkStored } from '../account/stored-documents.ts';
import { eraseFound } from '../firebase/write-all-found.ts';
import { definePart } from '../parts/define-part.ts';
import { followContact } from './follow-contact.ts';
import { receiveContact } from './receive-contact.ts';

/** Messages from the public contact form. */
export default definePart({
  name: 'contact',
  limits: {
    contact: { capacity: 5, refillPerSecond: 1 / 60, maxKeys: 10_000, isShared: true },
    /** A waiting person does not check more often; an attacker who guesses numbers would. */
    contactStatus: { capacity: 10, refillPerSecond: 1 / 30, maxKeys: 10_000, isShared: true },
  },
  routes(bind, deps) {
    bind(contactEndpoint, receiveContact(deps), { limit: 'contact' });
    bind(contactStatusEndpoint, followContact(deps), { limit: 'contactStatus' });
  },
  erase: {
    after: [
      {
        name: 'leads',
        async erase(owner, { db }) {
          const leads = leadsOf(db, owner);
          if (leads) await eraseFound(leads);
        },
      },
    ],
  },
  async *exported(owner, { db }) {
    const leads = leadsOf(db, owner);
    if (leads) yield* walkStored(leads);
  },
});

import { contactEndpoint } from '@aura/shared-domain';
import { leadsOf } from '../account/owner.ts';
import { found } from '../account/stored-documents.ts';
import { eraseFound } from '../firebase/for-all-found.ts';
import { definePart } from '../parts/define-part.ts';
import { receiveContact } from './receive-contact.ts';

/** Messages of anybody. */
export default definePart({
  name: 'contact',
  limits: { contact: { capacity: 5, refillPerSecond: 1 / 60, maxKeys: 10_000 } },
  routes(bind, deps) {
    bind(contactEndpoint, receiveContact(deps), { limit: 'contact' });
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
    if (leads) yield* found(leads);
  },
});

import { HOUR_MS } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { HAS_AUTH, localBackend } from '../../../test-support/backend.ts';
import { SAMPLE_VALUES } from '../../../test-support/messages/sample-values.ts';
import { openOwnDatabase } from '../../../test-support/own-database.ts';
import { newBuyer, newPerson } from '../../../test-support/people.ts';
import { documentsWith } from '../../../test-support/whole-database.ts';
import { eraseSteps } from '../../account/erase-steps.ts';
import { PARTS } from '../../parts/all-parts.ts';
import type { EraseStep } from '../../parts/define-part.ts';
import { enqueueMessage } from '../enqueue-message.ts';
import type { Mail } from '../transport/transport.ts';
import { OUTBOX } from './message.ts';
import { sendDue } from './send-due.ts';

it.skipIf(!HAS_AUTH)(
  'a message that comes while an account is erased is not sent, and does not stay',
  async () => {
    const db = openOwnDatabase();
    const person = await newBuyer(db);
    const mails: Mail[] = [];
    const sendAt = (now: Date) =>
      sendDue({
        db,
        accounts: local.accounts,
        transport: async (mail) => (mails.push(mail), 'sent'),
        push: null,
        siteUrl: 'https://aura.example',
        linkKey: 'chave',
        now: () => now,
      });
    const values = SAMPLE_VALUES['security-notice'];
    const message = { kind: 'security-notice', to: { uid: person.uid }, values, about: 'meanwhile' } as const;
    const meanwhile: unknown[] = [];
    const steps = eraseSteps(PARTS).map((step): EraseStep => {
      if (step.name !== 'account') return step;
      return {
        ...step,
        async erase(...given) {
          const now = new Date();
          await db.runTransaction(async (tx) => enqueueMessage(tx, db, message, now));
          meanwhile.push(await sendAt(now));
          await step.erase(...given);
        },
      };
    });
    const local = await localBackend({ db, eraseSteps: steps });
    expect((await local.delete('/account', person.token)).status).toBe(200);
    expect([meanwhile, mails]).toEqual([[{ later: 1 }], []]);
    expect(await sendAt(new Date(Date.now() + HOUR_MS))).toEqual({ gone: 1, sent: 1 });
    expect(mails).toMatchObject([{ to: person.email, subject: 'A sua conta na Aura foi excluída' }]);
    expect(await documentsWith(db, [person.uid])).toEqual([]);
    await local.stop();
  },
);

it.skipIf(!HAS_AUTH)(
  'nobody is told of the end of an account whose address was never confirmed',
  async () => {
    const db = openOwnDatabase();
    const stranger = await newPerson(db);
    const local = await localBackend({ db });
    expect((await local.delete('/account', stranger.token)).status).toBe(200);
    expect((await db.collection(OUTBOX).get()).size).toBe(0);
    await local.stop();
  },
);

import * as v from 'valibot';
import { CONTACT_SUBJECTS } from '@aura/shared-domain';
import { openTicket } from '../contact/ticket-number.ts';
import type { Migration, StoredFields } from './migration.ts';

const MessageSchema = v.looseObject({
  createdAt: v.date(),
  subject: v.fallback(v.picklist(CONTACT_SUBJECTS), 'outro'),
});

/** Messages from before tickets: they had no number to look up, and were kept forever. */
export const ticketsHaveNumbers: Migration = {
  number: 1,
  kind: 'ticket',
  collection: 'leads',
  title: 'Mensagens de contato ganham protocolo, estado, prazo e data em que são apagadas',
  before: MessageSchema,
  upgrade(id: string, fields: StoredFields) {
    const { createdAt, subject } = v.parse(MessageSchema, fields);
    const opened = Object.entries(openTicket(id, subject, createdAt));
    return Object.fromEntries(opened.filter(([name]) => fields[name] === undefined));
  },
};

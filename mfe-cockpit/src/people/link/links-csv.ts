import type { CompanyInvitation } from '@aura/shared-domain';
import { csvOf } from '../../download/csv-of.ts';
import { momentOf } from '../../words/dates.ts';
import { linkOf } from './link-of.ts';

/** The links of several people as a table, for whatever the company sends its messages with. */
export const linksCsv = (invitations: readonly CompanyInvitation[], origin: string): string =>
  csvOf([
    ['Nome', 'E-mail', 'Link', 'Vale até (horário de São Paulo)'],
    ...invitations.map(({ name, email, token, expiresAt }) => [
      name,
      email,
      linkOf(token, origin),
      momentOf(expiresAt),
    ]),
  ]);

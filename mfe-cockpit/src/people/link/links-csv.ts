import type { CompanyInvitation } from '@aura/shared-domain';
import { writeCsv } from '../../download/write-csv.ts';
import { formatMomentOf } from '../../words/dates.ts';
import { linkOf } from './link-of.ts';

/** The links of several people as a table, for whatever the company sends its messages with. */
export const writeLinksCsv = (invitations: readonly CompanyInvitation[], origin: string): string =>
  writeCsv([
    ['Nome', 'E-mail', 'Link', 'Vale até (horário de São Paulo)'],
    ...invitations.map(({ name, email, token, expiresAt }) => [
      name,
      email,
      linkOf(token, origin),
      formatMomentOf(expiresAt),
    ]),
  ]);

import * as v from 'valibot';
import { formatNumber } from '../format/number.ts';
import { formatCount } from '../format/plural.ts';
import { FEWEST_ACCOUNTS } from './units.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Licences of a company: the contracted ones, and those in use as it is told, in steps. Accepting an invitation uses one. */
export const LicencesSchema = v.object({ total: count, used: count });
export type Licences = v.InferOutput<typeof LicencesSchema>;

/** "cerca de 45 de 80 licenças em uso": the number comes in steps. */
export const describeLicences = ({ total, used }: Licences): string =>
  `${used === 0 ? `menos de ${FEWEST_ACCOUNTS}` : `cerca de ${formatNumber(used, 0)}`} de ` +
  `${formatCount(total, 'licença', 'licenças')} em uso${used > total ? ', além do contratado' : ''}`;

/** What uses a licence: a sentence for every page that counts them. */
export const LICENCE_RULE =
  'Usa uma licença quem aceita o convite; estar na lista não usa nenhuma. Para não dizer quem aceitou, a contagem ' +
  `anda de ${FEWEST_ACCOUNTS} em ${FEWEST_ACCOUNTS}, uma vez por semana: o total real pode ter até ${FEWEST_ACCOUNTS - 1} ` +
  'a mais ou a menos. Ninguém fica de fora por falta de licença.';

/** People on a company's list, and the most that it holds. */
export const PlacesSchema = v.object({ total: count, used: count });

/** "60 de 160 lugares na lista" */
export const describePlaces = ({ total, used }: v.InferOutput<typeof PlacesSchema>): string =>
  `${formatNumber(used, 0)} de ${formatCount(total, 'lugar', 'lugares')} na lista`;

import type { Pulse, Pulses } from '@aura/shared-domain';
import { formatDateOf } from '../words/dates.ts';
import { describeNames } from '../words/names-in-words.ts';

/** A pulse ends with a day: a moment before, so that this day is named. */
export const formatLastDay = ({ closesAt }: Pick<Pulse, 'closesAt'>): string =>
  formatDateOf(new Date(Date.parse(closesAt) - 1).toISOString());

/** Who is asked: "toda a empresa", "Vendas e Produto". */
export const describeWhom = ({ units }: Pick<Pulse, 'units'>): string =>
  units.length === 0 ? 'toda a empresa' : describeNames(units);

/** The factor that a statement asks about; its id where the questions of today no longer hold it. */
export const nameFactor = ({ items }: Pulses['questions'], itemId: string): string =>
  items.find(({ id }) => id === itemId)?.factor ?? itemId;

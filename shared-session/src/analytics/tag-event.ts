import * as v from 'valibot';
import { AnalyticsEventSchema, type AnalyticsEvent } from './events.ts';
import { pseudonym } from './pseudonym.ts';

/**
 * An event as it may leave the page: the keys of its schema and no others, with a pseudonym for the account. Null
 * where a value is not what the schema asks for: rather no event than one with something unexpected in it.
 * @param deployment sets the pseudonyms of one installation of the product apart from those of another.
 */
export async function toTagEvent(deployment: string, event: AnalyticsEvent): Promise<AnalyticsEvent | null> {
  const parsed = v.safeParse(AnalyticsEventSchema, event);
  if (!parsed.success) return null;
  const known = parsed.output;
  return 'userId' in known ? { ...known, userId: await pseudonym(deployment, known.userId) } : known;
}

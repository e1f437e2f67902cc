import { computeDay } from '@aura/shared-domain';
import type { Message } from '../../messages/outbox/message.ts';
import { countInWords, type Present } from './alert-news.ts';
import type { StoredAlert } from './stored-alert.ts';

/** Jobs that one e-mail names; the page shows the rest. */
const MOST_NAMED = 8;

interface News {
  readonly present: Present;
  /** Ids of the new jobs, newest first. */
  readonly news: readonly string[];
  readonly now: Date;
}

/** The daily e-mail about new jobs of a saved search. Each links to the search on the site. */
export function composeAlertMessage(
  uid: string,
  id: string,
  { name }: StoredAlert,
  { present, news, now }: News,
): Message {
  const path = `/buscador-vagas?alerta=${id}`;
  const byId = new Map(present.postings.map((posting) => [posting.id, posting.vacancy]));
  const items = news.slice(0, MOST_NAMED).flatMap((jobId) => {
    const ad = byId.get(jobId);
    if (!ad) return [];
    const city = ad.places[0]?.city ?? '';
    const detail = [ad.company, city].filter(Boolean).join(' · ').slice(0, 200);
    return [{ title: ad.title.slice(0, 200), detail, path }];
  });
  const values = { name: name.slice(0, 200), count: countInWords(news.length), items, path };
  return { kind: 'job-alert', to: { uid }, values, about: `${id} ${computeDay(now)}` };
}

import { err, ok, type RequestOf, type ResponseOf, alertNewsEndpoint } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import type { PostingDeps } from '../posting/show-posting.ts';
import { findSaved } from '../saved/find-saved.ts';
import { getHit } from '../search/hit.ts';
import { readPerson } from '../search/read-person.ts';
import { readStoredAlert } from './stored-alert.ts';

const NOT_THERE: Failure = {
  code: 'not_found',
  message: 'Este alerta não existe mais. Veja na lista de alertas os que você tem.',
};

/** GET /jobs/alerts/news: the jobs that a saved search found last, newest first, as cards. Costs nothing. */
export function showNews(
  deps: PostingDeps,
): PersonCall<RequestOf<typeof alertNewsEndpoint>, ResponseOf<typeof alertNewsEndpoint>> {
  return async (uid, { id }) => {
    const now = deps.now();
    const profile = await readPerson(deps.db, uid);
    if (!profile.ok) return profile;
    const matcher = await deps.matcherOf(profile.value.resumeText, now);
    if (!matcher.ok) return matcher;
    const alert = readStoredAlert((await deps.db.doc(`users/${uid}/jobAlerts/${id}`).get()).data());
    if (!alert) return err(NOT_THERE);
    const market = await deps.market.now();
    if (!market.ok) return err({ code: 'unavailable' });
    const { postings } = market.value;
    const found = alert.news.map((told) => postings.get(told)).filter((posting) => posting !== undefined);
    // Two jobs may have turned out to be one.
    const jobs = [...new Set(found)];
    const fits = await matcher.value.fits(jobs);
    const saved = await findSaved(
      deps.db,
      uid,
      jobs.map(({ vacancy }) => vacancy.id),
    );
    const context = { matcher: matcher.value, words: alert.query.words, now, saved };
    return ok({
      name: alert.name,
      hits: jobs.flatMap((posting, at) => (fits[at] ? [getHit({ posting, fit: fits[at] }, context)] : [])),
      gone: alert.news.length - found.length,
    });
  };
}

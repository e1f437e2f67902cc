import { DiagnosisAnswersSchema, readDiagnosis } from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { collection, useSession } from '@aura/shared-session';
import * as v from 'valibot';
import { NEW_SEARCH, withFilters, type SearchState } from './search-state.ts';

const records = collection({
  name: 'diagnoses',
  schema: v.object({
    /** Null where it was made before answers were kept. */
    answers: v.pipe(
      v.fallback(v.nullish(v.object({ goal: DiagnosisAnswersSchema.entries.goal }), null), null),
      v.transform((answers) => answers?.goal ?? null),
    ),
  }),
  newestBy: 'createdAt',
  limit: 1,
  failed: { list: 'Não foi possível carregar o seu objetivo.' },
});

const listNewest = () => records.list(1);

/**
 * The first search, from the newest diagnosis: the goal, then the place and the lowest pay once they are loaded.
 * @param wanted false while another search is shown
 */
export function useSuggestedSearch(wanted: boolean): SearchState {
  const session = useSession();
  const title = session.status === 'signedIn' ? (readDiagnosis(session.profile)?.goal.title ?? '') : '';
  const { value } = useAsked(wanted && title !== '' ? listNewest : null);
  const goal = value?.[0]?.value?.answers;
  return {
    ...withFilters(NEW_SEARCH, { minimumSalary: goal?.salaryFloor ?? null }),
    words: title,
    place: goal?.location ?? '',
  };
}

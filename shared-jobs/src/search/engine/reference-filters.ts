import { type Facet, FACET_IDS, type JobQuery, type Posting } from '@aura/shared-domain';
import { createPlaceAnswer, listPlaces } from '../places/place-answer.ts';
import { readPlace } from '../places/read-place.ts';

const compareCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

type Answer = 'yes' | 'no' | 'silent';

/** The answer of a posting to each filter, by name. */
export function computeAnswers(
  posting: Posting,
  { filters, place, radiusKm, remoteAnywhere }: JobQuery,
): Record<string, Answer> {
  const { facts } = posting;
  const answers: Record<string, Answer> = {};
  for (const id of FACET_IDS) {
    const wanted: readonly string[] = filters[id];
    const own = listValues(posting, id);
    if (wanted.length === 0) continue;
    answers[id] = own.length === 0 ? 'silent' : own.some((value) => wanted.includes(value)) ? 'yes' : 'no';
  }
  const { minimumSalary, publishedSince } = filters;
  const { monthlySalary, publishedOn } = facts;
  if (minimumSalary !== null)
    answers['salary'] = monthlySalary === null ? 'silent' : monthlySalary.max >= minimumSalary ? 'yes' : 'no';
  if (publishedSince !== null)
    answers['day'] = publishedOn === null ? 'silent' : publishedOn >= publishedSince ? 'yes' : 'no';
  const { asked } = readPlace(place, radiusKm);
  if (asked.length > 0) {
    const places = listPlaces(posting).map(createPlaceAnswer(asked));
    const isRemote = facts.workModel === 'remote';
    if ((isRemote && remoteAnywhere) || places.includes(2)) answers['place'] = 'yes';
    else answers['place'] = places.includes(1) || (places.length === 0 && !isRemote) ? 'silent' : 'no';
  }
  return answers;
}

function listValues({ vacancy, facts }: Posting, id: Facet['id']): readonly string[] {
  if (id === 'workModels') return facts.workModel === null ? [] : [facts.workModel];
  if (id === 'disability') return facts.disability === null ? [] : [facts.disability];
  return id === 'sources' ? [vacancy.source] : facts[id];
}

export function countFacet(
  id: Facet['id'],
  found: readonly { readonly posting: Posting; readonly answers: Record<string, Answer> }[],
): Facet {
  const others = found.filter(({ answers }) =>
    Object.entries(answers).every(([name, answer]) => name === id || answer === 'yes'),
  );
  const values = others.map(({ posting }) => listValues(posting, id));
  return {
    id,
    values: [...new Set(values.flat())]
      .map((value) => ({ value, count: values.filter((own) => own.includes(value)).length }))
      .toSorted((a, b) => b.count - a.count || compareCodeUnits(a.value, b.value)),
    unknown: values.filter((own) => own.length === 0).length,
  };
}

import { type Posting, STATE_NAMES, type WordMatch } from '@aura/shared-domain';

/** A searched text of a posting, and its name in explanations. */
interface SearchedText {
  readonly text: string;
  readonly field: WordMatch['field'];
  /** How its words count: those of a state less than those of a city, which may have the same name. */
  readonly weight: WordMatch['field'];
}

/** The texts of a posting that are searched, the weightiest first. */
export function listSearchedTexts({ vacancy, versions, facts }: Posting): SearchedText[] {
  const places = [vacancy, ...versions].flatMap((version) => version.places);
  const cities = new Set(places.map(({ city }) => city));
  const states = new Set([...facts.states, ...places.flatMap(({ state }) => state ?? [])]);
  const names = [...states].map((state) => `${state} ${STATE_NAMES[state]}`);
  return [
    { text: vacancy.title, field: 'title', weight: 'title' },
    { text: vacancy.company, field: 'company', weight: 'company' },
    { text: [...cities].join('\n'), field: 'place', weight: 'place' },
    { text: names.join('\n'), field: 'place', weight: 'description' },
    { text: vacancy.description, field: 'description', weight: 'description' },
  ];
}

/** The fields that contain words, the weightiest first. */
export const FIELDS = [
  'title',
  'company',
  'place',
  'description',
] as const satisfies readonly WordMatch['field'][];

/** The same texts, one for each field. */
export function groupTextsByField(posting: Posting): Readonly<Record<WordMatch['field'], string>> {
  const texts = listSearchedTexts(posting);
  const of = (wanted: WordMatch['field']): string =>
    texts.flatMap(({ text, field }) => (field === wanted && text !== '' ? [text] : [])).join('\n');
  return { title: of('title'), company: of('company'), place: of('place'), description: of('description') };
}

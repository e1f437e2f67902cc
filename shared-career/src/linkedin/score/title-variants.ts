import type { GoalProfile } from '../../matching/goal-skills.ts';
import { findSkills } from '../../taxonomy/find-skills.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { listTitleForms } from '../../taxonomy/titles.ts';
import { computeTitleSimilarity } from '../../taxonomy/find-occupation.ts';
import { capitalizeFirst, foldKey } from '../../text/index.ts';
import { ENGLISH } from '../../generated/phrases/profile.ts';

/** A way in which recruiters search for a role: any of its forms counts. */
export interface TitleVariant {
  readonly id: 'goal' | 'portuguese' | 'english';
  /** The displayed form. */
  readonly label: string;
  /** Folded, both genders. */
  readonly forms: readonly string[];
}

const GENDERS: readonly (readonly [RegExp, string])[] = [
  [/(\p{L}+)or(?!\p{L})/u, '$1ora'],
  [/(\p{L}+)eiro(?!\p{L})/u, '$1eira'],
  [/(\p{L}+(?:ic|ad|g|tiv|ari))o(?!\p{L})/u, '$1a'],
  [/(\p{L}+)ora(?!\p{L})/u, '$1or'],
  [/(\p{L}+)eira(?!\p{L})/u, '$1eiro'],
  [/(\p{L}+(?:ic|ad|g|tiv|ari))a(?!\p{L})/u, '$1o'],
];

/** A title in both genders, folded: "desenvolvedor web" → "desenvolvedora web". Only the first word changes. */
function listBothGenders(title: string): string[] {
  return listTitleForms(title).flatMap((form) => {
    const [first = '', ...rest] = form.split(' ');
    const tail = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
    const rule = GENDERS.find(([ending]) => ending.test(first));
    return rule && !ENGLISH.test(form) ? [form, first.replace(rule[0], rule[1]) + tail] : [form];
  });
}

const makeVariant = (id: TitleVariant['id'], label: string): TitleVariant => ({
  id,
  label: capitalizeFirst(label),
  forms: [...new Set(listBothGenders(label))],
});

const OF_ONE_KIND: ReadonlySet<string> = new Set(['tool', 'technique']);

/** "Desenvolvedor Java" is one kind of back-end developer, no other name for all of them. */
function isNarrower(name: string, title: string): boolean {
  const own = new Set(findSkills(title).map(({ skillId }) => skillId));
  return findSkills(name).some(
    ({ skillId }) => !own.has(skillId) && OF_ONE_KIND.has(findSkillById(skillId)?.kind ?? ''),
  );
}

const isEnglish = (name: string): boolean => ENGLISH.test(foldKey(name));

/** An alias this close to the title is the same words in another order. */
const SAME_WORDS = 0.85;

/**
 * Up to three ways to name the target role: as the person names it, another Portuguese name, an English one. More
 * would ask for a profile stuffed with words.
 */
export function listTitleVariants({ title, occupation }: GoalProfile): TitleVariant[] {
  if (title === '') return [];
  const own = makeVariant('goal', title);
  if (occupation === null) return [own];
  const names = [occupation.title, ...occupation.aliases].filter(
    (name) => !isNarrower(name, `${title}, ${occupation.title}`),
  );
  // In another language the same words are another way to search; in one language only another order of them.
  const isNew = (name: string): boolean =>
    !own.forms.some((form) => listTitleForms(name).includes(form)) &&
    (isEnglish(name) !== isEnglish(title) || computeTitleSimilarity(name, title) < SAME_WORDS);
  const english = names.find((name) => isEnglish(name) && isNew(name));
  const portuguese = names.find((name) => !isEnglish(name) && name.includes(' ') && isNew(name));
  return [
    own,
    ...(portuguese === undefined ? [] : [makeVariant('portuguese', portuguese)]),
    ...(english === undefined ? [] : [makeVariant('english', english)]),
  ];
}

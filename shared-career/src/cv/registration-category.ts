import { foldText } from '../text/index.ts';

/** Kinds of registration in one council, highest first: the technician's does not open the nurse's work. */
const CATEGORIES = ['full', 'technical', 'auxiliary', 'trainee'] as const;
export type RegistrationCategory = (typeof CATEGORIES)[number];

/** What the holders of each kind are called, by council; councils without an entry have one kind. */
const HOLDERS: Readonly<Record<string, Partial<Record<RegistrationCategory, string>>>> = {
  coren: {
    full: 'enfermeiro(a)',
    technical: 'técnico(a) de enfermagem',
    auxiliary: 'auxiliar de enfermagem',
  },
  crc: { full: 'contador(a)', technical: 'técnico(a) em contabilidade' },
  crea: { full: 'profissional de nível superior', technical: 'técnico(a)' },
  creci: { full: 'corretor(a) de imóveis', trainee: 'estagiário(a)' },
  oab: { full: 'advogado(a)', trainee: 'estagiário(a)' },
};

/** How a number says of which kind it is: "0612345-TEC", "123.456-ENF", "12345-E". */
const SUFFIX = /\d[-\s/]{0,2}(?<suffix>enf|tec|te|aux|ae|e)(?![\p{L}\p{N}])/u;
const OF_SUFFIX: Readonly<Record<string, RegistrationCategory>> = {
  enf: 'full',
  tec: 'technical',
  te: 'technical',
  aux: 'auxiliary',
  ae: 'auxiliary',
  e: 'trainee',
};
/** Words beside a council that tell the kind, and those by which an ad or a goal asks for it; in the plural they are others. */
const WORDS: Readonly<Record<RegistrationCategory, RegExp>> = {
  trainee: /(?<!\p{L})estagi(?:ari[oa]|o)(?!\p{L})/u,
  full: /(?<!\p{L})(?:enfermeir[oa]|contador[a]?|ct-?crc|engenheir[oa]|advogad[oa]|(?<!pos[- ])graduacao|bacharel\p{L}*|(?:nivel|ensino) superior)(?!\p{L})/u,
  technical: /(?<!\p{L})(?:(?<!responsavel |supervisora? )tecnic[oa]|tc-?crc|instrumentador[a]?)(?!\p{L})/u,
  auxiliary: /(?<!\p{L})auxiliar(?!\p{L})/u,
};
/** What a statement about another kind denies: "ainda não tenho o de enfermeira". */
const DENIED = /(?<!\p{L})(?:ainda )?(?:nao|sem)(?!\p{L})[^.;\n]*/gu;

const isOfCouncil = (council: string, category: RegistrationCategory): boolean =>
  HOLDERS[council]?.[category] !== undefined;

/** Whether a council has kinds of registration. */
export const hasCategories = (skillId: string): boolean => HOLDERS[skillId] !== undefined;

/** A folded text without what it denies of one kind: "COREN-PE 1234-TEC, ainda não tenho o de enfermeira". */
export const withoutDeniedKinds = (folded: string): string =>
  folded.replace(DENIED, (denial) =>
    Object.values(WORDS).some((words) => words.test(denial)) ? ' ' : denial,
  );

const findNamed = (
  skillId: string,
  folded: string,
  order: readonly RegistrationCategory[],
): RegistrationCategory | null =>
  order.find((category) => isOfCouncil(skillId, category) && WORDS[category].test(folded)) ?? null;

/** Of which kind the registration in a text is; null where it does not say. */
export function readCategory(skillId: string, text: string): RegistrationCategory | null {
  const folded = withoutDeniedKinds(foldText(text).folded);
  const suffix = SUFFIX.exec(folded)?.groups?.['suffix'];
  const said = suffix === undefined ? undefined : OF_SUFFIX[suffix];
  return said !== undefined && isOfCouncil(skillId, said)
    ? said
    : findNamed(skillId, folded, ['trainee', 'full', 'technical', 'auxiliary']);
}

/** The lowest kind of registration that a title or an ad takes, by its trade or schooling; null where it names none. */
export const findAskedCategory = (skillId: string, text: string): RegistrationCategory | null =>
  findNamed(skillId, foldText(text).folded, CATEGORIES.toReversed());

/** Whether a registration serves where another is asked for; one of an unknown kind serves. */
export const isEnough = (held: RegistrationCategory | null, asked: RegistrationCategory | null): boolean =>
  held === null || asked === null || CATEGORIES.indexOf(held) <= CATEGORIES.indexOf(asked);

/** What holders of a kind are called: "enfermeiro(a)". */
export const nameHolder = (skillId: string, category: RegistrationCategory): string =>
  HOLDERS[skillId]?.[category] ?? '';

import { findSkills } from '../taxonomy/find-skills.ts';
import { findSkillById, SKILLS } from '../taxonomy/skill-catalogue.ts';
import { foldText, stemOf } from '../text/index.ts';
import { ASKED_SIGNS } from '../generated/signs.ts';
import { listAskedPatterns, findRelations, splitRelationWords } from './relations.ts';

/** Words that ask without saying for what. */
const EMPTY = new Set(
  (
    'experiencia experiencias conhecimento conhecimentos dominio vivencia pratica nocao nocoes habilidade habilidades ' +
    'capacidade facilidade familiaridade atuacao uso utilizacao utilizar usar area areas ferramenta ferramentas sistema ' +
    'sistemas rotina rotinas bom boa bons boas otimo otima solido solida solidos solidas comprovada comprovado comprovadas ' +
    'anterior previa previo minima minimo desejavel ter possuir saber ser estar com como em de do da dos das no na nos nas a ' +
    'o as os e ou para por um uma ao aos que se sua seu suas seus pelo pela mais menos avancado avancada intermediario ' +
    'intermediaria basico basica nivel completo completa concluido concluida ativo ativa valido valida validos validas ' +
    'vigentes atualizado atualizada dia vigente outro ' +
    'outra outros outras similar similares equivalente equivalentes afins etc profissional trabalho atividades atividade ' +
    'principais forte fortes pleno plena tipo tipos historico passagem participacao realizacao execucao condução conducao ' +
    'elaboracao acompanhamento preferencialmente minimamente pelo proprio propria diferencial obrigatorio dentro validade ' +
    'anos ano meses mes recente regiao ramo setor segmento ja tenha tido sobre entre dentre usuario leitura and the of in ' +
    'with experience knowledge usado usada utilizado utilizada baixo baixa baixos alto alta altos indice indices taxa taxas elevado elevada ritmo resultado ' +
    'resultados lidar mostre conte descrito ativamente constante constantes consistente individuais mais diversos diversas ' +
    'geral gerais atual atuais atualmente safra safras'
  ).split(' '),
);

/** A thing that an ad asks for, in words that can be looked for. */
export interface Need {
  readonly weight: number;
  readonly stems: readonly string[];
  /** Those of the stems that only qualify another word of the phrase: "elétricos" in "veículos elétricos". */
  readonly qualifiers: readonly string[];
  readonly relation: number | null;
  readonly skillId: string | null;
}

/** One of the things with which a requirement is met. */
export interface Option {
  readonly text: string;
  /** Whether it is an example in brackets: only what is called so is one, and nothing that is merely near. */
  readonly example: boolean;
  readonly needs: readonly Need[];
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;

/** Norms and their numbers are one word: "NR-20" has nothing in common with "20 dias". */
const NORM = /(?<!\p{L})(nr|rdc|nbr|cpc|ifrs|cpa|soc|cbap?)[\s-]{1,2}(\d{1,5})(?!\d)/gu;

/** One norm is no other: who is trained in NR-10 need not know NR-12. */
const NUMBERED = /(?<!\p{L})nr[\s-]{0,2}\d/u;

/** Words of a folded text, a norm and its number as one. */
export const splitWords = (folded: string): string[] => folded.replace(NORM, '$1$2').match(WORD) ?? [];

/** Words that share a stem with words for something else: a doctor is no medicine. */
const MEDICINE = /^medica(?:ment|c)/u;

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes)$/u, 'ao'],
  [/ais$/u, 'al'],
];
const SHORTEST_FAMILY = 4;

/** What words of one family share: "cartões" and "cartão", "testes" and "testo", "cabeamento" and "cabeei". */
function computeFamily(word: string): string {
  const one = PLURALS.reduce((text, [end, single]) => text.replace(end, single), word);
  if (/^\p{L}{1,4}ao$/u.test(one)) return one;
  const stem = stemOf(one);
  const bare = stem.replace(/(?:[ai]ment|[aeo]i?)$/u, '');
  return bare.length >= SHORTEST_FAMILY ? bare : stem;
}

/** Words for one thing, by the first. */
const SAME = new Map(
  (
    'gestao gerenciamento gerencia gerir;lideranca liderar lider liderando;cliente consumidor;automovel carro veiculo;instrutor treinador;' +
    'novo novato novata;empresa companhia firma;vendedor vendedora;escola colegio;paciente doente;escrever redigir;video filmagem;foto fotografia'
  )
    .split(';')
    .flatMap((row) => {
      const [first = '', ...others] = row.split(' ').map((word) => computeFamily(word));
      return others.map((other) => [other, first] as const);
    }),
);

const keys = new Map<string, string>();
const MOST_KEPT = 20_000;

/** What words of one family, or for one thing, share. */
export function computeWordKey(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const family = MEDICINE.test(word) ? 'medicament' : computeFamily(word);
  const key = SAME.get(family) ?? family;
  if (keys.size >= MOST_KEPT) keys.clear();
  keys.set(word, key);
  return key;
}

/** Content stems of a folded text. */
export const findContentStems = (folded: string): string[] => [
  ...new Set(
    splitWords(folded)
      .filter((word) => !EMPTY.has(word) && (word.length > 1 || /[cr]/u.test(word)))
      .map((word) => computeWordKey(word)),
  ),
];

let spread: ReadonlyMap<string, number> | null = null;

/** The number of names in the catalogue and the relations that contain each stem. */
function spreadOfStems(): ReadonlyMap<string, number> {
  if (spread) return spread;
  const counts = new Map<string, number>();
  const names = [
    ...SKILLS.flatMap(({ label, aliases }) => [label, ...aliases]).map((name) => foldText(name).folded),
    ...listAskedPatterns(),
  ];
  for (const name of names)
    for (const stem of findContentStems(name)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  spread = counts;
  return counts;
}

/** A word in the names of many things ("gestão", "redução") is less specific than one in a single name. */
const RARITY = { most: 1.25, less: 0.2, least: 0.3 } as const;

/** The specificity of a stem. */
export function computeWeight(stem: string): number {
  const { most, less, least } = RARITY;
  const rarity = Math.max(least, most - less * Math.log(1 + (spreadOfStems().get(stem) ?? 0)));
  return rarity * (/\d|[+#]/u.test(stem) ? 1.2 : 1);
}

/** The name of a product tells more than the words around it. */
const TOOL = 2;

/** A word and the one right after it, which may be a first word as well. */
const PAIR = /(?<!\p{L})(?<noun>\p{L}{3,})(?= (?<word>\p{L}{5,})(?!\p{L}))/gu;
/** Endings of adjectives; none of verbs. */
const QUALIFIES = /(?:[a-z]ic[oa]s?|ais|al|ares|iv[oa]s?|os[oa]s?|ari[oa]s?)$/u;

/** Stems of words that qualify the noun before them. A word after a preposition is a thing of its own. */
const findQualifiers = (folded: string): ReadonlySet<string> =>
  new Set(
    [...folded.matchAll(PAIR)].flatMap(({ groups: { noun = '', word = '' } = {} }) =>
      !EMPTY.has(noun) && QUALIFIES.test(word) ? [computeWordKey(word)] : [],
    ),
  );

/** What one option asks for: skills of the catalogue and relations first, the words that are left on their own. */
function needsOf(folded: string): Need[] {
  const left = new Set(findContentStems(folded));
  const needs: Need[] = [];
  const qualifying = findQualifiers(folded);
  const selectQualifiers = (stems: readonly string[]) => stems.filter((stem) => qualifying.has(stem));
  const take = (words: readonly string[], need: Pick<Need, 'relation' | 'skillId'>, factor = 1): void => {
    const stems = findContentStems(words.join(' '));
    if (stems.length === 0 || !stems.some((stem) => left.has(stem))) return;
    for (const stem of stems) left.delete(stem);
    needs.push({
      ...need,
      stems,
      qualifiers: selectQualifiers(stems),
      weight: factor * stems.reduce((sum, stem) => sum + computeWeight(stem), 0),
    });
  };
  const asked = [...findRelations(splitRelationWords(folded), 'asked')].toSorted(
    (a, b) => b[1].size - a[1].size,
  );
  for (const [relation, words] of asked) take([...words], { relation, skillId: null });
  for (const { skillId, start, end } of findSkills(folded))
    if (findSkillById(skillId)?.kind !== 'licence')
      take(
        [folded.slice(start, end)],
        { relation: null, skillId },
        findSkillById(skillId)?.kind === 'tool' ? TOOL : 1,
      );
  for (const stem of left)
    needs.push({
      weight: computeWeight(stem),
      stems: [stem],
      qualifiers: selectQualifiers([stem]),
      relation: null,
      skillId: null,
    });
  return needs;
}

const OR = /\s+(?:ou|e\/ou|or)\s+(?:em |de |na |no |com |a |o )?|\s*\/\s*(?=\p{L}{2})/u;
const OPEN_END =
  /(?:^|\s)(?:outr[oa]s?|similar(?:es)?|equivalentes?|afins|semelhantes?|relacionad[oa]s?)\b.*$/u;

const MODIFIER = /^(?:\p{L}{3,}(?:ad|id|iv|os)[oa]s?|propri[oa]s?|terceir[oa]s?|\p{L}{4,}(?:ais|al))$/u;
const COMPLEMENT = / d[aeo]s? .+$/u;

/** The options of a requirement: "Java ou Kotlin", "CRM (HubSpot, Pipedrive ou outro)". The whole comes first. */
export function splitOptions(phrase: string): Option[] {
  const { folded } = foldText(phrase);
  const bare = folded.replace(/\([^)]*\)/gu, ' ').trim();
  const inside = [...folded.matchAll(/\(([^)]*)\)/gu)].map((match) => match[1] ?? '');
  const main = bare === '' ? folded : bare;
  const alternatives = OR.test(main) ? main.split(OR) : [];
  const listed =
    alternatives.length > 0 && (alternatives[0] ?? '').includes(',')
      ? [...(alternatives[0] ?? '').split(','), ...alternatives.slice(1)]
      : alternatives;
  // "própria ou terceirizada", "nova ou usada": the second word only modifies the first; it is no separate thing.
  const things = listed.filter((text, at) => at === 0 || !MODIFIER.test(text.trim()));
  const [first = ''] = things;
  const shared = COMPLEMENT.exec(things.at(-1) ?? '')?.[0];
  // "encarregada ou líder de limpeza": the complement is of both.
  if (things.length > 1 && shared && findContentStems(first).length === 1 && !/ de /u.test(first))
    things[0] = `${first}${shared}`;
  // Brackets contain examples, or details of the one thing: "(elaboração de processos)" alone is no other thing.
  const examples = inside.flatMap((text) => {
    if (/\d+ ?h|anos?/u.test(text)) return [];
    const parts = text.split(/,|\sou\s|\/|\se\s/u);
    return parts.length > 1 || findContentStems(text).length === 1 ? parts : [];
  });
  const wholes = 1 + things.length;
  return [main, ...things, ...examples]
    .map((text, at) => ({ text: text.replace(OPEN_END, ' ').trim(), example: at >= wholes }))
    .filter(({ text }, at, all) => text !== '' && all.findIndex((other) => other.text === text) === at)
    .filter(({ text }) => !NUMBERED.test(folded) || NUMBERED.test(text))
    .map((option) => ({ ...option, needs: needsOf(option.text) }))
    .filter(({ needs }) => needs.length > 0);
}

const DEED = ASKED_SIGNS.deed;
const ACTION = ASKED_SIGNS.action;

/** Whether the requirement is an action, so that a course does not meet it. */
export const wantsDeed = (folded: string): boolean => DEED.test(folded) || ACTION.test(folded);

/** Whether an ad asks for the experience of something right before it names it: "Experiência em hotelaria". */
export function asksForExperience(ad: string, label: string): boolean {
  const { folded } = foldText(ad);
  const at = folded.indexOf(foldText(label).folded);
  return at > 0 && ASKED_SIGNS.experienceOf.test(folded.slice(0, at));
}

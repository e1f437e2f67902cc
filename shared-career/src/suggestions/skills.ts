import type { Fact, Suggestion } from '@aura/shared-domain';
import { findCvSpans } from '../cv/cv-skills.ts';
import { readCv } from '../cv/cv.ts';
import { guardText } from '../facts/guard.ts';
import { readFactSource } from '../facts/source.ts';
import { scoreTitle } from '../resume/lexicon/words.ts';
import { findSkillById } from '../taxonomy/skill-catalogue.ts';
import type { Skill } from '../taxonomy/types.ts';
import { findSkills } from '../taxonomy/find-skills.ts';
import { capitalizeFirst, foldKey, type TextRange } from '../text/index.ts';
import { findTense } from '../wording/actions.ts';
import { join, quoteLabel } from '../wording/quote.ts';
import { withoutPath, findDeduction, makeSuggestion, type SuggestionContext } from './context.ts';

const MOST_SKILLS = 8;

interface Proven {
  readonly skillId: string;
  /** As the CV itself names it, or by the skill's own name where it only shows in what was done. */
  readonly label: string;
  readonly fact: Fact;
  /** The words of the ad that ask for it; null where it does not. */
  readonly asked: string | null;
}

/** Longest words of an ad that are quoted. */
const LONGEST_QUOTE = 60;

/** The words of a line that name a skill; null where only a verb shows it. */
function takeOwnName(text: string, mention: TextRange | undefined): string | null {
  const name = mention ? text.slice(mention.start, mention.end) : '';
  const tense = findTense(name);
  // "Conta corrente" begins like a verb, "organizei a agenda" with one.
  const verb = name.includes(' ') ? tense === 'past' : tense !== null;
  return name === '' || verb ? null : name;
}

/** A plain word says what skill it is only where it is of the skill's own family: "aulas" is no skill, "usinagem" is. */
const isOfFamily = (name: string, label: string): boolean =>
  /[ \p{Lu}]/u.test(name) ||
  foldKey(label)
    .split(' ')
    .some((word) => word.slice(0, 5) === foldKey(name).slice(0, 5));

/** People in a line of work: "8 pedreiros", "a professora regente", "Voluntário na paróquia". */
const isPeople = (name: string): boolean =>
  (/^\p{Ll}/u.test(name) && scoreTitle(name) >= 1) || /^volunt[áa]ri[oa]s?$/iu.test(name);

const isAdjective = (name: string): boolean => /^\p{Ll}+(?:[aeiáéí]l|ar|ais|eis)$/u.test(name);

/** What is done to things: "entrega de compras" is no purchasing, and "venda de curativos" dresses no wound. */
const HANDLED_BEFORE =
  /(?<!\p{L})(?:entregas?|vendas?|transporte|coleta|carga|descarga|carregamento|separacao|embalagem|reposicao)\s+d[aeo]s?\s+$/u;
/** What became of a quantity: "custo por diária caiu 12%". */
const MOVED_BEHIND =
  /^(?:\s+(?:por|d[aeo]s?|com)\s+\p{L}+){0,3}\s+(?:caiu|cairam|subiu|subiram|passou|aumentou|cresceu|baixou|diminuiu)(?!\p{L})/u;

/** Whether a line speaks of a thing by a plain word that elsewhere names a skill. */
function isThing(text: string, mention: TextRange | undefined): boolean {
  if (!mention || /\s/u.test(text.slice(mention.start, mention.end))) return false;
  return (
    HANDLED_BEFORE.test(foldKey(text.slice(0, mention.start)).concat(' ')) ||
    MOVED_BEHIND.test(` ${foldKey(text.slice(mention.end))}`)
  );
}

/** What turns up in work and is worked on: nobody lists it as something that they can do. */
const TURNS_UP = /^(?:nao conformidades?|auditorias?|planilhas?|relatorios?|documentos?)$/u;

/** What to call a skill in the list: as the line says it, or by its own name; null where the line gives no name for it. */
function chooseLabel(text: string, { id, label }: Skill): string | null {
  const mention = findSkills(text).find(({ skillId }) => skillId === id);
  const name = takeOwnName(text, mention);
  if (isThing(text, mention)) return null;
  if (name !== null && TURNS_UP.test(foldKey(name))) return null;
  if (name === null || isAdjective(name)) return label;
  return isPeople(name) || !isOfFamily(name, label) ? null : capitalizeFirst(name);
}

/** Letters that tell one word from another, whatever its ending. */
const STEM = 5;

/** The words of a label without their endings: "Conciliações bancárias" is "Conciliação bancária". */
const listStems = (label: string): string[] =>
  foldKey(label)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => !/^(?:|d?[aeo]s?|de|em|com|para|ao|no?s?|nas?)$/u.test(word))
    .map((word) => word.slice(0, STEM));

/** Whether one label says no more than the other: "Atendimento" and "Atendimento ao cliente". */
function isNearlySame(one: string, other: string): boolean {
  const [fewer = [], more = []] = [listStems(one), listStems(other)].toSorted((a, b) => a.length - b.length);
  return fewer.length > 0 && fewer.every((stem) => more.includes(stem));
}

/** Whether a line of the CV has the words of the ad: "frete" is not in "contratos com transportadoras". */
function saysWords(text: string, words: string): boolean {
  const said = new Set(listStems(text));
  return listStems(words).every((stem) => said.has(stem));
}

/** Skills that work shows and that are not among the listed ones; those that the job asks for first. */
export function findProvenUnlisted(context: SuggestionContext): Proven[] {
  const { resume, facts, match } = context;
  const listed = new Set(resume.skills.flatMap((text) => findSkills(text).map(({ skillId }) => skillId)));
  const names = [...resume.skills];
  const asked = new Map(
    (match?.requirements ?? []).flatMap(({ requirement }) =>
      requirement.skillId === null ? [] : [[requirement.skillId, requirement] as const],
    ),
  );
  const wordsOfAd = (skillId: string): string | null => {
    const [span] = asked.get(skillId)?.evidence ?? [];
    if (!span) return null;
    const name = findSkills(span.excerpt).find((one) => one.skillId === skillId);
    return name ? span.excerpt.slice(name.start, name.end) : span.excerpt;
  };
  const found = new Map<string, Proven>();
  for (const { skillId, shows, evidence } of findCvSpans(readCv(resume))) {
    const skill = findSkillById(skillId);
    const kinds = ['tool', 'technique', 'knowledge'];
    if (!skill || !shows || !kinds.includes(skill.kind) || listed.has(skillId) || found.has(skillId))
      continue;
    const fact = facts.find(
      (one) => one.evidence.start <= evidence.start && one.evidence.end >= evidence.end,
    );
    // A title is a designation, not a skill.
    if (!fact || /^experiences\.\d+$/u.test(fact.path)) continue;
    const label = chooseLabel(evidence.excerpt, skill);
    if (
      label === null ||
      names.some((name) => isNearlySame(name, label)) ||
      guardText(label, readFactSource([fact.text])).length > 0
    )
      continue;
    names.push(label);
    found.set(skillId, { skillId, label, fact: withoutPath(fact), asked: wordsOfAd(skillId) });
  }
  return [...found.values()]
    .map((proven, at) => ({ proven, at, weight: asked.get(proven.skillId)?.weight ?? 0 }))
    .toSorted(
      (a, b) =>
        Number(b.proven.asked !== null) - Number(a.proven.asked !== null) ||
        b.weight - a.weight ||
        a.at - b.at,
    )
    .map(({ proven }) => proven);
}

/** Skills to list: each is proved by a line of work, none comes from the job ad alone. */
export function suggestSkills(context: SuggestionContext): Suggestion[] {
  const proven = findProvenUnlisted(context).slice(0, MOST_SKILLS);
  if (proven.length === 0) return [];
  const asked = proven.filter((one) => one.asked !== null);
  // Only words that the ad and the proving line both have are in quotation marks.
  const quotable = [
    ...new Set(
      asked.flatMap(({ asked: words, fact }) =>
        words !== null && words.length <= LONGEST_QUOTE && saysWords(fact.text, words) ? [words] : [],
      ),
    ),
  ];
  const wanted = quotable.length > 0 ? join(quotable.map(quoteLabel)) : 'parte destas habilidades';
  const reason =
    asked.length > 0
      ? `A vaga pede ${wanted} e suas experiências mostram isso, mas a lista de habilidades não.`
      : 'Suas experiências mostram estas habilidades, mas a lista não. Sistemas de seleção leem primeiro essa lista.';
  const facts = [...new Map(proven.map(({ fact }) => [fact.id, fact])).values()];
  return [
    makeSuggestion({
      kind: 'skills',
      path: 'skills',
      operation: 'add',
      before: '',
      text: proven.map(({ label }) => label).join('\n'),
      facts,
      gaps: [],
      reason,
      deductionId: findDeduction(context, ['complete-skills'], null),
    }),
  ];
}

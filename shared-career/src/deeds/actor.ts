import { isDenied, isWeak, takesBack } from './stance.ts';
import { ACTOR_SIGNS } from '../generated/signs.ts';
import { COPULA, NO_THING as EMPTY } from '../generated/phrases/deeds.ts';

/** Relation of a part of a sentence to the thing it names, before the line's place in the CV is known. */
export type Standing = 'own' | 'neutral' | 'weak' | 'denied' | 'other';

/** The separator before a part of a sentence. */
type Break = 'start' | 'comma' | 'dash' | 'open' | 'close' | 'turn';

interface SentencePart {
  readonly text: string;
  /** Where it begins in its sentence. */
  readonly start: number;
  readonly standing: Standing;
}

/** Whether a sentence goes on about the one before it: "Um caso em 2022; ficou com a equipe da capital." */
const speaksOfBefore = (sentence: string): boolean =>
  takesBack(sentence) || (COPULA.test(sentence) && isOther(sentence));

interface Draft {
  readonly text: string;
  readonly start: number;
  readonly before: Break;
  readonly own: boolean;
  standing: Standing;
  /** Whether it only continues another person's action. */
  carried?: boolean;
}

/** A new statement begins before these words and signs. */
const BREAK = new RegExp(
  String.raw`\s[–—-]\s|\s(?=${ACTOR_SIGNS.turns.source})|,\s(?=\S)|\((?=[^)]{4})|\)[,;.]?\s(?=\p{L})|\)$`,
  'gu',
);

/** A verb in the first person: the person who writes the CV acts. */
export const OWN_VERB = ACTOR_SIGNS.ownVerb;

/** Who else acts in a workplace, a family, a market. */
const SOMEBODY = ACTOR_SIGNS.somebody.source;
const DETERMINED = String.raw`(?:[oa]s?|um|uma|cada|minha|meu|noss[oa]|outr[oa]s?)`;
/** "a governanta apresentou", "cada Scrum Master conduz", "o encarregado era o Davi". */
const SOMEBODY_ACTS = new RegExp(
  String.raw`^\W*(?:(?:em|desde|ate) (?:\p{L}+ de )?\d{4},? |quando |onde |la |na epoca |mas )?${DETERMINED} ` +
    String.raw`${SOMEBODY}(?: (?:d[aeo]s? )?\p{L}{2,20}){0,3} ` +
    String.raw`(?:que |quem |nao |ainda nao |tambem |ja |e que )?${ACTOR_SIGNS.acts.source}`,
  'u',
);
/** "é do N2", "são da bibliotecária", "fica com a agência", "vinha da engenharia". */
const BELONGS = new RegExp(
  String.raw`(?<!\p{L})(?:e|era|eram|sao|foi|foram|fica|ficam|ficava|ficou|vem|vinha|vinham|veio|cabe|cabia|cabiam) ` +
    String.raw`(?:tud[oa] |so |sempre |pront[oa]s? )?(?:com|d|n|para |a)(?: )?(?:[oa]s?)? ?` +
    String.raw`(?:${SOMEBODY}|equipe|time|setor|area|departamento|turno da)(?!\p{L})`,
  'u',
);
/** "(equipe do Tiago)", "turma do Beto": a team belongs to another person. */
const TEAM_OF = ACTOR_SIGNS.teamOf;
/** "quem mantém o servidor é a Engenharia": until the person speaks of herself again. */
const WHO_DOES = /^\W*(?:mas |so que |hoje )?quem (?!e eu|sou)\p{L}+/u;
const IT_IS_ME = /(?<!\p{L})(?:sou|era|fui|foi|e) (?:eu|a gente|nos)(?!\p{L})|por mim|eu mesm[oa]/u;
/** A person just named is still the subject: "que lidera os seis", "ela fazia a folha". */
const GOES_ON = /^\W*(?:que|quem|a qual|o qual|ela|ele|elas|eles|sr|sra|dr|dra|eng)\.?(?!\p{L})/u;
/** Mentions of other people who only report to, or are helped by, the person. */
const ABOUT_OTHERS = ACTOR_SIGNS.aboutOthers;

const isOther = (text: string): boolean =>
  (SOMEBODY_ACTS.test(text) || BELONGS.test(text) || TEAM_OF.test(text)) && !IT_IS_ME.test(text);

function findStanding(text: string): Standing {
  if (isOther(text)) return 'other';
  if (isDenied(text) || ABOUT_OTHERS.test(text)) return 'denied';
  if (isWeak(text)) return 'weak';
  return OWN_VERB.test(text) ? 'own' : 'neutral';
}

const BREAKS: readonly (readonly [Break, RegExp])[] = [
  ['open', /\($/u],
  // Behind an aside the list goes on: "SEO (curso), InDesign: nunca abri".
  ['comma', /^\)?,/u],
  ['close', /^\)/u],
  ['dash', /[–—-]/u],
];
const breakOf = (sign: string): Break => BREAKS.find(([, looks]) => looks.test(sign.trim()))?.[0] ?? 'turn';

function splitDrafts(sentence: string, offset: number): Draft[] {
  const drafts: Draft[] = [];
  let from = 0;
  let before: Break = 'start';
  const add = (end: number): void => {
    const text = sentence.slice(from, end);
    if (/[\p{L}\p{N}]/u.test(text))
      drafts.push({
        text,
        start: offset + from,
        before,
        own: OWN_VERB.test(text),
        standing: findStanding(text),
      });
  };
  for (const sign of sentence.matchAll(BREAK)) {
    add(sign.index);
    from = sign.index + sign[0].length;
    before = breakOf(sign[0]);
  }
  add(sentence.length);
  return drafts;
}

/** Words that end, diminish or share everything in their sentence, at any position. */
const OF_ALL = ACTOR_SIGNS.ofAll;
/** A wish goes on over the whole list: "interesse em nuvem, dados e redes". */
const WISH =
  /(?<!\p{L})(?:interess\p{L}+|quero|queria|gostaria|pretendo|aprendendo|estudando|sonho)(?!\p{L})/u;

const splitWords = (text: string): number => text.trim().split(/\s+/u).length;
const isAgainst = ({ standing }: Draft): boolean => standing !== 'own' && standing !== 'neutral';

/** Whether a part tells what became of something and not of what: "comprei e não assisti", "trancado em 2021". */
export const isNameless = (text: string): boolean =>
  (text.replace(EMPTY, ' ').match(/\p{L}{4,}/gu) ?? []).length === 0;

/** Removes earlier statements from the person if a later part refers to them. */
function takeBackwards(drafts: readonly Draft[], at: number): void {
  const part = drafts[at];
  if (!part || !isAgainst(part)) return;
  // "Word, Excel, Access (nunca usei)": of the one before.
  const ofOne = part.before === 'open' && /^\W*nunca(?!\p{L})/u.test(part.text);
  const whole =
    !ofOne &&
    (COPULA.test(part.text) || part.before === 'dash' || part.before === 'close' || OF_ALL.test(part.text));
  if (!whole && !takesBack(part.text) && !isNameless(part.text) && part.before !== 'open') return;
  for (let index = at - 1; index >= 0; index -= 1) {
    const earlier = drafts[index];
    if (!earlier) return;
    // "só manobrei no pátio, nunca viajei": a denial of at most three words refers to the part right before it.
    if (earlier.own && !(index === at - 1 && splitWords(part.text) <= 3 && part.standing === 'denied'))
      return;
    if (!isAgainst(earlier)) earlier.standing = part.standing;
    // An aside in brackets speaks of the one thing before it; so does what follows a comma in a list.
    if (!whole && /\p{L}{4,}/u.test(earlier.text)) return;
  }
}

/** Extends a denial, or another subject, over a list. */
function carryForwards(drafts: readonly Draft[], at: number): void {
  const [before, part] = [drafts[at - 1], drafts[at]];
  if (!before || !part || part.own || isAgainst(part) || !isAgainst(before)) return;
  const short = splitWords(part.text) <= 4;
  const listGoesOn =
    before.standing === 'denied' &&
    (/^(?:nem|ou)\s/u.test(part.text) || (short && /\s(?:ou|nem)\s/u.test(part.text)));
  const actorGoesOn =
    (before.standing === 'other' ||
      before.carried === true ||
      /pel[oa]s? |prontos? d[oa] |report|subordinad|avis/u.test(before.text)) &&
    (GOES_ON.test(part.text) || (short && part.before === 'comma'));
  const wishGoesOn = short && part.before === 'comma' && WISH.test(before.text);
  if (actorGoesOn) part.carried = true;
  if (listGoesOn || actorGoesOn || wishGoesOn) part.standing = before.standing;
}

/** "Quem mantém o lago de dados, Airflow e Spark é a Engenharia": all of it is the Engenharia's. */
function giveAway(drafts: readonly Draft[], sentence: string): void {
  if (!WHO_DOES.test(sentence) || IT_IS_ME.test(sentence)) return;
  for (const [at, part] of drafts.entries()) {
    if (at > 0 && part.own) return;
    part.standing = 'other';
  }
}

/** "Libras: só o alfabeto", "Libras intermediário? não". */
const LABEL = /^\W*([^:?]{2,60})[:?]\s+(?=\S)/u;
/** In a list the label is the last thing alone: "CapCut, Canva, InDesign: nunca abri". */
function findLabel(sentence: string): RegExpExecArray | null {
  const label = LABEL.exec(sentence);
  const isList = label !== null && (label[1] ?? '').split(',').length > FEWEST_LISTED;
  return isList && isDenied(sentence.slice(label[0].length).split(',')[0] ?? '') ? null : label;
}
const FEWEST_LISTED = 2;

/** Right behind a label this says that there is no more of it, or none. */
const NO_MORE =
  /^\W*(?:nao|nada|nenhum[a]?(?=\W*$)|nunca|so|somente|apenas)(?!\p{L})(?! (?:eu|faltas?|conform))/u;
const LONGEST_LABEL = 7;

/** The parts of one folded sentence, each with who acts in it and how. */
function readSentence(sentence: string): SentencePart[] {
  const label = findLabel(sentence);
  const rest = label ? sentence.slice(label[0].length) : sentence;
  const drafts = splitDrafts(rest, sentence.length - rest.length);
  giveAway(drafts, rest);
  for (const at of drafts.keys()) carryForwards(drafts, at);
  for (let at = drafts.length - 1; at > 0; at -= 1) takeBackwards(drafts, at);
  if (!label) return drafts;
  const head = label[1] ?? '';
  const named = splitWords(head) <= LONGEST_LABEL;
  const [first] = drafts;
  const ofHead = findStanding(head);
  if (
    named &&
    first &&
    NO_MORE.test(first.text) &&
    !isAgainst(first) &&
    splitWords(first.text) <= LONGEST_LABEL
  )
    first.standing = 'denied';
  if (named && (ofHead === 'denied' || ofHead === 'weak')) {
    // "Em estudo: Spark, Kafka": what the label denies, it denies of all that it opens.
    for (const part of drafts) part.standing = ofHead;
    return [{ text: head, start: 0, standing: ofHead }, ...drafts];
  }
  const nobody = new RegExp(String.raw`^(?:[oa]s? )?(?:area de )?(?:${SOMEBODY})\W*$`, 'u');
  // "Gestão de 14 pessoas: contabilidade e fiscal" names areas, and no other people.
  const counts = /\d/u.test(head) || OWN_VERB.test(head);
  if (named && first && (isAgainst(first) || (!counts && nobody.test(first.text))))
    return [{ text: head, start: 0, standing: isAgainst(first) ? first.standing : 'other' }, ...drafts];
  // What is denied behind a label is denied of what the label names.
  return [
    { text: head, start: 0, standing: 'neutral' },
    ...drafts.map((part) => (named && isAgainst(part) ? { ...part, text: `${head} ${part.text}` } : part)),
  ];
}

/** After these a full stop ends no sentence. */
const SENTENCE_END = new RegExp(
  String.raw`(?<=[.!?;])(?<!(?<!\p{L})(?:sr|sra|dr|dra|eng|prof|profa|av|tec|univ|fac|inst|dep|gov|adm|ex|etc|obs|aprox|esp|no|jr|pl|cia|ltda)\.)` +
    String.raw`\s(?!(?<=\?\s)(?:nao|so|nunca|nada|quem|ainda|somente|apenas)(?!\p{L}))|\s\|\s`,
  'u',
);

/** A sentence of a line; the offsets of its parts are those of the line. */
export interface ReadSentence {
  readonly text: string;
  readonly parts: readonly SentencePart[];
}

const POINTS_BACK = /^\W*(?:mas |so que )?(?:quem|isso|essa|esse|isto|tudo isso|essas|esses)(?!\p{L})/u;

/** The sentences of a folded line, each part with who acts in it; what goes back over a full stop is taken back. */
export function readLine(folded: string): ReadSentence[] {
  let from = 0;
  const sentences = folded.split(SENTENCE_END).flatMap((text) => {
    const start = folded.indexOf(text, from);
    from = start + text.length;
    return /[\p{L}\p{N}]/u.test(text) ? [{ text, start }] : [];
  });
  return sentences.map(({ text, start }, at) => {
    const after = sentences[at + 1]?.text;
    // "Power BI. Quem monta é o BI."
    const read = readSentence(text);
    const takenBack =
      after !== undefined &&
      speaksOfBefore(after) &&
      (POINTS_BACK.test(after) || !read.some(({ standing }) => standing === 'own'));
    const parts = read.map((part) => ({
      ...part,
      start: part.start + start,
      standing: takenBack ? ('denied' as const) : part.standing,
    }));
    return { text, parts };
  });
}

/** No honest line is longer, and no work may grow with one that is. */
export const LONGEST_LINE = 1500;
const NAMES_SOMEBODY = new RegExp(
  String.raw`(?<!\p{L})(?:quem|equipe|time|setor|area|${SOMEBODY})(?!\p{L})`,
  'u',
);

/** The ranges of a folded line in which another person acts, as offsets. */
export function findOthersActing(folded: string): { start: number; end: number }[] {
  if (folded.length > LONGEST_LINE || !NAMES_SOMEBODY.test(folded)) return [];
  const all = readLine(folded).flatMap(({ parts }) => parts);
  return all.flatMap(({ start, standing }, at) =>
    standing === 'other' ? [{ start, end: all[at + 1]?.start ?? folded.length }] : [],
  );
}

import { foldKey } from '@aura/shared-career';
import { findStems } from '../../coach/tokens.ts';
import {
  EMPLOYER_KIND,
  EMPLOYER_NAMED,
  KNOWN_EMPLOYER,
  MALE_EMPLOYER,
} from '../../generated/phrases/wishes.ts';
import { wantsWriting } from '../wishes.ts';

const NAME = String.raw`\p{Lu}[\p{L}\d&]*(?: (?:(?:d[aeo]s?|e) )?\p{Lu}[\p{L}\d&]*)*`;
/** “Drogaria Nova”: what it is, and its name. */
const OF_KIND = new RegExp(String.raw`(?<!\p{L})(?:${EMPLOYER_KIND.source}) (?:d[aeo]s? )?${NAME}`, 'u');
/** “A vaga na Contábil Lins”: a name where only an employer can be. */
const BY_PLACE = new RegExp(String.raw`(?<!\p{L})(?:${EMPLOYER_NAMED.source}) (${NAME})`, 'u');
/** Words after what an employer is that are no name of it. */
const NO_NAME = [
  'que|onde|me|pra|para|com|de|d[ao]s?|em|n[ao]s?|por|desde|perto|daqui|hoje|amanhã|amanha|segunda|terça|quarta|quinta|sexta|sábado|domingo',
  'faz|há|ha|tem|e|mas|como|já|ja|só|so|sem|a|o|ganho|ganhando|recebo|quero|queria|estou|tô|to|sou|eu|meu|minha|também|tb|mesmo|aqui|ali|lá|la',
  'públic[ao]|public[ao]|particular|municipal|estadual|federal|grande|pequen[ao]|nov[ao]|outr[ao]|inteir[ao]|vizinh[ao]',
].join('|');
/** “Pra farmácia são joão”, in small letters: only in a request for a text, up to the next part of the sentence. */
const SMALL = new RegExp(
  [
    String.raw`(?<!\p{L})(?:pr[ao]|para [ao]|na|no) ((?:${EMPLOYER_KIND.source}) (?:d[aeo]s? )?`,
    String.raw`(?!(?:que|onde|me|pra|para|com|de|em|desde|perto|daqui|hoje|amanhã|amanha)(?!\p{L}))\p{L}+(?: \p{L}+)?)`,
    String.raw`(?=$|[,.;!?]| (?:pra|para|que|me|se|e|com|de|em|por|sobre|onde|\p{L}+ndo)(?!\p{L}))`,
  ].join(''),
  'u',
);

/** “Trabalho na magalu”: a known employer, where only one can be. */
const KNOWN = new RegExp(
  String.raw`(?<!\p{L})(?:n[ao]|d[ao]|pr[ao]|para [ao]|pel[ao]|com [ao]) (${KNOWN_EMPLOYER.source})`,
  'iu',
);
/** “Trabalho na drogaria sao joao faz 3 anos”: where somebody works, as what it is and its name. */
const WORKPLACE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:trabalh\p{L}+|tramp\p{L}+|emprego|vaga|entrevista)(?: de \p{L}+)? (?:aqui )?n[ao] ((?:${EMPLOYER_KIND.source}) `,
    String.raw`(?!(?:${NO_NAME})(?!\p{L}))\p{L}+(?: (?!(?:${NO_NAME})(?!\p{L}))\p{L}+)?)`,
    String.raw`(?=$|[,.;!?]| (?:${NO_NAME})(?!\p{L}))`,
  ].join(''),
  'u',
);

/** A name that was written in small letters. */
const capitalizeName = (name: string | undefined): string | undefined =>
  name?.replaceAll(/(?<![\p{L}\d])(?!d[aeo]s?(?!\p{L}))\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The employer that a message names; null if it names none. */
export function findCompany(text: string): string | null {
  const found =
    OF_KIND.exec(text)?.[0] ??
    BY_PLACE.exec(text)?.[1] ??
    capitalizeName(KNOWN.exec(text)?.[1] ?? WORKPLACE.exec(text)?.[1]);
  if (found !== undefined) return found;
  return (wantsWriting(text) ? SMALL.exec(text)?.[1] : undefined) ?? null;
}

/** Whether a message says that the person works there: no vacancy is meant. */
export function isOwnEmployer(text: string, company: string): boolean {
  const before = foldKey(text.slice(0, Math.max(0, foldKey(text).indexOf(foldKey(company)))));
  return OWN.test(before.trim());
}
const OWN = new RegExp(
  [
    String.raw`\b(?:trabalho|trampo|trabalhando|trampando|estou|to|sou|fui (?:demitid|mandad)[ao]|pedi demissao)`,
    String.raw`(?: (?:aqui|hoje|atualmente|de \w+|como \w+))* (?:n|d)[ao]$`,
  ].join(''),
  'u',
);

/** Whether a name is that of an employer: the words of the one are in the other, beside what kind it is. */
export function isSameCompany(named: string, employer: string): boolean {
  const [one, two] = [named, employer].map(listNameStems);
  if (!one || !two || one.length === 0 || two.length === 0) return foldKey(named) === foldKey(employer);
  return one.every((stem) => two.includes(stem)) || two.every((stem) => one.includes(stem));
}

const listNameStems = (name: string): readonly string[] =>
  findStems(name.replace(new RegExp(String.raw`(?<!\p{L})(?:${EMPLOYER_KIND.source})(?!\p{L})`, 'giu'), ' '));

/** How a text greets who works there: “equipe da Drogaria Nova”. */
export const nameTeam = (company: string): string =>
  `equipe ${MALE_EMPLOYER.test(company) ? 'do' : 'da'} ${company}`;
/** A text to one employer as one to another: their names give way, and so does the bracket for one. */
export const replaceCompany = (text: string, company: string): string => {
  const old = findCompany(text);
  const filled = text.replaceAll('[empresa]', () => company);
  return old === null ? filled : filled.replaceAll(old, () => company);
};

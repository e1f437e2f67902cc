import { toDisplayText, findOccupation, foldText, squeeze } from '@aura/shared-career';
import { isSayable } from './profile-facts.ts';

/** A statement about oneself: how it begins in folded words, and what is kept of its verb. */
interface Statement {
  readonly opening: RegExp;
  readonly kept: string;
  /** What the rest has to be like, folded; anything where not given. */
  readonly rest?: (rest: string) => boolean;
}

const TIME = /\b(?:horas?|minutos|noites?|manhas?|tardes?|fins? de semana|sabados?|domingos?|dias?)\b/u;
const AMOUNT = /(?:r\$ ?)?\d[\d.,]*(?: ?mil)?\b/u;
const WORK =
  /\b(?:trabalh\w+|estud\w+|vagas?|remoto|presencial|hibrido|home office|viajar|horas?|meio periodo|clt|pj)\b/u;

/** What is worth remembering: role, years, goal, time, pay, place, study, availability. */
const STATEMENTS: readonly Statement[] = [
  { opening: /^(?:trabalho|atuo) (?=(?:como|na|no|de|em|com|ha) )/u, kept: 'Trabalha ' },
  { opening: /^sou (?=formad[oa] em )/u, kept: 'É ' },
  {
    opening: /^(?:sou|estou como) (?:um |uma )?/u,
    kept: 'Trabalha como ',
    rest: (rest) => isOccupation(rest),
  },
  {
    opening:
      /^tenho (?=(?:mais de |quase |cerca de )?\w+ (?:anos?|meses) (?:de experiencia|como|na area|no cargo|de empresa))/u,
    kept: 'Tem ',
  },
  {
    opening:
      /^(?:quero|pretendo|gostaria de) (?=(?:ser|virar|mudar|migrar|trabalhar|atuar|entrar|me tornar|chegar|voltar)\b)/u,
    kept: 'Quer ',
  },
  { opening: /^(?:o )?meu objetivo (?:profissional |de carreira )?e /u, kept: 'Objetivo: ' },
  {
    opening: /^(?:so )?tenho (?=(?:so |apenas |no maximo )?\w+ (?:horas?|minutos|noites?) )/u,
    kept: 'Tem ',
    rest: (rest) => TIME.test(rest),
  },
  { opening: /^so (?:posso|consigo) /u, kept: 'Só pode ', rest: (rest) => WORK.test(rest) },
  { opening: /^(?:nao posso|nao consigo) (?=(?:viajar|trabalhar|estudar|me mudar)\b)/u, kept: 'Não pode ' },
  { opening: /^(?:prefiro|busco|procuro) /u, kept: 'Prefere ', rest: (rest) => WORK.test(rest) },
  { opening: /^so aceito /u, kept: 'Só aceita ', rest: (rest) => WORK.test(rest) },
  { opening: /^(?:ganho|recebo) /u, kept: 'Ganha ', rest: (rest) => AMOUNT.test(rest) },
  {
    opening: /^(?:a )?minha pretensao (?:salarial )?e (?:de )?/u,
    kept: 'Pretensão salarial: ',
    rest: (rest) => AMOUNT.test(rest),
  },
  { opening: /^moro em /u, kept: 'Mora em ' },
  {
    opening:
      /^(?:estudo|curso|faco (?:faculdade|curso|graduacao|pos)(?: de| em)?|estou cursando|to cursando) /u,
    kept: 'Estuda ',
  },
  {
    opening: /^(?:estou|to) (?:desempregad[oa]|sem trabalho|procurando emprego)/u,
    kept: 'Está em busca de trabalho',
  },
  { opening: /^(?:estou|fico) disponivel /u, kept: 'Fica disponível ' },
];

/** Where the thought goes on to something else. */
const TURN = new RegExp(
  [
    String.raw`[,;:!()\n—–]| - | (?:mas|porem|porque|pq|pois|entao|so que|e (?=(?:agora|nao|meu|minha|`,
    String.raw`estou|to|quero|queria|tenho|preciso|ele|ela|acho|o que|oq|como|qual)\b)|que (?=nao ))`,
  ].join(''),
  'u',
);
/** Other people, and words that only fit the one who speaks. */
const OTHERS = new RegExp(
  [
    String.raw`\b(?:(?:meus?|minhas?|com o|com a) (?:chefe|gestora?|gerente|lider|socia?)|colegas?|marido|`,
    String.raw`esposa|mulher|namorad[oa]|filh[oa]s?|mae|pai|irma[os]?|amig[oa]s?|ele|ela|eles|elas|eu|mim|`,
    String.raw`comigo|nos|nosso|nossa)\b`,
  ].join(''),
  'u',
);
const MOST = { characters: 120, words: 18 } as const;

const isOccupation = (rest: string): boolean =>
  findOccupation(rest.replace(/ (?:ha|desde|na|no|em) .*$/u, '')) !== null;

/**
 * What a message states about the one who wrote it and is worth remembering, without a first person: “Trabalha como
 * analista há 3 anos”. Null for none; never anything sensitive, never another person.
 */
export function findRememberable(text: string): string | null {
  if (!isSayable(text)) return null;
  const sentences = toDisplayText(text).split(/(?<=[.!?])\s+|\n+/u);
  for (const sentence of sentences) {
    if (sentence.includes('?')) continue;
    for (const clause of sentence.split(
      /,\s+(?:e\s+)?|;\s*|\s+e\s+(?=(?:moro|ganho|tenho|quero|trabalho|estudo|sou)\b)/iu,
    )) {
      const kept = findStatement(squeeze(clause.replace(/[.!\s]+$/u, '')));
      if (kept !== null) return kept;
    }
  }
  return null;
}

function findStatement(clause: string): string | null {
  const said = clause
    .replace(/^(?:oi|ol[áa]|bom dia|boa tarde|boa noite|hoje|atualmente|e|eu|hoje eu|atualmente eu)\s+/iu, '')
    .replace(/^eu\s+/iu, '');
  const { folded, toOriginal } = foldText(said);
  for (const { opening, kept, rest = () => true } of STATEMENTS) {
    const match = opening.exec(folded);
    if (!match) continue;
    const turn = TURN.exec(folded.slice(match[0].length));
    const end = turn ? match[0].length + turn.index : folded.length;
    const tail = folded.slice(match[0].length, end);
    if (!rest(tail) || OTHERS.test(tail)) continue;
    const own = said.slice(toOriginal(match[0].length), toOriginal(end));
    const whole = squeeze(`${kept}${withoutFirstPerson(own)}`);
    return fits(whole) ? whole : null;
  }
  return null;
}

const fits = (text: string): boolean =>
  text.length <= MOST.characters &&
  text.split(' ').length <= MOST.words &&
  text.split(' ').length >= 2 &&
  isSayable(text);

const withoutFirstPerson = (text: string): string =>
  text
    .replace(/(?<!\p{L})me (?=\p{L})/giu, 'se ')
    .replace(/(?<!\p{L})meus(?!\p{L})/giu, 'seus')
    .replace(/(?<!\p{L})minhas(?!\p{L})/giu, 'suas')
    .replace(/(?<!\p{L})meu(?!\p{L})/giu, 'seu')
    .replace(/(?<!\p{L})minha(?!\p{L})/giu, 'sua');

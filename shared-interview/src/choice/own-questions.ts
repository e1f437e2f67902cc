import {
  findSkills,
  findWords,
  foldText,
  readNumbers,
  findSkillById,
  squeeze,
  computeStableHash,
} from '@aura/shared-career';
import type { InterviewQuestion, ResumeStructure } from '@aura/shared-domain';
import { OWN_QUESTIONS } from '../generated/own-questions.ts';
import { quotePiece } from '../text/quoted.ts';

/** Input for individual questions. */
export interface OwnMaterial {
  /** Null without a CV. */
  readonly resume: ResumeStructure | null;
  /** Skills and activities that the ad asks for, in its order; empty without an ad. */
  readonly requirements: readonly string[];
  readonly language: 'pt' | 'en';
  /** The role that the person wants, to ask about it and about more of the CV; null where other questions do. */
  readonly goal?: string | null;
  /** Ids of questions that were asked lately. */
  readonly asked: readonly string[];
}

/** A line of a CV is asked about where it has so many words, and is quoted whole. */
const CLAIM = { fewest: 5, longest: 160 } as const;

/** Skills that can be used at work in a way that one can tell. */
const TOLD: ReadonlySet<string | undefined> = new Set(['tool', 'technique', 'knowledge']);

/** Programs that everybody has used: a question about one tells nothing. Folded. */
const EVERYDAY =
  /^(?:microsoft |ms )?(?:word|windows|outlook|internet|e-?mail|whatsapp|pacote office|office)$/u;

type Source = keyof typeof OWN_QUESTIONS;

/** Somebody else's deed, or a share in it: not what to ask this person to prove. */
const BY_OTHERS =
  /(?<!\p{L})(?:(?:coordenad|liderad|conduzid|feit|dirigid|chefiad)[oa]s? (?:pel[oa]|por)|fui um[a]? d[oa]s|led by|run by)(?!\p{L})/u;

/**
 * What a person has or is, and does not do: degrees, registrations, licences, languages, years, character, readiness.
 * Nobody can tell of a time when they worked with it.
 */
const NO_PRACTICE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:ensino|superior|gradua\p{L}*|pos-gradua\p{L}*|bacharel\p{L}*|licenciatura|mestrado|doutorado|mba|formacao|formad[oa]|`,
    String.raw`curso\p{L}*|diploma|escolaridade|registro|registrad[oa]|certific\p{L}*|habilitacao|cnh|carteira (?:de|assinada)|nr-? ?\d+|mopp|acls|pals|oab|`,
    String.raw`(?:crc|crm|crea|coren|cress|crn|crt|cro|crf|crp|cref|creci)(?:-\p{L}+)?(?:-?\d+)?|minimo|anos?|tempo de|ingles|espanhol|frances|alemao|`,
    String.raw`idiomas?|libras|disponibilidade|disponivel|possibilidade|residir|morar|viagens (?:a|para)|viajar|viajad[oa]|`,
    String.raw`dormir|horario|turnos?|escala|cadastro|`,
    String.raw`portfolio|veiculo|empatia|criativ\p{L}*|curios\p{L}*|proativ\p{L}*|autonomia|relacionamento|habilidade|capacidade|boa|bom|gosto|`,
    String.raw`perfil|dinamismo|pontual\p{L}*|comunicativ[oa]|organizad[oa]|conhecer a regiao|empresa|escritorio|degree|licen[cs]e|english|years?)(?!\p{L})`,
  ].join(''),
  'u',
);

/** How surely a line of a CV can be checked: by its numbers, and by the skills that it names. */
function computeStrength(line: string): number {
  const numbers = readNumbers(line).quantities.length;
  const proven = 3 * Math.min(2, numbers) + Math.min(2, findSkills(line).length);
  return BY_OTHERS.test(foldText(line).folded) ? 0 : proven;
}

const listWords = (text: string): string[] =>
  [...new Set(foldText(text).folded.match(/\p{L}{5,}/gu) ?? [])].slice(0, 10);

function listStrongestClaims({ experiences, projects }: ResumeStructure): readonly string[] {
  const lines = [...experiences, ...projects]
    .flatMap(({ items }) => items)
    .map((line) => squeeze(line).replace(/^[^\p{L}\p{N}“"(]+/u, ''))
    .filter((line) => line.split(' ').length >= CLAIM.fewest && line.length <= CLAIM.longest);
  return [...new Set(lines)]
    .filter((line) => computeStrength(line) > 0)
    .toSorted((a, b) => computeStrength(b) - computeStrength(a));
}

/** Lines of the CV that are asked about, and how many where there is nothing else to ask of the trade. */
const MOST_CLAIMS = { usual: 1, only: 3 };

/** A skill that is listed and that no line of an experience or project uses. */
function findWeakestClaim({ skills, experiences, projects }: ResumeStructure): string | null {
  const told = [...experiences, ...projects].flatMap(({ items }) => items).join('\n');
  const inLines = new Set(findSkills(told).map(({ skillId }) => skillId));
  return (
    skills.map(squeeze).find((skill) => {
      const [known] = findSkills(skill);
      if (EVERYDAY.test(foldText(skill).folded)) return false;
      if (!known || !TOLD.has(findSkillById(known.skillId)?.kind)) return false;
      return !inLines.has(known.skillId) && findWords(told, skill).length === 0;
    }) ?? null
  );
}

/** The practice that the ad asks for and no line of the CV tells; else the first one that it asks for. */
function chooseRequirement(requirements: readonly string[], resume: ResumeStructure | null): string | null {
  const told = (resume?.experiences ?? []).flatMap(({ items }) => items).join('\n');
  const practised = requirements.filter((one) => !NO_PRACTICE.test(foldText(one).folded));
  return practised.find((one) => findWords(told, one).length === 0) ?? practised[0] ?? null;
}

/**
 * Individual questions from the person's CV and the ad: about the claim with the strongest and the one with the
 * weakest evidence, and about a requirement of the ad. Recently asked ones are omitted.
 */
export function makeOwnQuestions({
  resume,
  requirements,
  language,
  asked,
  goal = null,
}: OwnMaterial): InterviewQuestion[] {
  const required = chooseRequirement(requirements, resume) ?? '';
  const strongest = resume ? listStrongestClaims(resume) : [];
  const [first = null, ...others] = strongest.slice(0, goal === null ? MOST_CLAIMS.usual : MOST_CLAIMS.only);
  const claims: readonly (readonly [Source, string | null])[] = [
    ['required', required === '' ? null : required],
    ['strongest', first],
    ['goal', goal],
    ['weakest', resume && findWeakestClaim(resume)],
    ...others.map((line) => ['strongest', line] as const),
  ];
  return claims.flatMap(([source, claim]): InterviewQuestion[] => {
    // The skill that the ad asks about is not asked about once more.
    if (claim === null || (source === 'weakest' && findWords(required, claim).length > 0)) return [];
    const { evaluates, ...texts } = OWN_QUESTIONS[source];
    const question: InterviewQuestion = {
      id: `own-${source}-${computeStableHash(claim).slice(0, 8)}`,
      topic: source === 'strongest' ? 'delivery' : 'technical',
      level: null,
      language,
      shape: 'story',
      text: texts[language].replace('{claim}', () => quotePiece(claim, CLAIM.longest)),
      evaluates,
      strongSigns: [],
      weakSigns: [],
      words: listWords(claim),
      ...(source === 'strongest' && { claim }),
      followUps: {},
    };
    return asked.includes(question.id) ? [] : [question];
  });
}

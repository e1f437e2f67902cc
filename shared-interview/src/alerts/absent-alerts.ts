import {
  findKnownNames,
  findSkills,
  type FactSource,
  foldKey,
  guardText,
  isCommonWord,
  findSkillById,
  type TextRange,
} from '@aura/shared-career';
import { type Alert, buildAnswerEvidence } from './alert.ts';
import type { Statement } from './statement.ts';

/** Statements about the person's own work with a thing. Folded. */
const USED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:us(?:ei|o|ava|ando)|utiliz(?:ei|o|ava|ando)|cri(?:ei|ava)|mont(?:ei|ava)|`,
    String.raw`fiz|constru[ií]|implant(?:ei|ava)|implement(?:ei|ava)|configur(?:ei|ava)|desenvolv(?:i|`,
    String.raw`ia)|program(?:ei|ava)|automatiz(?:ei|ava)|analis(?:ei|ava)|integr(?:ei|ava)|oper(?:ei|`,
    String.raw`o|ava)|domino|trabalh(?:ei|o|ava) com|tenho|tirei|obtive|conquistei|sou certificad[oa]|`,
    String.raw`i (?:used|use|built|created|wrote|implemented|automated|hold|have)|work(?:ed)? with)(?!\p{L})`,
  ].join(''),
  'u',
);
/** What is wished for, denied, or the business of others. Folded. */
const NOT_OWN = new RegExp(
  [
    String.raw`(?<!\p{L})(?:nao|nunca|sem|gostaria|quer(?:o|ia)|pretendo|aprend\p{L}*|estud\p{L}*|cliente (?:us|`,
    String.raw`tinha)\p{L}*|not|never|without|would like|want|learn\p{L}*)(?!\p{L})`,
  ].join(''),
  'u',
);
const WORKED_AT =
  /(?<!\p{L})(?:trabalhei|trabalhava|trabalho|estagiei|atuei|worked) (?:na|no|em|para a|para o|at|for) (?:empresa |grupo |banco |rede |loja )?$/u;

interface Told {
  readonly name: string;
  readonly at: TextRange;
  readonly what: string;
}

/** Tools and licences whose name the CV holds in no form, nor another one that they follow from. */
function findSkillsTold({ raw, folded }: Statement, cv: FactSource): Told[] {
  if (!USED.test(folded)) return [];
  const unknown = new Set(
    guardText(raw, cv).flatMap(({ kind, excerpt }) =>
      kind === 'tool' || kind === 'certification' ? [excerpt] : [],
    ),
  );
  return findSkills(raw).flatMap(({ skillId, start, end }): Told[] => {
    const name = raw.slice(start, end);
    const kind = findSkillById(skillId)?.kind;
    const isOrdinary =
      /^[\p{Ll} ]+$/u.test(name) && name.split(' ').every((word) => isCommonWord(foldKey(word)));
    if (!unknown.has(name) || isOrdinary || !(kind === 'tool' || kind === 'licence')) return [];
    return [{ name, at: { start, end }, what: kind === 'tool' ? 'a ferramenta' : 'a habilitação' }];
  });
}

/** Well-known employers that the person claims to have worked for. */
function findEmployersTold({ raw, folded }: Statement, cv: FactSource): Told[] {
  return findKnownNames(raw, folded)
    .filter(
      ({ kind, name, start }) =>
        kind === 'employer' && WORKED_AT.test(folded.slice(0, start)) && !cv.holds(name),
    )
    .map(({ start, end }) => ({ name: raw.slice(start, end), at: { start, end }, what: 'a empresa' }));
}

/** What an answer tells of and the CV does not, by the first sentence that names it. */
export function findAbsentAlerts(statements: readonly Statement[], cv: FactSource, docId: string): Alert[] {
  const seen = new Set<string>();
  return statements.flatMap((statement) => {
    if (NOT_OWN.test(statement.folded)) return [];
    return [...findSkillsTold(statement, cv), ...findEmployersTold(statement, cv)].flatMap(
      ({ name, at, what }): Alert[] => {
        if (seen.has(foldKey(name))) return [];
        seen.add(foldKey(name));
        return [
          {
            kind: 'notInResume',
            text: `Você fala de “${name}”; o currículo não traz ${what}. Se é um ponto forte, vale incluir.`,
            evidence: [buildAnswerEvidence(docId, statement, at)],
          },
        ];
      },
    );
  });
}

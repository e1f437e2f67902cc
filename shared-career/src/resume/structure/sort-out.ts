import type { Registration, ResumeStructure } from '@aura/shared-domain';
import { foldKey } from '../../text/index.ts';
import { readLanguageStatement, readLanguageWithLevel } from '../entries/languages.ts';
import { takeRegistrations } from '../fields/take-registrations.ts';
import { computeHeadKey } from '../sections/heads.ts';
import { listSkills, mayHoldSkills, splitStatements } from './skill-lines.ts';

/** A field that a section, or a line anywhere, may fill. */
type Sorted = Pick<
  ResumeStructure,
  'objective' | 'registrations' | 'licence' | 'availability' | 'publications' | 'volunteering'
>;

/** Titles of sections, folded, by the field that they fill. */
const SECTIONS: readonly (readonly [keyof Sorted, RegExp])[] = [
  [
    'objective',
    new RegExp(
      [
        String.raw`^(?:objetivos?(?: profissiona(?:l|is)| de carreira)?|(?:cargo|emprego|vaga|funcao) (?:pretendid[oa]|`,
        String.raw`desejad[oa])|(?:career )?(?:objectives?|goal))$|(?<!\p{L})(?:procuro|busco|pretendo|quero)(?!\p{L})`,
      ].join(''),
      'u',
    ),
  ],
  ['availability', /^(?:disponibilidade(?: de horario)?|availability)$/u],
  [
    'publications',
    /^(?:(?:principais )?publicacoes|artigos(?: publicados)?|producao (?:bibliografica|cientifica|academica)|(?:selected )?publications|articles|escrevi)$/u,
  ],
  ['volunteering', /volunt|solidari|^(?:acoes sociais|acao social|community service)$/u],
];
const findField = (title: string): keyof Sorted | null => {
  const key = computeHeadKey(title);
  return SECTIONS.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
};

const AVAILABLE = /^(?:disponibilidade|disponivel|disposicao para|pretensao|availab)/u;
const LICENCE = new RegExp(
  [
    String.raw`(?:\bcnh\b|\bhabilitacao\b|carteira (?:nacional )?de (?:habilitacao|motorista))[\s:("–-]{0,4}`,
    String.raw`(?:(?:n[o°.]{0,2}\s?|numero )?[:.]?\s?\d{9,11}[\s,;|/–-]{1,4})?`,
    String.raw`(?:categorias?|cat\.?)?[\s:("–-]{0,4}(?<letters>(?:a\s?[/e]?\s?)?[abcde])(?![\p{L}])`,
  ].join(''),
  'u',
);
/** What a list of skills names as one that the person has not: "Power BI não sei ainda". */
const LACKED =
  /(?<!\p{L})(?:nao (?:sei|tenho|domino|conheco|possuo|uso)|nunca (?:usei|fiz|trabalhei))(?!\p{L})/u;
const LABELLED_AIM =
  /^(?:objetivo(?: profissional)?|(?:cargo|vaga) (?:pretendid[oa]|desejad[oa])|objective)\s*[:–-]\s*(?<aim>.{3,})$/iu;

/** Says of a registration or a licence that it is not held: the field alone would say the contrary. */
const NOT_HELD = new RegExp(
  String.raw`(?<!\p{L})(?:vencid[oa]|venceu|baixad[oa]|cancelad[oa]|suspens[oa]|inativ[oa]|cassad[oa]|reprov\p{L}+|` +
    String.raw`aguard\p{L}+|solicit\p{L}+|protocol\p{L}*|tirando|em processo|em analise|auto ?escola|provisori[oa]|` +
    String.raw`pendente|nao|ainda|perdid[oa])(?!\p{L})`,
  'u',
);

/** The categories of a driving licence that a line names: "B", "AD"; empty where it names none. */
function readLicence(text: string): string {
  const letters = LICENCE.exec(foldKey(text))?.groups?.['letters'] ?? '';
  return letters.toUpperCase().replace(/[^A-E]/gu, '');
}

/** A council whose number the page broke off: the next line begins with it. */
const WITHOUT_NUMBER = /(?<!\p{L})C\p{Lu}{1,6}(?:\s?[-/]\s?\p{Lu}{2})?[\s:]*$/u;

/** Lines with each council and the number below it on one line again. */
function joinNumbers(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const both = `${last ?? ''} ${line}`;
    const belongs = last !== undefined && WITHOUT_NUMBER.test(last) && /^\d/u.test(line);
    if (belongs && takeRegistrations(both).found.length > takeRegistrations(last).found.length)
      joined[joined.length - 1] = both;
    else joined.push(line);
  }
  return joined;
}

/** What a line says that names a licence and nothing else. */
const LICENCE_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:cnh|carteira|nacional|habilitacao|habilitad[oa]|motorista|definitiva|categorias?|cat|categ|` +
    String.raw`letras?|tenho|possuo|sim|ok|de|com|e|[abcde]{1,2})(?!\p{L})`,
  'gu',
);
const hasMore = (line: string): boolean => /\p{L}{3,}/u.test(foldKey(line).replace(LICENCE_WORDS, ' '));

/** Titles of the sections for fields outside the usual order. */
const FIELD_TITLES = {
  objective: 'Objetivo',
  registrations: 'Registros e habilitação',
  availability: 'Disponibilidade',
  publications: 'Publicações',
  volunteering: 'Trabalho voluntário',
} as const;

/** "COREN-SP 412.877", as registrations are written. */
export const formatRegistration = ({ council, state, number }: Registration): string =>
  `${council}${state === '' ? '' : `-${state}`} ${number}`;

/** The same fields written as sections, the reverse of {@link sortOut}; the aim first. */
export function writeFieldSections({
  objective = '',
  registrations = [],
  licence = '',
  availability = [],
  publications = [],
  volunteering = [],
}: { readonly [K in keyof Sorted]?: Sorted[K] | undefined }): ResumeStructure['other'] {
  const lists = {
    objective: objective === '' ? [] : objective.split('\n'),
    registrations: [
      ...registrations.map(formatRegistration),
      ...(licence === '' ? [] : [`CNH categoria ${licence}`]),
    ],
    availability,
    publications,
    volunteering,
  };
  return (Object.keys(FIELD_TITLES) as (keyof typeof FIELD_TITLES)[])
    .map((field) => ({ section: FIELD_TITLES[field], lines: lists[field] }))
    .filter(({ lines }) => lines.length > 0);
}

/**
 * Moves unassigned sections and lines into their fields: objective, registrations, driving licence, availability,
 * publications and voluntary work. Lines are moved, never copied.
 */
export function sortOut(resume: ResumeStructure): ResumeStructure {
  const aims = (resume.objective ?? '').split('\n').filter((line) => line !== '');
  const registrations = [...(resume.registrations ?? [])];
  const lists: Record<'availability' | 'publications' | 'volunteering', string[]> = {
    availability: [...(resume.availability ?? [])],
    publications: [...(resume.publications ?? [])],
    volunteering: [...(resume.volunteering ?? [])],
  };
  const addRegistrations = (found: readonly Registration[]): void => {
    for (const each of found)
      if (!registrations.some(({ council, number }) => council === each.council && number === each.number))
        registrations.push(each);
  };
  let licence = resume.licence ?? '';
  /** The rest of a line after its fields are taken; empty if nothing remains. */
  const sift = (line: string): string => {
    const isHeld = !NOT_HELD.test(foldKey(line));
    const { found, rest } = isHeld ? takeRegistrations(line) : { found: [], rest: line };
    addRegistrations(found);
    const aim = LABELLED_AIM.exec(rest)?.groups?.['aim'];
    if (aim !== undefined) {
      aims.push(aim);
      return '';
    }
    if (AVAILABLE.test(foldKey(rest))) {
      lists.availability.push(rest.replace(/\.$/u, ''));
      return '';
    }
    const letters = isHeld ? readLicence(rest) : '';
    // A sentence about driving stays whole beside the field; a line that names the licence alone does not.
    if (letters !== '') {
      licence ||= letters;
      return hasMore(rest) ? rest : '';
    }
    return rest;
  };
  /** The same for a line of several statements: "CNH categoria B. Disponibilidade para viagens." */
  const siftLine = (line: string): string => {
    const said = line.split(/(?<=\p{L}[.;])\s+(?=\p{Lu})|\s+[|•]\s+/u);
    const left = said.map(sift);
    return left.every((part, index) => part === said[index])
      ? line
      : left.filter((part) => part !== '').join(' ');
  };
  const siftAll = (lines: readonly string[]): string[] =>
    joinNumbers(lines)
      .map(siftLine)
      .filter((line) => /[\p{L}\p{N}]/u.test(line));
  /** "Enfermeira | COREN-PE 123.456" says what the person is, and a registration; "Motorista, CNH E" stays whole. */
  const siftHeadline = (text: string): string => {
    const { found, rest } = takeRegistrations(text);
    addRegistrations(found);
    if (!NOT_HELD.test(foldKey(text))) licence ||= readLicence(rest);
    return rest;
  };
  const skills: string[] = [];
  const takeSkills = (line: string): boolean => {
    const items = NOT_HELD.test(foldKey(line)) ? [] : listSkills(line);
    skills.push(...items.filter((item) => !resume.skills.some((known) => foldKey(known) === foldKey(item))));
    return items.length > 0;
  };
  const languages = [...resume.languages];
  const takeLanguage = (found: ResumeStructure['languages'][number] | null): boolean => {
    if (found !== null && !languages.some(({ language }) => foldKey(language) === foldKey(found.language)))
      languages.push(found);
    return found !== null;
  };
  /** A line without the skills and languages among its statements; none if nothing remains. */
  const takeListed = (line: string): string[] => {
    const said = splitStatements(line);
    const left = said.filter(
      (part) =>
        !(takeSkills(part) || (!NOT_HELD.test(foldKey(part)) && takeLanguage(readLanguageStatement(part)))),
    );
    if (left.length === said.length) return [line];
    return left.length === 0 ? [] : [left.join(' ')];
  };
  const other = resume.other.flatMap(({ section, lines }) => {
    const field = findField(section);
    if (field === null) {
      const left = siftAll(lines);
      return [{ section, lines: mayHoldSkills(section) ? left.flatMap(takeListed) : left }];
    }
    if (field === 'objective') aims.push(...lines);
    else if (field === 'availability') lists.availability.push(...lines);
    else if (field === 'publications' || field === 'volunteering') lists[field].push(...lines);
    return [];
  });
  /** A list without the lines that name a licence or an availability and nothing else. */
  const siftList = (lines: readonly string[]): string[] =>
    lines.flatMap((line) => {
      if (AVAILABLE.test(foldKey(line))) return siftLine(line) || [];
      const isField = readLicence(line) !== '' && !hasMore(line);
      return !isField || siftLine(line) !== '' ? [line] : [];
    });
  const headline = siftHeadline(resume.headline ?? '');
  const unclassified = siftAll(resume.unclassified);
  /** A list without the languages that it names with their level; they go to their own field. */
  const siftLanguages = (lines: readonly string[]): string[] =>
    lines.filter((line) => !takeLanguage(readLanguageWithLevel(line)));
  const courses = siftLanguages(siftList(resume.courses));
  const listed = resume.skills.flatMap((skill) =>
    LACKED.test(foldKey(skill)) ? skill.split(/(?<=[\p{L})])\.\s+(?=\p{Lu})/u) : skill,
  );
  const lacked = listed.filter((skill) => LACKED.test(foldKey(skill)));
  const named = siftLanguages(siftList(listed.filter((skill) => !lacked.includes(skill))));
  return {
    ...resume,
    courses,
    languages,
    skills: [...named, ...skills],
    ...(headline === '' ? {} : { headline }),
    other: other.filter(({ lines }, index) => lines.length > 0 || resume.other[index]?.lines.length === 0),
    unclassified: [...unclassified, ...lacked],
    ...(aims.length === 0 ? {} : { objective: aims.join('\n') }),
    ...(registrations.length === 0 ? {} : { registrations }),
    ...(licence === '' ? {} : { licence }),
    ...Object.fromEntries(Object.entries(lists).filter(([, lines]) => lines.length > 0)),
  };
}

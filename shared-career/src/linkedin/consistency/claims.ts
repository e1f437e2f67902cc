import type { Evidence, Inconsistency } from '@aura/shared-domain';
import { findNamedLanguages, type LanguageLevel, LEVEL_NAMES } from '../../job/reading/languages.ts';
import { countMonths } from '../../quality/periods.ts';
import { foldKey, foldText } from '../../text/index.ts';
import { splitSentences } from '../sentences.ts';
import type { Sides } from './sides.ts';

/** A language as a list names it, with its level where one is named. */
function readLevel(language: string, level: string): { name: string; level: LanguageLevel | null } {
  const said = foldText(`${language}: ${level}`);
  const [found] = findNamedLanguages(said);
  return { name: foldKey(language), level: found?.level ?? null };
}

/** Languages whose level differs. */
function compareLanguages({ profile, resume, inProfile, inResume }: Sides): Inconsistency[] {
  return profile.languages.flatMap((one, own): Inconsistency[] => {
    const mine = readLevel(one.language, one.level);
    const other = resume.languages.findIndex(({ language }) => foldKey(language) === mine.name);
    const there = resume.languages[other];
    const theirs = there ? readLevel(there.language, there.level) : null;
    if (mine.level === null || !theirs || theirs.level === null || mine.level === theirs.level) return [];
    return [
      {
        id: `language.${own}.${other}`,
        kind: 'metric',
        message: `${one.language} é ${LEVEL_NAMES[mine.level]} no LinkedIn e ${LEVEL_NAMES[theirs.level]} no currículo.`,
        action:
          'Deixe nos dois o nível que você sustenta em uma conversa: é comum a entrevista passar para o idioma.',
        evidence: [...inProfile(`languages.${own}`), ...inResume(`languages.${other}`)],
      },
    ];
  });
}

const LEADS = /(?<!\p{L})(?:coorden|lider|supervision|gerenci|chefi|equipe|time(?!\p{L})|a frente de)/u;
/** "14 técnicos", "equipe de 22 pessoas". On folded text. */
const PEOPLE =
  /(\d{1,5}) (tecnic|enfermeir|pessoa|colaborador|profissiona|funcionari|vendedor|analista|professor|operador|desenvolvedor|motorista)/gu;

interface Count {
  readonly number: string;
  readonly who: string;
  readonly evidence: Evidence;
}

/** How many people a person claims to lead, by kind of people. */
function findCounts(texts: readonly (readonly [text: string, spans: readonly Evidence[]])[]): Count[] {
  return texts.flatMap(([text, spans]) =>
    splitSentences(text).flatMap((sentence): Count[] => {
      const folded = foldKey(sentence);
      if (!LEADS.test(folded)) return [];
      return [...folded.matchAll(PEOPLE)].flatMap(([, number = '', who = '']) => {
        const evidence = spans.find(({ excerpt }) => foldKey(excerpt).includes(`${number} ${who}`));
        return evidence ? [{ number, who, evidence }] : [];
      });
    }),
  );
}

/** Teams whose size differs. If one side names several sizes, it is unclear which is meant. */
function compareTeams({ profile, resume, inProfile, inResume }: Sides): Inconsistency[] {
  const mine = findCounts([
    [profile.headline, inProfile('headline')],
    ...profile.about.split('\n').map((line) => [line, inProfile('about')] as const),
    ...profile.experiences.flatMap(({ items }, index) =>
      items.map((item, at) => [item, inProfile(`experiences.${index}.items.${at}`)] as const),
    ),
  ]);
  const theirs = findCounts([
    ...resume.summary.split('\n').map((line) => [line, inResume('summary')] as const),
    ...resume.experiences.flatMap(({ items }, index) =>
      items.map((item, at) => [item, inResume(`experiences.${index}.items.${at}`)] as const),
    ),
  ]);
  return [...new Set(mine.map(({ who }) => who))].flatMap((who): Inconsistency[] => {
    const [here, there] = [mine, theirs].map((counts) => counts.filter((one) => one.who === who));
    const numbers = [here, there].map((counts) => new Set(counts?.map(({ number }) => number)));
    const [own, other] = [here?.[0], there?.[0]];
    if (!own || !other || numbers.some(({ size }) => size !== 1) || own.number === other.number) return [];
    return [
      {
        id: `team.${who}`,
        kind: 'metric',
        message: `A equipe tem ${own.number} pessoas no LinkedIn e ${other.number} no currículo.`,
        action: 'Use o número que você consegue explicar em uma entrevista, nos dois documentos.',
        evidence: [own.evidence, other.evidence],
      },
    ];
  });
}

/** "mais de 10 anos de experiência", "há 12 anos na área". On folded text. */
const YEARS =
  /(?:mais de |ha (?:mais de )?)?(\d{1,2}) anos (?:de (?:experiencia|carreira|atuacao|profissao|estrada|vivencia)|n[ao] |em |como |atuando|trabalhando)/u;
/** A part of a headline with nothing but years: "Enfermeira | mais de 10 anos". On folded text. */
const YEARS_ALONE = /(?:^|[|·•]\s*)(?:mais de |\+ ?)?(\d{1,2})\+? anos\s*(?:$|[|·•])/u;
/** Months that are passed over: people count the year that they are in. */
const GRACE = 6;

/** More years than the periods of the CV hold. */
function compareYears({ profile, resume, inProfile, inResume }: Sides, now: Date): Inconsistency[] {
  const months = countMonths(resume.experiences, now);
  if (months === 0) return [];
  const places = ['headline', 'about'] as const;
  return places.flatMap((place): Inconsistency[] => {
    const said = profile[place].split('\n').map((line) => {
      const folded = foldKey(line);
      return YEARS.exec(folded) ?? (place === 'headline' ? YEARS_ALONE.exec(folded) : null);
    });
    const claimed = Math.max(0, ...said.map((match) => Number(match?.[1] ?? 0)));
    if (claimed * 12 <= months + GRACE) return [];
    const evidence = inProfile(place).filter(({ excerpt }) => foldKey(excerpt).includes(`${claimed} anos`));
    const first = resume.experiences.findLastIndex(({ start }) => start !== null);
    return [
      {
        id: `years.${place}`,
        kind: 'date',
        message: `O LinkedIn fala em ${claimed} anos, e as datas do currículo somam ${Math.floor(months / 12)}.`,
        action: 'Diga os anos que as datas mostram, ou inclua no currículo a experiência que falta.',
        evidence: [...evidence.slice(0, 1), ...inResume(`experiences.${first}.start`)],
      },
    ];
  });
}

/** What profile and CV claim differently outside of any one job: languages, sizes of teams, years. */
export const compareClaims = (sides: Sides, now: Date): Inconsistency[] => [
  ...compareLanguages(sides),
  ...compareTeams(sides),
  ...compareYears(sides, now),
];

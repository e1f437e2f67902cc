import type { Evidence } from '@aura/shared-domain';
import { findOccupation, computeTitleSimilarity } from '../taxonomy/find-occupation.ts';
import { findWords, foldText, stemOf } from '../text/index.ts';
import { isKeywordList } from '../wording/keyword-list.ts';
import { quoteLabel, shorten } from '../wording/quote.ts';
import { type Line, tidyField, type QualityFacts } from './facts.ts';
import { computeMonth, computeThisMonth } from './periods.ts';
import { gradeDimension, type Measured, leaveUngraded } from './settle.ts';
import { FOCUS, QUALITY_WEIGHTS } from './weights.ts';

interface Candidate {
  readonly title: string;
  /** How much its similarity counts, 0 to 1. */
  readonly factor: number;
  readonly evidence: Evidence;
}

const AIMS = /objetiv|objective|pretens|pretendid|desejad|interesse|career goal/u;
const LABEL =
  /^(?:objetivo(?: profissional)?|cargo (?:pretendido|desejado)|[áa]rea de interesse|vaga)\s*[:–-]\s*/iu;
/** A headline says the trade and then goes on: "Enfermeira com oito anos de UTI", "Analista de Dados | SQL". */
const GOES_ON = /[.;,|•·(]|\s[–—-]\s|\s(?:com|há|em busca|buscando|with|que|atuando)\s/u;
const MOST_WORDS = 8;

const stemWords = (text: string): string[] =>
  (foldText(text).folded.match(/\p{L}{3,}/gu) ?? []).map((word) => stemOf(word));

/** Other words between those of a role that is still named: "coordenação da equipe de enfermagem". */
const WORDS_BETWEEN = 1;

/**
 * Whether a sentence names the role with all its words close together, in any form: "busco a coordenação de enfermagem".
 */
function isNamingRole(text: string, wanted: string): boolean {
  const said = stemWords(text);
  const asked = stemWords(wanted);
  if (asked.length < 2) return false;
  const length = asked.length + WORDS_BETWEEN;
  return said.some((_, at) => {
    const near = new Set(said.slice(at, at + length));
    return asked.every((word) => near.has(word));
  });
}

function readHeadline(line: Line, wanted: string): Candidate[] {
  if (isKeywordList(line.text)) return [];
  if (findWords(line.text, wanted).length > 0 || isNamingRole(line.text, wanted))
    return [{ title: wanted, factor: 1, evidence: line.evidence }];
  const title = (tidyField(line.text).replace(LABEL, '').split(GOES_ON)[0] ?? '').trim();
  if (!/\p{L}/u.test(title) || title.split(/\s+/u).length > MOST_WORDS) return [];
  return [{ title, factor: 1, evidence: line.evidence }];
}

function findHeadlines({ resume, lines }: QualityFacts, wanted: string): Candidate[] {
  const isAim = ({ path }: Line): boolean => {
    const other = /^other\.(\d+)\.lines\./.exec(path)?.[1];
    return other !== undefined && AIMS.test(foldText(resume.other[Number(other)]?.section ?? '').folded);
  };
  const real = lines.filter(({ text }) => text.trim() !== '');
  return real
    .filter(
      (line) =>
        line.path === 'summary' ||
        line.path.startsWith('unclassified.') ||
        line.path.startsWith('objective.') ||
        isAim(line),
    )
    .flatMap((line) => readHeadline(line, wanted));
}

/** A title counts in full while it is held and for some years after. */
function findTitles({ resume, lines, now }: QualityFacts): Candidate[] {
  const oldest = computeThisMonth(now) - 12 * FOCUS.recentYears;
  return resume.experiences.flatMap((job, at): Candidate[] => {
    const line = lines.find(({ path }) => path === `experiences.${at}.title`);
    if (!line || tidyField(line.text) === '') return [];
    const recent = job.current || (job.end !== null && computeMonth(job.end, 'last') >= oldest);
    return [{ title: tidyField(line.text), factor: recent ? 1 : FOCUS.older, evidence: line.evidence }];
  });
}

/** Points of a title, 0 to 100: names of one occupation are the same trade however they are written. */
function computePoints(title: string, wanted: string, occupationId: string | null): number {
  if (occupationId !== null && findOccupation(title)?.id === occupationId) return 100;
  const share = (computeTitleSimilarity(wanted, title) - FOCUS.none) / (FOCUS.full - FOCUS.none);
  return 100 * Math.min(1, Math.max(0, share));
}

/** How near the headline and the titles held are to the role that the person is after. */
export function measureFocus(facts: QualityFacts, goal: string): Measured {
  const base = { id: 'focus', label: 'Foco', weight: QUALITY_WEIGHTS.focus };
  const wanted = tidyField(goal);
  if (wanted === '')
    return leaveUngraded(
      { ...base, rule: 'Sem um cargo em vista não há com que comparar; por isso esta parte não conta.' },
      'Diga que cargo procura para saber se o currículo fala dele.',
    );
  const occupationId = findOccupation(wanted)?.id ?? null;
  const compared = [...findHeadlines(facts, wanted), ...findTitles(facts)]
    .map((candidate) => ({
      ...candidate,
      points: candidate.factor * computePoints(candidate.title, wanted, occupationId),
    }))
    .toSorted((a, b) => b.points - a.points || a.evidence.start - b.evidence.start);
  const best = compared[0];
  const points = best?.points ?? 0;
  const lines = compared.map(({ evidence }) => evidence);
  return gradeDimension(
    {
      ...base,
      rule:
        `Compara ${quoteLabel(shorten(wanted, 60))} com a abertura do currículo e com os cargos, pelas letras que ` +
        `têm em comum; vale o mais parecido. Cargos encerrados há mais de ${FOCUS.recentYears} anos, ou sem data, ` +
        `contam ${100 * FOCUS.older}%.${best && points > 0 ? ` Mais parecido: ${quoteLabel(shorten(best.title, 60))}.` : ''}`,
    },
    [
      {
        id: 'focus-title',
        points: 100 - points,
        message:
          best && points > 0
            ? `O mais parecido com ${quoteLabel(shorten(wanted, 60))} na abertura e nos cargos é ${quoteLabel(shorten(best.title, 60))}.`
            : `Não encontrei ${quoteLabel(shorten(wanted, 60))} na abertura nem nos cargos do currículo.`,
        action:
          `Abra o currículo com o cargo que procura, se ele descreve o seu trabalho: ${quoteLabel(shorten(wanted, 60))} ` +
          'logo abaixo do nome ou no início do resumo.',
        evidence: best && points > 0 ? lines : [],
      },
    ],
    best && points > 0 ? [best.evidence] : [],
  );
}

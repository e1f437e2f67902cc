import type { Experience, Inconsistency } from '@aura/shared-domain';
import { findOccupation, computeTitleSimilarity } from '../../taxonomy/find-occupation.ts';
import { foldKey } from '../../text/index.ts';
import { ASKED } from '../score/weights.ts';
import { splitSentences } from '../sentences.ts';
import { type Pair, matchRoles } from './match.ts';
import { isContradicting } from './metrics.ts';
import { isDrifting, formatSpokenDate } from './periods.ts';
import type { Sides } from './sides.ts';

const ALIGN =
  'Confira qual dos dois está certo e deixe os documentos iguais: recrutadores comparam um com o outro.';

const endOf = ({ end, current }: Experience): string =>
  current ? 'atual' : end === null ? 'sem data' : formatSpokenDate(end);

function describeDates(own: Experience, other: Experience): string[] {
  const messages: string[] = [];
  if (own.start !== null && other.start !== null && isDrifting(own.start, other.start))
    messages.push(
      `o início é ${formatSpokenDate(own.start)} no LinkedIn e ${formatSpokenDate(other.start)} no currículo`,
    );
  const oneGoesOn =
    own.current !== other.current &&
    (own.current || own.end !== null) &&
    (other.current || other.end !== null);
  if (oneGoesOn || (!own.current && !other.current && isDrifting(own.end, other.end)))
    messages.push(`o fim é ${endOf(own)} no LinkedIn e ${endOf(other)} no currículo`);
  return messages;
}

/** Whether two titles name the same work; one that is missing names none of its own. */
export function isSameTitle(a: string, b: string): boolean {
  if (a === '' || b === '' || foldKey(a) === foldKey(b)) return true;
  if (computeTitleSimilarity(a, b) >= ASKED.sameTitle) return true;
  const [own, other] = [findOccupation(a), findOccupation(b)];
  return own !== null && own === other;
}

/** What one job says differently in profile and CV. */
function compareRole(sides: Sides, pair: Pair): Inconsistency[] {
  const { profile, resume, inProfile, inResume } = sides;
  const [own, other] = [profile.experiences[pair.own], resume.experiences[pair.other]];
  if (!own || !other) return [];
  const [mine, theirs] = [`experiences.${pair.own}`, `experiences.${pair.other}`];
  const found: Inconsistency[] = [];
  const dates = describeDates(own, other);
  if (dates.length > 0)
    found.push({
      id: `date.${pair.own}.${pair.other}`,
      kind: 'date',
      message: `As datas de “${own.company}” não batem: ${dates.join('; ')}.`,
      action: ALIGN,
      evidence: [...inProfile(`${mine}.start`), ...inResume(`${theirs}.start`)],
    });
  if (!isSameTitle(own.title, other.title))
    found.push({
      id: `title.${pair.own}.${pair.other}`,
      kind: 'title',
      message: `O cargo em “${own.company}” é “${own.title}” no LinkedIn e “${other.title}” no currículo.`,
      action: 'Use o mesmo cargo nos dois; se ele mudou, registre as duas etapas com datas.',
      evidence: [...inProfile(`${mine}.title`), ...inResume(`${theirs}.title`)],
    });
  for (const [at, item] of own.items.entries()) {
    const line = other.items.findIndex((text) =>
      splitSentences(item).some((here) => splitSentences(text).some((there) => isContradicting(here, there))),
    );
    if (line < 0) continue;
    found.push({
      id: `metric.${pair.own}.${at}.${pair.other}.${line}`,
      kind: 'metric',
      message: `O mesmo resultado em “${own.company}” traz números diferentes no LinkedIn e no currículo.`,
      action: 'Use o número que você consegue explicar em uma entrevista, nos dois documentos.',
      evidence: [...inProfile(`${mine}.items.${at}`), ...inResume(`${theirs}.items.${line}`)],
    });
  }
  return found;
}

/** What the jobs of profile and CV say differently, and which ones only one of them names. */
export function compareRoles(sides: Sides): Inconsistency[] {
  const { profile, resume, inProfile, inResume } = sides;
  if (profile.notInSource.includes('experiences')) return [];
  if (profile.experiences.length === 0 || resume.experiences.length === 0) return [];
  const pairs = matchRoles(profile.experiences, resume.experiences);
  const onlyOwn = profile.experiences.flatMap(({ company }, index): Inconsistency[] =>
    company === '' || pairs.some(({ own }) => own === index)
      ? []
      : [
          {
            id: `missing.cv.${index}`,
            kind: 'missing',
            message: `“${company}” está no LinkedIn e não encontrei no currículo.`,
            action: 'Se a experiência ajuda no seu objetivo, inclua-a também no currículo.',
            evidence: inProfile(`experiences.${index}.company`),
          },
        ],
  );
  const onlyOther = resume.experiences.flatMap(({ company }, index): Inconsistency[] =>
    company === '' || pairs.some(({ other }) => other === index)
      ? []
      : [
          {
            id: `missing.linkedin.${index}`,
            kind: 'missing',
            message: `“${company}” está no currículo e não encontrei no LinkedIn.`,
            action:
              'Inclua a experiência no LinkedIn ou retire-a do currículo, para que os dois contem a mesma história.',
            evidence: inResume(`experiences.${index}.company`),
          },
        ],
  );
  return [...pairs.flatMap((pair) => compareRole(sides, pair)), ...onlyOwn, ...onlyOther];
}

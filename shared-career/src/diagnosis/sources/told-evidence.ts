import {
  findGapSkill,
  NOTHING_PRACTISED,
  type ConfirmedLine,
  type Evidence,
  type TaskEvidence,
  type ToldSince,
} from '@aura/shared-domain';
import { readClaims } from '../../cv/claims.ts';
import type { CvDocument, CvLine } from '../../cv/cv.ts';
import { findRegistrations } from '../../cv/registrations.ts';
import type { SkillSpan } from '../../matching/grade.ts';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';

/** No additions. */
export const NOTHING_TOLD: ToldSince = { evidence: [], confirmed: [], practice: NOTHING_PRACTISED };

const PROOF_WORDS = 4;

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/**
 * What the proof of a task shows: the skill of its gap, as told with an example. We do not open addresses, so one
 * counts only together with words. A registration needs its number. A proof that is a line of work in the CV shows the
 * skill there: the person says so, as of any line that names it.
 */
export function findEvidenceSpans(evidence: readonly TaskEvidence[], cv: CvDocument | null): SkillSpan[] {
  const work = (cv?.lines ?? []).filter(({ section }) => section === 'work');
  return evidence.flatMap(({ task, gapId, text }): SkillSpan[] => {
    const skillId = findGapSkill(gapId) ?? '';
    const skill = findSkillById(skillId);
    const { text: claimed } = readClaims(text);
    if (!skill || countWords(claimed) < PROOF_WORDS) return [];
    const isHeld = findRegistrations(claimed).some((one) => one.skillId === skillId && one.numbered);
    if (skill.kind === 'licence' && !isHeld) return [];
    const line = skill.kind === 'licence' ? undefined : findQuotedLine(work, text);
    if (line) return [{ skillId, shows: true, evidence: line.evidence }];
    const section = 'Prova de uma tarefa do plano';
    return [
      {
        skillId,
        shows: false,
        evidence: {
          source: 'answer',
          docId: `answer:task:${task}`,
          start: 0,
          end: text.length,
          excerpt: text,
          section,
        },
      },
    ];
  });
}

const squeezeBlanks = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const hasQuote = ({ excerpt }: Evidence, quote: string): boolean =>
  squeezeBlanks(excerpt).includes(squeezeBlanks(quote));

/** The first of some lines of a CV that contains a quotation. */
const findQuotedLine = (lines: readonly CvLine[], quote: string): CvLine | undefined =>
  lines.find(({ evidence }) => hasQuote(evidence, quote));

/**
 * The spans of a CV after what the person said of its lines: a line that they say shows a skill counts as one that
 * names it, and one that they say does not counts no more. Of a line that is not in the CV any more nothing is left.
 */
export function withConfirmed(
  spans: readonly SkillSpan[],
  { lines }: CvDocument,
  confirmed: readonly ConfirmedLine[],
): SkillSpan[] {
  const denies = ({ skillId, evidence }: SkillSpan): boolean =>
    confirmed.some((one) => !one.holds && one.skillId === skillId && hasQuote(evidence, one.quote));
  const added = confirmed.flatMap(({ skillId, quote, holds }): SkillSpan[] => {
    const line = holds && findQuotedLine(lines, quote);
    // A paper is proved by its line alone, never by a yes.
    if (!line || findSkillById(skillId)?.kind === 'licence') return [];
    return [{ skillId, shows: false, evidence: line.evidence }];
  });
  return [...spans.filter((span) => !denies(span)), ...added];
}

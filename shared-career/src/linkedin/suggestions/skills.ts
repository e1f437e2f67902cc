import { choosePlural, type Evidence, type Suggestion } from '@aura/shared-domain';
import { findSkillById } from '../../taxonomy/skill-catalogue.ts';
import { findSkills } from '../../taxonomy/find-skills.ts';
import type { GoalSkill } from '../../matching/goal-skills.ts';
import { foldKey } from '../../text/index.ts';
import { cite, join, quoteLabel, shorten } from '../../wording/quote.ts';
import { buildDraftedText, buildFact, type OwnWords } from '../drafts/fact.ts';
import { findSpecialtyName } from '../drafts/specialties.ts';
import { canHoldSection, type Measured, squeezeLine } from '../score/input.ts';
import { listListedSkills } from '../score/skills.ts';
import { ASKED } from '../score/weights.ts';

const MOST = 6;

/** Where the work itself shows a skill; a title alone shows the trade, not each of its skills. */
function findShownInItems(skillId: string, { record, document, cv }: Measured): Evidence | null {
  const items = [...document.lines, ...(cv?.lines ?? [])].filter(({ isItem }) => isItem);
  const shown = record.shown.get(skillId) ?? [];
  return (
    shown.find((span) =>
      items.some(
        ({ evidence }) =>
          evidence.source === span.source && span.start >= evidence.start && span.end <= evidence.end,
      ),
    ) ?? null
  );
}

/** How a skill would be listed: products and subjects as the person names them, all else by its common name. */
function nameOf({ skillId, label }: GoalSkill, shown: Evidence, measured: Measured): OwnWords {
  const own = findSpecialtyName(skillId, measured);
  const kind = findSkillById(skillId)?.kind;
  const isCommon = kind === 'technique' || kind === 'behaviour';
  if (own && !isCommon && foldKey(own.text) !== foldKey(label)) return own;
  return { text: label, fact: buildFact(shown.excerpt, shown) };
}

/** Skills of the goal that the work in profile or CV proves and the list of skills lacks. */
function suggestMissingSkills(measured: Measured): Suggestion[] {
  const { listedIds } = listListedSkills(measured);
  return measured.targets
    .filter(({ skillId }) => !listedIds.has(skillId))
    .flatMap((skill): Suggestion[] => {
      const shown = findShownInItems(skill.skillId, measured);
      if (!shown) return [];
      const words = nameOf(skill, shown, measured);
      const from =
        shown.source === 'cv' ? cite(shown) : `na sua experiência no LinkedIn: “${shorten(shown.excerpt)}”`;
      return [
        {
          id: `skills.add.${skill.skillId}`,
          kind: 'skills',
          path: 'skills',
          operation: 'add',
          before: '',
          after: buildDraftedText(words.text, [words]),
          reason: `O seu objetivo pede ${quoteLabel(skill.label)} e você mostra isso ${from}; falta na lista de competências.`,
          deductionId: 'skills.listed',
        },
      ];
    })
    .slice(0, MOST);
}

/** The three skills of the goal to pin, if others are pinned now. */
function suggestPinnedSkills(measured: Measured): Suggestion[] {
  const { lines, target, pinned } = listListedSkills(measured);
  const first = lines.slice(0, ASKED.skills.pinned);
  const weight = new Map(measured.targets.map(({ skillId }, index) => [skillId, index]));
  const rank = (text: string): number =>
    Math.min(...findSkills(text).map(({ skillId }) => weight.get(skillId) ?? Number.MAX_SAFE_INTEGER));
  const best = target
    .toSorted((a, b) => rank(squeezeLine(a)) - rank(squeezeLine(b)) || a.evidence.start - b.evidence.start)
    .slice(0, ASKED.skills.pinned);
  if (best.length === 0 || pinned >= best.length) return [];
  const words = best.map((line) => ({
    text: squeezeLine(line),
    fact: buildFact(squeezeLine(line), line.evidence),
  }));
  const names = words.map(({ text }) => text);
  return [
    {
      id: 'skills.pin',
      kind: 'skills',
      path: 'skills',
      operation: 'replace',
      before: first.map(squeezeLine).join('\n'),
      after: buildDraftedText(names.join('\n'), words),
      reason:
        `As três primeiras competências são as que todo mundo vê; ` +
        `${join(names.map(quoteLabel))} ${choosePlural(names.length, 'é do seu objetivo', 'são do seu objetivo')} e já estão na sua lista.`,
      deductionId: 'skills.pinned',
    },
  ];
}

/** Suggestions for the list of skills; none where the source does not hold it. */
export function suggestSkills(measured: Measured): Suggestion[] {
  if (!canHoldSection(measured, 'skills') || measured.targets.length === 0) return [];
  return [...suggestMissingSkills(measured), ...suggestPinnedSkills(measured)];
}

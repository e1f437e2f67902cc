import type { Deduction, Suggestion } from '@aura/shared-domain';
import { leaveOutOf } from '../../resume/notices/leave-out.ts';
import { squeeze } from '../../text/index.ts';
import { hasMetric } from '../../wording/metric.ts';
import type { LinkedInDocumentLine } from '../document.ts';
import { GAPS } from '../../generated/linkedin-gaps.ts';
import { buildDraftedText, buildFact } from '../drafts/fact.ts';
import { listMeasuredItems } from '../score/experiences.ts';
import { canHoldSection, findLinesUnder, type Measured, squeezeLine } from '../score/input.ts';
import { findLatestRoles } from '../score/roles.ts';

const MOST = 6;

const PASSIVE = /^(?:fui |era |sou )?respons[áa]ve(?:l|is) (por|pel[oa]s?)\s+/iu;
const ARTICLE: Readonly<Record<string, string>> = {
  por: '',
  pelo: 'o ',
  pela: 'a ',
  pelos: 'os ',
  pelas: 'as ',
};

/** "Responsável pelo plantão" → "[ação] o plantão". */
function withoutPassive(text: string): string | null {
  const match = PASSIVE.exec(text);
  if (!match) return null;
  return `${GAPS.action.token} ${ARTICLE[(match[1] ?? '').toLowerCase()] ?? ''}${text.slice(match[0].length)}`;
}

const withAmount = (text: string): string =>
  `${text.replace(/(?<![\s.;,:])[\s.;,:]+$/u, '')}: ${GAPS.amount.token}`;

function suggestItem(line: LinkedInDocumentLine, deductions: ReadonlySet<string>): Suggestion[] {
  const text = squeezeLine(line);
  // Lines with instructions in them, or with personal data, are not quoted back as a text to paste.
  if (text !== squeeze(line.evidence.excerpt) || leaveOutOf(text).left.length > 0) return [];
  const words = [{ text, fact: buildFact(text, line.evidence) }];
  const action = withoutPassive(text);
  const base = { path: line.path, operation: 'replace' as const, before: line.evidence.excerpt };
  if (action !== null)
    return [
      {
        ...base,
        id: `${line.path}.action`,
        kind: 'action',
        after: buildDraftedText(hasMetric(text) ? action : withAmount(action), words),
        reason: '“Responsável por” esconde o que você fez; comece pela ação.',
        deductionId: deductions.has('experiences.actions') ? 'experiences.actions' : null,
      },
    ];
  if (hasMetric(text) || !deductions.has('experiences.results')) return [];
  return [
    {
      ...base,
      id: `${line.path}.result`,
      kind: 'result',
      after: buildDraftedText(withAmount(text), words),
      reason: 'A linha diz o que você fez e não diz quanto; uma quantidade mostra o tamanho do trabalho.',
      deductionId: 'experiences.results',
    },
  ];
}

/** A first line for recent roles that have none. */
function describeRoles(measured: Measured): Suggestion[] {
  const { profile, document } = measured;
  return findLatestRoles(profile.experiences).flatMap((role): Suggestion[] => {
    if (findLinesUnder(document, `experiences.${role}.items.`).length > 0) return [];
    const [title] = findLinesUnder(document, `experiences.${role}.title`);
    if (!title) return [];
    return [
      {
        id: `experiences.${role}.describe`,
        kind: 'expand',
        path: `experiences.${role}.items`,
        operation: 'add',
        before: '',
        after: buildDraftedText(`${GAPS.action.token} ${GAPS.task.token}: ${GAPS.amount.token}`, [
          { text: squeezeLine(title), fact: buildFact(squeezeLine(title), title.evidence) },
        ]),
        reason: `“${squeezeLine(title)}” está sem descrição; duas ou três linhas bastam.`,
        deductionId: 'experiences.results',
      },
    ];
  });
}

/** Suggestions for the lines of the last roles; the weakest first, as the profile orders them. */
export function suggestItems(measured: Measured, deductions: readonly Deduction[]): Suggestion[] {
  if (!canHoldSection(measured, 'experiences')) return [];
  const lost = new Set(deductions.map(({ id }) => id));
  const described = lost.has('experiences.results') ? describeRoles(measured) : [];
  return [...listMeasuredItems(measured).flatMap((line) => suggestItem(line, lost)), ...described].slice(
    0,
    MOST,
  );
}

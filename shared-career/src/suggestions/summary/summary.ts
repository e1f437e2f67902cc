import type { Suggestion } from '@aura/shared-domain';
import { countSummaryCharacters } from '../../quality/completeness/checklist.ts';
import { CHECKLIST } from '../../quality/weights.ts';
import { withoutPath, findDeduction, makeSuggestion, type SuggestionContext } from '../context.ts';
import { leaveOutCliches } from '../items/cliches.ts';
import {
  writeAim,
  writeBestResult,
  writeEducation,
  writeEmployers,
  writeOpening,
  writeSkills,
  stop,
} from './sentences.ts';

/** A summary from the CV's content, if there is none or it is too short. */
export function suggestSummary(context: SuggestionContext): Suggestion[] {
  const { resume, lines, items, now } = context;
  const written = countSummaryCharacters({ resume, lines, items, keywordLists: [], repeated: [], now });
  if (written >= CHECKLIST.summaryCharacters) return [];
  const own = resume.summary.trim();
  const kept = own === '' ? '' : (leaveOutCliches(own) ?? own);
  const about = lines.filter(({ path }) => path === 'summary');
  if (about.some((line) => line.text !== line.evidence.excerpt) || /\[[^\]]*\]/u.test(kept)) return [];
  const said = context.facts.filter(({ path }) => path === 'summary').map(withoutPath);
  const sentences = [
    ...(kept === '' ? writeOpening(context) : [{ text: stop(kept), facts: said }]),
    ...(kept === '' ? writeEmployers(context) : []),
    ...writeSkills(context),
    ...(items.length > 0 ? writeBestResult(context) : []),
    ...writeEducation(context),
    ...writeAim(context),
  ];
  const facts = [...new Map(sentences.flatMap((one) => one.facts).map((fact) => [fact.id, fact])).values()];
  if (sentences.length < 2 || facts.length < 2) return [];
  return [
    makeSuggestion({
      kind: 'summary',
      path: 'summary',
      operation: 'replace',
      before: resume.summary,
      text: sentences.map(({ text }) => text).join(' '),
      facts,
      gaps: sentences.flatMap(({ gap }) => (gap ? [gap] : [])),
      reason:
        own === ''
          ? 'O currículo não tem resumo. Este foi montado só com o que você já escreveu; ajuste à sua maneira.'
          : 'O resumo é curto. Este junta ao que você escreveu os fatos que dizem mais; ajuste à sua maneira.',
      deductionId: findDeduction(context, ['complete-summary'], null),
    }),
  ];
}

/** A summary of sufficient length, without unverifiable words. */
export function suggestPlainSummary(context: SuggestionContext): Suggestion[] {
  const { resume, lines } = context;
  const before = resume.summary;
  const text = before === '' ? null : leaveOutCliches(before);
  const about = lines.filter(({ path }) => path === 'summary');
  if (text === null || text === '' || about.some((line) => line.text !== line.evidence.excerpt)) return [];
  return [
    makeSuggestion({
      kind: 'cliche',
      path: 'summary',
      operation: 'replace',
      before,
      text,
      facts: context.facts.filter(({ path }) => path === 'summary').map(withoutPath),
      gaps: [],
      reason: 'Tirei as palavras que ninguém pode conferir; o resumo diz o mesmo com menos.',
      deductionId: findDeduction(context, ['action-cliche'], about[0] ?? null),
    }),
  ];
}

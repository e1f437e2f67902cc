import { leaveOutOf } from '../../resume/notices/leave-out.ts';
import { foldKey, squeeze } from '../../text/index.ts';
import { opensWithAction } from '../../wording/actions.ts';
import { findCliches } from '../../wording/cliches.ts';
import { hasMetric } from '../../wording/metric.ts';
import type { Measured } from '../score/input.ts';
import { latestFirst } from '../score/roles.ts';
import { factOf, type OwnWords } from './fact.ts';

/** Longest result in a headline and longest line quoted whole, characters. */
const LONGEST = { result: 90, line: 280 } as const;

const withoutStop = (text: string): string => text.replace(/[\s.;,:]+$/u, '');

/** What was done, in the person's own lines: roles latest first, then what only the CV tells. */
function deedsOf({ document, cv, profile }: Measured): OwnWords[] {
  const order = latestFirst(profile.experiences);
  const rank = (path: string): number => order.indexOf(Number(/^experiences\.(\d+)/u.exec(path)?.[1] ?? -1));
  const own = document.lines
    .filter(({ isItem }) => isItem)
    .toSorted((a, b) => rank(a.path) - rank(b.path) || a.evidence.start - b.evidence.start);
  const lines = [...own, ...(cv?.lines.filter(({ isItem }) => isItem) ?? [])];
  const deeds = lines.flatMap((line): OwnWords[] => {
    const text = withoutStop(squeeze(line.text));
    if (text === '' || leaveOutOf(text).left.length > 0) return [];
    return [{ text, fact: factOf(text, line.evidence) }];
  });
  return [...new Map(deeds.toReversed().map((words) => [foldKey(words.text), words])).values()].toReversed();
}

/** Where a line may end early and still be a whole statement. */
const JOINT = /[,;:]\s|\.\s|\s[–—-]\s|\s(?:com|usando|através|por meio|para|e)\s/gu;

/** A statement with a number, short enough for a headline: the line or its beginning; null where it cannot be cut. */
function shortResult({ text, fact }: OwnWords): OwnWords | null {
  if (!hasMetric(text) || !opensWithAction(text)) return null;
  if (text.length <= LONGEST.result) return { text, fact };
  const cuts = [...text.matchAll(JOINT)].map(({ index }) => withoutStop(text.slice(0, index)));
  const cut = cuts.findLast((part) => part.length <= LONGEST.result && hasMetric(part));
  return cut === undefined ? null : { text: cut, fact };
}

/** The first result that fits into a headline, of the latest role that has one. */
export function headlineResult(measured: Measured): OwnWords | null {
  const sentences = deedsOf(measured).flatMap(({ text, fact }) =>
    text.split(/(?<=\p{L}{2}[.!?])\s+/u).map((part) => ({ text: withoutStop(part), fact })),
  );
  return sentences.map(shortResult).find((result) => result !== null) ?? null;
}

/** Lines worth quoting whole: those with numbers first. Lines that hide the deed behind a phrase are left out. */
export function quotableDeeds(measured: Measured): OwnWords[] {
  const lines = deedsOf(measured).filter(
    ({ text }) => text.length <= LONGEST.line && text.length >= 15 && findCliches(text).length === 0,
  );
  return lines.toSorted((a, b) => Number(hasMetric(b.text)) - Number(hasMetric(a.text)));
}

const AUDIENCE =
  /(?<![\p{L}\p{N}])(?:\d[\d.]* )?(?:clientes|pacientes|alunos|alunas|estudantes|lojas|fornecedores|famílias|crianças|idosos|turmas|leitos|produtores|moradores|startups|escolas)(?: d[aeo] (?:ensino (?:médio|fundamental|superior|técnico)|educação infantil))?(?![\p{L}\p{N}])/u;

/** Whom the work was for, as a line names them, best with how many they were; null where none does. */
export function audienceOf(measured: Measured): OwnWords | null {
  const named = deedsOf(measured).flatMap(({ text, fact }): OwnWords[] => {
    const found = AUDIENCE.exec(text);
    return found ? [{ text: found[0], fact }] : [];
  });
  return named.find(({ text }) => /^\d/u.test(text)) ?? named[0] ?? null;
}

import type { DiagnosisResult } from '@aura/shared-domain';
import { hasResume } from '../sections/reading.ts';
import { ANALYSED_ID, type ContentsEntry } from '@aura/shared-career-ui';

/** Ids of the headings of the result. */
const HEADINGS = {
  readiness: 'readiness-title',
  difference: 'difference-title',
  second: 'second-title',
  strengths: 'strengths-title',
  gaps: 'gaps-title',
  plan: 'plan-title',
  changes: 'changes-title',
  paths: 'paths-title',
  interests: 'interests-title',
  anchors: 'anchors-title',
  risks: 'risks-title',
  how: 'how-title',
  analysed: ANALYSED_ID,
  versions: 'versions-title',
} as const;

/** What else stands on the page besides the diagnosis itself. */
interface Around {
  readonly analysedText: boolean;
  readonly versions: boolean;
  readonly difference?: boolean;
  readonly second?: boolean;
}

/** The sections that a result has, in their order on the page. */
export function contentsOf(
  result: DiagnosisResult,
  { analysedText, versions, difference = false, second = false }: Around,
): ContentsEntry[] {
  const entries: readonly (readonly [keyof typeof HEADINGS, string, boolean])[] = [
    [
      'readiness',
      hasResume(result) || result.goal.title === '' ? 'Prontidão' : 'O que suas respostas mostram',
      true,
    ],
    ['difference', 'O que mudou', difference],
    ['second', 'Segunda leitura', second],
    ['strengths', 'O que você já tem', true],
    ['gaps', 'O que falta', true],
    ['plan', 'Plano de 90 dias', true],
    ['changes', 'O que mudaria seu resultado', result.whatWouldChange.length > 0],
    ['paths', 'Caminhos possíveis', result.paths.length > 0],
    ['interests', 'Seus interesses', result.interests !== null],
    ['anchors', 'O que pesa nas suas escolhas', result.anchors.length > 0],
    ['risks', 'Pontos de atenção', result.risks.length > 0],
    ['how', 'Como calculamos', true],
    ['analysed', 'Seu currículo como foi analisado', analysedText],
    ['versions', 'Versões anteriores', versions],
  ];
  return entries.filter(([, , shown]) => shown).map(([key, label]) => ({ id: HEADINGS[key], label }));
}

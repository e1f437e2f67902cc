import type { GapToFill, InterviewQuestion } from '@aura/shared-domain';
import { foldText } from '@aura/shared-career';
import { findMissing } from '../missing/index.ts';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { FRAMES } from '../generated/frames.ts';
import type { FrameName, Place } from './frame.ts';

/** A sentence that asks, and where it goes. */
export interface Asking {
  readonly text: string;
  readonly place: Place;
  /** After the text of this place, or before it. */
  readonly after: boolean;
  readonly gaps: readonly GapToFill[];
}

/** The properties of a question that decide which gaps to ask for. */
export type Asked = Pick<InterviewQuestion, 'shape' | 'topic'>;

/** More gaps than this make a form out of a text. */
const MOST_GAPS = 3;
const TOKEN = /\[[^\]]+\]/gu;
const DEADLINE = /(?<!\p{L})(?:prazos?|ate|antes d[aeo]s?|atras\p{L}+|deadlines?|due|until|by)(?!\p{L})/u;

const PLACES: Readonly<Record<FrameName, Pick<Asking, 'place' | 'after'>>> = {
  situation: { place: 'situation', after: false },
  task: { place: 'task', after: false },
  deadline: { place: 'task', after: true },
  ownPart: { place: 'action', after: false },
  action: { place: 'action', after: false },
  result: { place: 'result', after: false },
  numbers: { place: 'result', after: true },
  proof: { place: 'result', after: true },
  reflection: { place: 'reflection', after: false },
};

/** Topics whose results are counted; of others a fact tells as much as a number before and after. */
const COUNTED: ReadonlySet<Asked['topic']> = new Set(['delivery', 'problemSolving', 'technical']);

/** What to ask for, the most telling first. */
function listWanted(reading: AnswerReading, { shape, topic }: Asked): FrameName[] {
  const missing = findMissing(reading);
  const names: FrameName[] = [];
  if (missing.has('result')) names.push('result');
  else if (missing.has('resultNumber')) names.push(COUNTED.has(topic) ? 'numbers' : 'proof');
  if (missing.has('action')) names.push('action');
  else if (missing.has('ownPart')) names.push('ownPart');
  if (missing.has('situation')) names.push('situation');
  if (missing.has('task')) names.push('task');
  // A person who states what they look for need not be asked again why they apply here.
  const isSaid = shape === 'presentation' && !missing.has('task');
  if (missing.has('reflection') && !isSaid) names.push('reflection');
  if (topic === 'delivery' && !missing.has('task') && !DEADLINE.test(foldText(reading.text).folded))
    names.push('deadline');
  return names;
}

/** The sentences that ask for what an answer does not tell. */
export function listAskings(reading: AnswerReading, question: Asked): readonly Asking[] {
  const askings: Asking[] = [];
  let count = 0;
  for (const name of listWanted(reading, question)) {
    const frame = FRAMES[question.shape][name];
    if (!frame || count + frame.asks.length > MOST_GAPS) continue;
    const text = frame[reading.language];
    const tokens = text.match(TOKEN) ?? [];
    const gaps = frame.asks.map((ask, at): GapToFill => ({ token: tokens[at] ?? '', ...ask }));
    askings.push({ text, gaps, ...PLACES[name] });
    count += gaps.length;
  }
  return askings;
}

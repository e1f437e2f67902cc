import type { GapToFill, InterviewQuestion } from '@aura/shared-domain';
import { foldText } from '@aura/shared-career';
import { findMissing, type Missing } from '../missing/index.ts';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { FRAMES } from '../generated/frames.ts';
import type { FrameName, Place } from './frame.ts';

/** A sentence that asks, and where it goes. */
export interface Asking {
  readonly text: string;
  readonly place: Place | 'opening';
  /** After the text of this place, or before it. */
  readonly after: boolean;
  readonly gaps: readonly GapToFill[];
}

/** The properties of a question that decide which gaps to ask for. */
export type Asked = Pick<InterviewQuestion, 'id' | 'shape' | 'topic'>;

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
  reflection: { place: 'reflection', after: false },
};

/** Topics whose results are counted; of others a result in words is enough to say aloud. */
const COUNTED: ReadonlySet<Asked['topic']> = new Set(['delivery', 'problemSolving', 'technical']);

/** Questions to present oneself: only there do a result and a wish for the future follow whatever was said. */
const INTRODUCTIONS: ReadonlySet<string> = new Set([
  'mot-1',
  'mot-12',
  'en-mot-j-1',
  'en-mot-m-1',
  'en-mot-s-1',
]);
/** Questions about oneself that an experience proves; of others, such as the pay, it says nothing. */
const PROVEN: ReadonlySet<string> = new Set(['mot-7', 'mot-10', 'mot-11', 'mot-j-2', 'mot-m-1', 'mot-s-1']);

/** What to ask for, the most telling first. */
function listWanted(reading: AnswerReading, { id, shape, topic }: Asked): FrameName[] {
  const missing = findMissing(reading);
  if (shape === 'presentation') return listAboutOneself(missing, id);
  const names: FrameName[] = [];
  if (missing.has('result')) names.push('result');
  else if (missing.has('resultNumber') && COUNTED.has(topic)) names.push('numbers');
  // A first person who acts has done something, in words that the reader may not know.
  const hasActed = shape === 'story' && reading.singular > 0;
  if (missing.has('action') && !hasActed) names.push('action');
  else if (missing.has('ownPart')) names.push('ownPart');
  if (missing.has('situation')) names.push('situation');
  // Told what the trouble was, whoever listens knows the goal of a story.
  if (missing.has('task') && (shape === 'plan' || missing.has('situation'))) names.push('task');
  if (missing.has('reflection')) names.push('reflection');
  if (topic === 'delivery' && !missing.has('task') && !DEADLINE.test(foldText(reading.text).folded))
    names.push('deadline');
  return names;
}

function listAboutOneself(missing: ReadonlySet<Missing>, id: string): FrameName[] {
  const isIntroduction = INTRODUCTIONS.has(id);
  const names: FrameName[] = [];
  if (isIntroduction && missing.has('result')) names.push('result');
  if (missing.has('action') && (isIntroduction || PROVEN.has(id))) names.push('action');
  // A person who states what they look for need not be asked again why they apply here.
  if (isIntroduction && missing.has('reflection') && missing.has('task')) names.push('reflection');
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
    const { place, after } = PLACES[name];
    const isOpening = question.shape === 'story' && (name === 'situation' || name === 'task');
    askings.push({ text, gaps, after, place: isOpening ? 'opening' : place });
    count += gaps.length;
  }
  return askings;
}

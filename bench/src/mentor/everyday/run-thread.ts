import type { SafetyReply } from '@aura/shared-domain';
import { type Ad, respond, type Response, type Turn } from '@aura/shared-mentor';
import { answerAfterHelp } from '@aura/shared-mentor/danger';
import { flawsOf, isDenial } from './grade.ts';
import { recordOf } from './person-record.ts';
import type { Thread, ThreadContext } from './thread.ts';

interface GradedTurn {
  readonly says: string;
  readonly response: Response;
  /** Empty for a useful turn. */
  readonly flaws: readonly string[];
}

export interface GradedThread {
  readonly id: string;
  readonly turns: readonly GradedTurn[];
  /** Whether the mentor said twice in a row that it had not understood. */
  readonly deniedTwice: boolean;
}

/** Runs a conversation like the backend, and grades the answers. */
export function runThread({ id, context, turns }: Thread): GradedThread {
  const record = recordOf(context);
  const graded: GradedTurn[] = [];
  const ads = adsOf(context);
  const before: Turn[] = [];
  let unanswered = '';
  let fixed: SafetyReply | null = null;
  for (const turn of turns) {
    // The page itself goes on after a reply for danger.
    const help: string | null = answerAfterHelp(fixed, turn.says);
    const response: Response =
      help === null
        ? respond({ text: turn.says, turns: [...before], unanswered, record, ads })
        : { kind: 'aside', reason: 'outside', text: help, suggestions: [] };
    if (response.kind === 'advice')
      before.push({
        question: turn.says,
        intent: response.answer.intent,
        play: response.answer.play ?? '',
        draft: response.answer.parts.find(({ draft }) => draft)?.text ?? '',
        said: response.answer.parts.find(({ draft }) => !draft)?.text ?? '',
      });
    unanswered = response.kind === 'aside' ? turn.says : '';
    fixed = response.kind === 'safety' ? response.reply : null;
    graded.push({ says: turn.says, response, flaws: flawsOf(turn, response) });
  }
  const deniedTwice = graded.some(
    ({ response }, at) => at > 0 && isDenial(response) && graded.slice(at - 1, at).every(wasDenied),
  );
  return { id, turns: graded, deniedTwice };
}

const adsOf = ({ ads }: ThreadContext): readonly Ad[] =>
  ads.map(({ title, company, city, salary }) => ({
    title,
    company: company ?? null,
    city: city ?? null,
    salary: salary ? { min: salary[0], max: salary[1] } : null,
  }));

const wasDenied = ({ response }: GradedTurn): boolean => isDenial(response);

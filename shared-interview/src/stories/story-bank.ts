import {
  type GradedAnswer,
  joinGradedText,
  type Interview,
  type InterviewQuestion,
} from '@aura/shared-domain';
import {
  capitalizeFirst,
  foldText,
  readDates,
  readNumbers,
  squeeze,
  computeStableHash,
} from '@aura/shared-career';
import { computeLikeness, SAME_STORY, findTellingWords } from './likeness.ts';
import type { Story, Telling } from './story.ts';

const LONGEST = 72;
/** What opens a sentence without telling anything. */
const OPENING = /^(?:(?:então|daí|aí|bom|bem|e|mas|com isso|depois|so|then|and)[,\s]+)+/iu;

/** Cuts between words. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const head = text.slice(0, LONGEST);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), LONGEST / 2)).replace(/[,;:–-]+$/u, '')}…`;
}

/** A title out of the person's own words: the beginning of what they did, or else of the story. */
function makeTitle(text: string, { passages }: Pick<GradedAnswer['analysis'], 'passages'>): string {
  const action = passages.find(({ part }) => part === 'action');
  const told = squeeze(action ? text.slice(action.start, action.end) : text).replace(OPENING, '');
  const [sentence = told] = told.split(/(?<=[.!?])\s/u);
  const title = cut(sentence.replace(/[.!?,;]+$/u, ''));
  return capitalizeFirst(title);
}

/** Words that may follow a number without being the counted thing. Folded. */
const NOT_COUNTED =
  /^(?:a|o|as|os|e|ou|de|d[aeo]s?|em|n[ao]s?|por|para|com|que|mais|menos|deles|delas|ou|and|or|of|in|to|on|the|a|more|less|for|per)$/u;

/** Numbers that say something by themselves: with a unit, or with the word that they count. */
export function findTellingNumbers(text: string): string[] {
  const { quantities } = readNumbers(text, readDates(text));
  const shown = quantities.flatMap(({ start, end, unit }) => {
    const written = text.slice(start, end).trim();
    if (unit !== '') return [written];
    const next = /^\s(\p{L}+)/u.exec(text.slice(end))?.[1];
    return next === undefined || NOT_COUNTED.test(foldText(next).folded) ? [] : [`${written} ${next}`];
  });
  return [...new Set(shown)];
}

/** A simulation with its id. */
export interface StoredInterview {
  readonly id: string;
  readonly interview: Interview;
}

interface Told extends Telling {
  readonly language: InterviewQuestion['language'];
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly analysis: GradedAnswer['analysis'];
}

const getValue = ({ analysis }: GradedAnswer): number => analysis.score.value ?? -1;

/** The best graded answer to each question about something that happened; of equal ones the later. */
function listTold({ id, interview }: StoredInterview): Told[] {
  return interview.answers.flatMap(({ questionId, attempts }): Told[] => {
    const question = interview.questions.find((one) => one.id === questionId);
    const best = attempts.reduce<GradedAnswer | null>(
      (top, one) => (top && getValue(top) > getValue(one) ? top : one),
      null,
    );
    if (!best || question?.shape !== 'story') return [];
    const text = joinGradedText(best);
    return [
      {
        interviewId: id,
        questionId,
        question: question.text,
        topic: question.topic,
        language: question.language,
        value: best.analysis.score.value,
        at: best.gradedAt,
        text,
        words: findTellingWords(text),
        analysis: best.analysis,
      },
    ];
  });
}

function buildStory(tellings: readonly Told[]): Story {
  const [first] = tellings;
  const best = tellings.reduce((top, one) => ((one.value ?? -1) >= (top.value ?? -1) ? one : top));
  return {
    id: `s-${computeStableHash(`${first?.interviewId}:${first?.questionId}`).slice(0, 12)}`,
    title: makeTitle(best.text, best.analysis),
    topic: best.topic,
    language: best.language,
    best: best.value,
    told: tellings.toReversed().map(({ interviewId, questionId, question, topic, value, at }) => ({
      interviewId,
      questionId,
      question,
      topic,
      value,
      at,
    })),
    numbers: findTellingNumbers(best.text),
    text: best.text,
  };
}

/**
 * The stories of a person from all simulations, the best graded first. Tellings of one story are one entry: each is
 * compared with the first telling, so that two stories do not merge through a third.
 */
export function buildStoryBank(interviews: readonly StoredInterview[]): Story[] {
  const all = interviews
    .flatMap(listTold)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.questionId < b.questionId ? -1 : 1));
  const stories: [Told, ...Told[]][] = [];
  for (const one of all) {
    const known = stories.find(
      ([first]) => first.language === one.language && computeLikeness(first.words, one.words) >= SAME_STORY,
    );
    if (known) known.push(one);
    else stories.push([one]);
  }
  return stories
    .map(buildStory)
    .toSorted((a, b) => (b.best ?? -1) - (a.best ?? -1) || (a.id < b.id ? -1 : 1));
}

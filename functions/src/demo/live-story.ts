import { createHash } from 'node:crypto';
import { readResumeText, renderResumeText } from '@aura/shared-career/resume';
import {
  computeDay,
  DAY_MS,
  EVERY_JOB,
  diagnosisEndpoint,
  interviewAnswerEndpoint,
  interviewFinishEndpoint,
  interviewStartEndpoint,
  jobPostingEndpoint,
  jobSearchEndpoint,
  jobsSaveEndpoint,
  lessonAnswerEndpoint,
  lessonCompleteEndpoint,
  resumeRunEndpoint,
  savedJobChangeEndpoint,
  makeFitOn,
  TIME_ZONE,
  type ResumeStructure,
} from '@aura/shared-domain';
import { loadLesson, type Lesson } from '@aura/shared-lessons';
import type { Deed, Story } from './authoring/story-file.ts';
import type { CallAs } from './call-as.ts';

/** What a story is told with. */
export interface Teller {
  /** Sends a request of the person; throws if it is refused. */
  readonly call: CallAs;
  /** Sets the backend's clock. */
  readonly setClock: (now: Date) => void;
  /** Stores a CV as the person's own, as the wizard does: plan and diagnosis of another CV go. */
  readonly storeResume: (text: string, goal: string) => Promise<void>;
  readonly now: Date;
}

/** Lives a story through the backend, deed after deed, each at its time. */
export async function liveStory(story: Story, teller: Teller): Promise<void> {
  const jobs: string[] = [];
  for (const [place, deed] of story.deeds.entries()) {
    const at = new Date(teller.now.getTime() - deed.daysAgo * DAY_MS);
    teller.setClock(at);
    jobs.push(...(await perform(deed, { story, teller, jobs, at, requestId: makeRequestId(place) })));
  }
}

interface Scene {
  readonly story: Story;
  readonly teller: Teller;
  /** Ids of the saved jobs, in their order. */
  readonly jobs: readonly string[];
  readonly at: Date;
  readonly requestId: string;
}

/** The same in every run, so that a second one changes nothing. */
const makeRequestId = (place: number): string =>
  `demo-${createHash('sha256').update(`deed ${place}`).digest('hex').slice(0, 32)}`;

/** Performs a deed; returns the ids of jobs that it saves. */
async function perform(deed: Deed, scene: Scene): Promise<readonly string[]> {
  switch (deed.kind) {
    case 'diagnosis':
      await runDiagnosis(scene, deed.resume);
      return [];
    case 'optimiser':
      await optimise(scene, deed.resume);
      return [];
    case 'lesson':
      await learn(scene, deed.lesson, deed.wrong);
      return [];
    case 'interview':
      await train(scene, deed);
      return [];
    case 'jobs':
      return saveJobs(scene, deed);
    case 'stage':
      await moveJob(scene, deed);
      return [];
  }
}

type ResumeName = keyof Story['resumes'];

function readResume({ story, at }: Scene, name: ResumeName): ResumeStructure {
  const read = readResumeText(story.resumes[name], { now: at });
  if (!read.ok) throw new Error(read.error.message);
  return read.value.structure;
}

async function runDiagnosis(scene: Scene, name: ResumeName): Promise<void> {
  const { story, teller, requestId } = scene;
  const resume = readResume(scene, name);
  await teller.storeResume(renderResumeText(resume), story.goal.title);
  const { goal, hiddenExperiences, selfRatings, context, anchors } = story;
  const interests = { ratings: story.interests, elapsedMs: 180_000 };
  await teller.call(diagnosisEndpoint, {
    requestId,
    variant: 'full',
    answers: { goal, resume, hiddenExperiences, interests, anchors, selfRatings, context },
  });
}

const optimise = (scene: Scene, name: ResumeName) =>
  scene.teller.call(resumeRunEndpoint, {
    requestId: scene.requestId,
    revisionOf: null,
    input: {
      resume: readResume(scene, name),
      reading: { layout: 'oneColumn', notices: [] },
      goal: scene.story.goal.title,
      jobText: '',
    },
  });

async function learn({ teller }: Scene, slug: string, wrong: number): Promise<void> {
  const lesson = await loadLesson(slug);
  if (!lesson) throw new Error(`no lesson ${slug}`);
  const timeZone = TIME_ZONE;
  const seconds = lesson.readingTime * 60;
  await teller.call(lessonCompleteEndpoint, { slug, timeZone, share: 1, seconds });
  for (const [at, question] of lesson.questions.entries())
    await teller.call(lessonAnswerEndpoint, {
      slug,
      questionId: question.id,
      timeZone,
      reps: 0,
      grade: 'good',
      answer: at < wrong ? 'não sei' : findRightAnswer(question),
    });
}

function findRightAnswer(question: Lesson['questions'][number]): number | string {
  if (question.kind === 'gap') return question.accepted[0] ?? '';
  if (question.kind === 'trueFalse') return question.right ? 0 : 1;
  return question.right;
}

async function train(
  { story, teller, requestId }: Scene,
  { interview: kind }: Extract<Deed, { kind: 'interview' }>,
): Promise<void> {
  const { answers } = story;
  const { id, interview } = await teller.call(interviewStartEndpoint, {
    requestId,
    repeatOf: null,
    setup: {
      savedJobId: null,
      role: story.goal.title,
      level: 'mid',
      kind,
      questions: answers.length,
      mode: 'text',
    },
  });
  for (const [at, question] of interview.questions.entries())
    await teller.call(interviewAnswerEndpoint, {
      id,
      requestId: `${requestId}-${at}`,
      questionId: question.id,
      part: 'answer',
      text: answers[at] ?? '',
      speech: null,
    });
  await teller.call(interviewFinishEndpoint, { id });
}

async function saveJobs(
  { teller, jobs, at }: Scene,
  { words, count }: Extract<Deed, { kind: 'jobs' }>,
): Promise<readonly string[]> {
  const found = await teller.call(jobSearchEndpoint, {
    query: { ...EVERY_JOB, words },
    floor: null,
    home: '',
    order: 'fit',
    group: 'meets',
    page: 1,
  });
  const ids = found.hits.map(({ id }) => id).filter((id) => !jobs.includes(id));
  const wanted = await Promise.all(
    ids.slice(0, count).map(async (id) => {
      const { posting, match } = await teller.call(jobPostingEndpoint, { id });
      const fit = match && makeFitOn(match, at);
      return { vacancy: posting.vacancy, fit };
    }),
  );
  if (wanted.length === 0) return [];
  const { saved } = await teller.call(jobsSaveEndpoint, { jobs: wanted });
  return saved;
}

async function moveJob(
  { teller, jobs }: Scene,
  { job, stage, notes, nextStep }: Extract<Deed, { kind: 'stage' }>,
): Promise<void> {
  const id = jobs[job];
  if (id === undefined) throw new Error(`no saved job ${job}`);
  const on = computeDay(new Date(teller.now.getTime() + 2 * DAY_MS));
  await teller.call(savedJobChangeEndpoint, {
    id,
    change: { stage, notes, nextStep: nextStep === undefined ? undefined : { on, what: nextStep } },
  });
}

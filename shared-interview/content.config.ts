import { defineContent } from '@aura/content-tools';
import {
  writeFeedbackModules,
  FollowUpsSchema,
  FramesSchema,
  WeakWordsSchema,
} from './src/authoring/feedback-files.ts';
import { writeEnglishModule, FormsSchema, MishapsSchema } from './src/authoring/english-files.ts';
import { JudgedFileSchema, writeSampleModules, ToldFileSchema } from './src/authoring/sample-files.ts';
import { FillersSchema, OutcomesSchema, signModules, SignsFileSchema } from './src/authoring/sign-files.ts';
import { LawsSchema, writePracticeModules, UnlawfulQuestionsSchema } from './src/authoring/practice-files.ts';
import { PackFileSchema, QuestionFileSchema, writeQuestionModule } from './src/authoring/question-file.ts';
import { OwnQuestionsSchema, writeScoringModules, ScoringSchema } from './src/authoring/scoring-files.ts';
import { writeTechnicalModule, TechnicalFileSchema } from './src/authoring/technical-file.ts';
import { writeTradesModule, TradesSchema } from './src/authoring/trades-file.ts';
import {
  ElsewhereSchema,
  GeneralWordsSchema,
  MannerSchema,
  SubjectsSchema,
  TopicWordsSchema,
  writeWordModules,
  WorkingLifeSchema,
} from './src/authoring/word-files.ts';

/** The question bank, the training for unlawful questions, and the words that an answer is measured and answered with. */
export default defineContent({
  collections: {
    questions: { files: 'content/questions/*.yaml', schema: QuestionFileSchema },
    packs: { files: 'content/questions/packs/*.yaml', schema: PackFileSchema },
    technical: { files: 'content/technical/*.yaml', schema: TechnicalFileSchema },
    trades: { files: 'content/trades.yaml', schema: TradesSchema },
    laws: { files: 'content/practice/laws.yaml', schema: LawsSchema },
    unlawfulQuestions: {
      files: 'content/practice/unlawful-questions.yaml',
      schema: UnlawfulQuestionsSchema,
    },
    followUps: { files: 'content/feedback/follow-ups.yaml', schema: FollowUpsSchema },
    frames: { files: 'content/feedback/frames.yaml', schema: FramesSchema },
    scoring: { files: 'content/feedback/scoring.yaml', schema: ScoringSchema },
    ownQuestions: { files: 'content/own-questions.yaml', schema: OwnQuestionsSchema },
    weakWords: { files: 'content/feedback/weak-words.yaml', schema: WeakWordsSchema },
    topics: { files: 'content/words/topics.yaml', schema: TopicWordsSchema },
    subjects: { files: 'content/words/subjects.yaml', schema: SubjectsSchema },
    workingLife: { files: 'content/words/working-life.yaml', schema: WorkingLifeSchema },
    elsewhere: { files: 'content/words/elsewhere.yaml', schema: ElsewhereSchema },
    manner: { files: 'content/words/manner.yaml', schema: MannerSchema },
    signs: { files: 'content/words/signs.yaml', schema: SignsFileSchema },
    outcomes: { files: 'content/words/outcomes.yaml', schema: OutcomesSchema },
    fillers: { files: 'content/words/fillers.yaml', schema: FillersSchema },
    genuine: { files: 'content/samples/genuine/*.yaml', schema: ToldFileSchema },
    offTopic: { files: 'content/samples/off-topic/*.yaml', schema: ToldFileSchema },
    judged: { files: 'content/samples/judged/*.yaml', schema: JudgedFileSchema },
    mishaps: { files: 'content/english/mishaps.yaml', schema: MishapsSchema },
    forms: { files: 'content/english/forms.yaml', schema: FormsSchema },
    general: { files: 'content/words/general.yaml', schema: GeneralWordsSchema },
  },
  compile: (files, report) => ({
    'questions.ts': writeQuestionModule(files.questions, files.packs, report),
    'technical.ts': writeTechnicalModule(files.technical, report),
    'english.ts': writeEnglishModule(files.mishaps, files.forms, report),
    'trades.ts': writeTradesModule(files.trades, report),
    ...writePracticeModules(files.laws, files.unlawfulQuestions, report),
    ...writeFeedbackModules(files, report),
    ...writeSampleModules(files, report),
    ...writeScoringModules(files),
    ...signModules(files, report),
    ...writeWordModules(files),
  }),
});

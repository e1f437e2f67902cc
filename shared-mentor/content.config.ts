import { defineContent } from '@aura/content-tools';
import {
  GuideFileSchema,
  LawFileSchema,
  lawQuestionModules,
  passageModules,
  passagesOf,
  QuoteFileSchema,
} from './src/authoring/passages.ts';
import { CardFileSchema, FacetFileSchema, cardModules, DraftFileSchema } from './src/authoring/cards.ts';
import { DialogueFileSchema, dialogueModules } from './src/authoring/dialogue.ts';
import { PlayFileSchema, playModules } from './src/authoring/plays.ts';
import { RedTeamFileSchema, redTeamModules } from './src/authoring/red-team.ts';
import { ContactFileSchema, ReplyFileSchema, replyModules } from './src/authoring/replies.ts';
import {
  AsideFileSchema,
  asideModules,
  BlindFileSchema,
  EvaluationFileSchema,
  evaluationModules,
  ExemplarFileSchema,
  exemplarModules,
} from './src/authoring/router.ts';
import { safetyModules } from './src/authoring/safety/compile-rules.ts';
import { ListFileSchema, RuleFileSchema, SensitiveFileSchema } from './src/authoring/safety/rule-file.ts';
import { levelsOf } from './src/authoring/replies.ts';
import { AnswerFileSchema, answerModules, WordFileSchema, wordModules } from './src/authoring/words.ts';

/** What the mentor knows and says, what it learns from, and what it is measured on. */
export default defineContent({
  collections: {
    plays: { files: 'content/plays/*/*.yaml', schema: PlayFileSchema },
    cards: { files: 'content/cards/*.yaml', schema: CardFileSchema },
    facets: { files: 'content/facets.yaml', schema: FacetFileSchema },
    drafts: { files: 'content/drafts/*.yaml', schema: DraftFileSchema },
    dialogue: { files: 'content/dialogue.yaml', schema: DialogueFileSchema },
    guides: { files: 'content/guides/*.md', schema: GuideFileSchema },
    laws: { files: 'content/laws/*.md', schema: LawFileSchema },
    quotes: { files: 'content/quotes/*.yaml', schema: QuoteFileSchema },
    exemplars: { files: 'content/router/exemplars/*.yaml', schema: ExemplarFileSchema },
    evaluation: { files: 'content/router/evaluation/*.yaml', schema: EvaluationFileSchema },
    blind: { files: 'content/router/blind/*.yaml', schema: BlindFileSchema },
    asides: { files: 'content/asides.yaml', schema: AsideFileSchema },
    answers: { files: 'content/answers.yaml', schema: AnswerFileSchema },
    words: { files: 'content/words.yaml', schema: WordFileSchema },
    redTeam: { files: 'content/red-team/*/*.yaml', schema: RedTeamFileSchema },
    contacts: { files: 'content/contacts.yaml', schema: ContactFileSchema },
    replies: { files: 'content/replies/*.yaml', schema: ReplyFileSchema },
    safetyRules: { files: 'content/safety/rules/*/*.yaml', schema: RuleFileSchema },
    safetyLists: { files: 'content/safety/lists/*.yaml', schema: ListFileSchema },
    sensitive: { files: 'content/safety/sensitive.yaml', schema: SensitiveFileSchema },
  },
  compile(content, report) {
    const passages = passagesOf(content, report);
    const ids = new Set(passages.map(({ id }) => id));
    return {
      ...passageModules(passages),
      ...cardModules(content, ids, report),
      ...dialogueModules(content.dialogue),
      ...lawQuestionModules(content.laws),
      ...playModules(content.plays, ids, report),
      ...exemplarModules(content.exemplars, report),
      ...evaluationModules(content.evaluation, content.blind),
      ...asideModules(content.asides),
      ...answerModules(content.answers),
      ...wordModules(content.words),
      ...redTeamModules(content.redTeam, report),
      ...replyModules(content.contacts, content.replies, report),
      ...safetyModules(content, levelsOf(content.replies), report),
    };
  },
});

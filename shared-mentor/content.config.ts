import { defineContent, PhraseFileSchema, writePhraseModules } from '@aura/content-tools';
import {
  GuideFileSchema,
  LawFileSchema,
  writeLawQuestionModules,
  writePassageModules,
  collectPassages,
  QuoteFileSchema,
} from './src/authoring/passages.ts';
import { CardFileSchema, FacetFileSchema, writeCardModules, DraftFileSchema } from './src/authoring/cards.ts';
import { DialogueFileSchema, writeDialogueModules } from './src/authoring/dialogue.ts';
import { PlayFileSchema, writePlayModules } from './src/authoring/plays.ts';
import { RedTeamFileSchema, writeRedTeamModules } from './src/authoring/red-team.ts';
import { ContactFileSchema, ReplyFileSchema, writeReplyModules } from './src/authoring/replies.ts';
import {
  AsideFileSchema,
  writeAsideModules,
  BlindFileSchema,
  EvaluationFileSchema,
  writeEvaluationModules,
  ExemplarFileSchema,
  KeywordFileSchema,
  writeExemplarModules,
  writeKeywordModules,
} from './src/authoring/router.ts';
import { writeSafetyModules } from './src/authoring/safety/compile-rules.ts';
import { ListFileSchema, RuleFileSchema, SensitiveFileSchema } from './src/authoring/safety/rule-file.ts';
import {
  CardModelFileSchema,
  UtteranceFileSchema,
  writeCardModelModule,
  writeUtteranceModules,
} from './src/authoring/utterances.ts';
import { indexLevels } from './src/authoring/replies.ts';
import {
  AnswerFileSchema,
  writeAnswerModules,
  WordFileSchema,
  writeWordModules,
} from './src/authoring/words.ts';

/** The mentor's knowledge and texts, the router's examples, and the evaluation data. */
export default defineContent({
  collections: {
    plays: { files: 'content/plays/*/*.yaml', schema: PlayFileSchema },
    cards: { files: 'content/cards/*.yaml', schema: CardFileSchema },
    facets: { files: 'content/facets.yaml', schema: FacetFileSchema },
    utterances: { files: 'content/utterances/*.yaml', schema: UtteranceFileSchema },
    moreUtterances: { files: 'content/more-utterances/*.yaml', schema: UtteranceFileSchema },
    cardModel: { files: 'content/card-model.yaml', schema: CardModelFileSchema },
    drafts: { files: 'content/drafts/*.yaml', schema: DraftFileSchema },
    dialogue: { files: 'content/dialogue.yaml', schema: DialogueFileSchema },
    guides: { files: 'content/guides/*.md', schema: GuideFileSchema },
    laws: { files: 'content/laws/*.md', schema: LawFileSchema },
    quotes: { files: 'content/quotes/*.yaml', schema: QuoteFileSchema },
    exemplars: { files: 'content/router/exemplars/*.yaml', schema: ExemplarFileSchema },
    evaluation: { files: 'content/router/evaluation/*.yaml', schema: EvaluationFileSchema },
    blind: { files: 'content/router/blind/*.yaml', schema: BlindFileSchema },
    keywords: { files: 'content/router/keywords.yaml', schema: KeywordFileSchema },
    asides: { files: 'content/asides.yaml', schema: AsideFileSchema },
    answers: { files: 'content/answers.yaml', schema: AnswerFileSchema },
    phrases: { files: 'content/phrases/*.yaml', schema: PhraseFileSchema },
    words: { files: 'content/words.yaml', schema: WordFileSchema },
    redTeam: { files: 'content/red-team/*/*.yaml', schema: RedTeamFileSchema },
    contacts: { files: 'content/contacts.yaml', schema: ContactFileSchema },
    replies: { files: 'content/replies/*.yaml', schema: ReplyFileSchema },
    safetyRules: { files: 'content/safety/rules/*/*.yaml', schema: RuleFileSchema },
    safetyLists: { files: 'content/safety/lists/*.yaml', schema: ListFileSchema },
    sensitive: { files: 'content/safety/sensitive.yaml', schema: SensitiveFileSchema },
  },
  compile(content, report) {
    const passages = collectPassages(content, report);
    const ids = new Set(passages.map(({ id }) => id));
    return {
      ...writePassageModules(passages),
      ...writeCardModules(content, ids, report),
      ...writeUtteranceModules(content.utterances, content.moreUtterances, content.cards, report),
      ...writeCardModelModule(content.cardModel),
      ...writeDialogueModules(content.dialogue),
      ...writeLawQuestionModules(content.laws),
      ...writePlayModules(content.plays, ids, report),
      ...writeExemplarModules(content.exemplars, report),
      ...writeEvaluationModules(content.evaluation, content.blind),
      ...writeKeywordModules(content.keywords),
      ...writeAsideModules(content.asides),
      ...writeAnswerModules(content.answers),
      ...writePhraseModules(content.phrases, report),
      ...writeWordModules(content.words),
      ...writeRedTeamModules(content.redTeam, report),
      ...writeReplyModules(content.contacts, content.replies, report),
      ...writeSafetyModules(content, indexLevels(content.replies), report),
    };
  },
});

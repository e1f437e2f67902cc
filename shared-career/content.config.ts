import { defineContent, PhraseFileSchema, writePhraseModules, writePhraseTables } from '@aura/content-tools';
import {
  BehaviorItemsSchema,
  writeBehaviorModules,
  ScenariosSchema,
  TendencySchema,
  UndecidedSchema,
} from './src/authoring/behavior-files.ts';
import {
  CourseFileSchema,
  writePlansModule,
  PlanGuideSchema,
  StepFileSchema,
} from './src/authoring/plan-guide-file.ts';
import { GapReasonsSchema, writeGapReasonsModule } from './src/authoring/gap-reason-file.ts';
import {
  AnchorsSchema,
  InterestsSchema,
  OptionsSchema,
  writeQuestionnaireModules,
} from './src/authoring/questionnaire-files.ts';
import { ArtefactsSchema, PlanTasksSchema, writePlanTextsModule } from './src/authoring/plan-text-files.ts';
import { RelationFileSchema, writeRelationsModule } from './src/authoring/relations.ts';
import {
  AdsSchema,
  AdviceSchema,
  HiddenOrdersSchema,
  HonestSchema,
  LabelledAdsSchema,
  LinkedinPagesSchema,
  PairsSchema,
  ResumesSchema,
  writeSampleModules,
} from './src/authoring/sample-files.ts';
import {
  DeedNounsSchema,
  QuestionsSchema,
  writeSuggestionsModule,
} from './src/authoring/suggestion-files.ts';
import {
  DeedFileSchema,
  OccupationFileSchema,
  SkillFileSchema,
  listTaxonomyIds,
  writeTaxonomyModules,
} from './src/authoring/taxonomy-files.ts';
import { TemplateSchema, writeTemplatesModule } from './src/authoring/template-file.ts';
import {
  LinkedinChecklistSchema,
  LinkedinCompletenessSchema,
  LinkedinGapsSchema,
  ReadingErrorsSchema,
  writeTextModules,
  LinkedinTablesSchema,
} from './src/authoring/text-files.ts';
import { KinshipSchema, TitleNamesSchema, writeTitlesModule } from './src/authoring/title-files.ts';
import { WordFileSchema, writeWordModules } from './src/authoring/word-files.ts';

/**
 * The taxonomy; the building blocks of plans (norms and tasks of common occupations, free courses); the actions in a
 * CV that prove a requirement; the words that classify lines and names; and the names of jobs.
 */
export default defineContent({
  collections: {
    behaviorItems: { files: 'content/behavior/items.yaml', schema: BehaviorItemsSchema },
    scenarios: { files: 'content/behavior/scenarios.yaml', schema: ScenariosSchema },
    tendencies: { files: 'content/behavior/tendencies/*.yaml', schema: TendencySchema },
    undecided: { files: 'content/behavior/undecided.yaml', schema: UndecidedSchema },
    anchors: { files: 'content/questionnaire/anchors.yaml', schema: AnchorsSchema },
    interests: { files: 'content/questionnaire/interests.yaml', schema: InterestsSchema },
    options: { files: 'content/questionnaire/options.yaml', schema: OptionsSchema },
    resumes: { files: 'content/samples/resumes/*.yaml', schema: ResumesSchema },
    pairs: { files: 'content/samples/pairs/*.yaml', schema: PairsSchema },
    ads: { files: 'content/samples/ads/*.yaml', schema: AdsSchema },
    labelledAds: { files: 'content/samples/labelled-ads.yaml', schema: LabelledAdsSchema },
    hiddenOrders: { files: 'content/samples/hidden-orders.yaml', schema: HiddenOrdersSchema },
    honest: { files: 'content/samples/honest/*.yaml', schema: HonestSchema },
    advice: { files: 'content/samples/advice/*.yaml', schema: AdviceSchema },
    linkedinPages: { files: 'content/samples/linkedin-pages.yaml', schema: LinkedinPagesSchema },
    plans: { files: 'content/plans/*.yaml', schema: PlanGuideSchema },
    planTasks: { files: 'content/plan-texts/tasks.yaml', schema: PlanTasksSchema },
    gapReasons: { files: 'content/texts/gap-reasons.yaml', schema: GapReasonsSchema },
    artefacts: { files: 'content/plan-texts/artefacts.yaml', schema: ArtefactsSchema },
    steps: { files: 'content/plans/steps/*.yaml', schema: StepFileSchema },
    courses: { files: 'content/courses.yaml', schema: CourseFileSchema },
    readingErrors: { files: 'content/texts/reading-errors.yaml', schema: ReadingErrorsSchema },
    linkedinGaps: { files: 'content/texts/linkedin-gaps.yaml', schema: LinkedinGapsSchema },
    linkedinChecklist: { files: 'content/texts/linkedin-checklist.yaml', schema: LinkedinChecklistSchema },
    linkedinTables: { files: 'content/texts/linkedin-tables.yaml', schema: LinkedinTablesSchema },
    linkedinCompleteness: {
      files: 'content/texts/linkedin-completeness.yaml',
      schema: LinkedinCompletenessSchema,
    },
    relations: { files: 'content/relations/*.yaml', schema: RelationFileSchema },
    signs: { files: 'content/signs/*.yaml', schema: PhraseFileSchema },
    phrases: { files: 'content/phrases/*.yaml', schema: PhraseFileSchema },
    words: { files: 'content/words/*.yaml', schema: WordFileSchema },
    titleNames: { files: 'content/titles/{nouns,fields,short-forms}.csv', schema: TitleNamesSchema },
    kinship: { files: 'content/titles/kinship.csv', schema: KinshipSchema },
    questions: { files: 'content/suggestions/questions.yaml', schema: QuestionsSchema },
    templates: { files: 'content/templates/*.yaml', schema: TemplateSchema },
    deedNouns: { files: 'content/suggestions/deed-nouns.csv', schema: DeedNounsSchema },
    skills: { files: 'content/taxonomy/skills/*.yaml', schema: SkillFileSchema },
    occupations: { files: 'content/taxonomy/occupations/*.yaml', schema: OccupationFileSchema },
    deeds: { files: 'content/taxonomy/deeds.yaml', schema: DeedFileSchema },
  },
  compile(files, report) {
    const {
      plans,
      planTasks: tasks,
      artefacts,
      gapReasons,
      steps,
      courses,
      readingErrors,
      linkedinGaps,
      linkedinChecklist,
      linkedinCompleteness,
      linkedinTables,
      relations,
      signs,
      phrases,
      words,
      titleNames,
      kinship,
      questions,
      deedNouns,
      templates,
      behaviorItems: items,
      scenarios,
      tendencies,
      undecided,
      anchors,
      interests,
      options,
      resumes,
      pairs,
      ads,
      labelledAds,
      hiddenOrders,
      honest,
      advice,
      linkedinPages,
      ...taxonomy
    } = files;
    return {
      'plan-guides.ts': writePlansModule({ plans, steps, courses }, listTaxonomyIds(taxonomy), report),
      'plan-texts.ts': writePlanTextsModule({ tasks, artefacts }, listTaxonomyIds(taxonomy).skills, report),
      'gap-reasons.ts': writeGapReasonsModule(gapReasons, report),
      'relations.ts': writeRelationsModule(relations, report),
      'signs.ts': writePhraseTables(signs, report),
      ...writePhraseModules(phrases, report),
      'suggestions.ts': writeSuggestionsModule(questions, deedNouns),
      'templates.ts': writeTemplatesModule(templates),
      'titles.ts': writeTitlesModule(titleNames, kinship, report),
      ...writeBehaviorModules({ items, scenarios, tendencies, undecided }, report),
      ...writeQuestionnaireModules({ anchors, interests, options }, report),
      ...writeTextModules(
        { readingErrors, linkedinGaps, linkedinChecklist, linkedinCompleteness, linkedinTables },
        report,
      ),
      ...writeSampleModules({
        resumes,
        pairs,
        ads,
        labelledAds,
        hiddenOrders,
        honest,
        advice,
        linkedinPages,
      }),
      ...writeWordModules(words),
      ...writeTaxonomyModules(taxonomy, report),
    };
  },
});

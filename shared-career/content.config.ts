import { defineContent } from '@aura/content-tools';
import {
  CourseFileSchema,
  plansModule,
  PlanGuideSchema,
  StepFileSchema,
} from './src/authoring/plan-guide-file.ts';
import { RelationFileSchema, relationsModule } from './src/authoring/relations.ts';
import { SignsFileSchema, signsModule } from './src/authoring/signs-file.ts';
import { DeedNounsSchema, QuestionsSchema, suggestionsModule } from './src/authoring/suggestion-files.ts';
import {
  DeedFileSchema,
  OccupationFileSchema,
  SkillFileSchema,
  taxonomyIds,
  taxonomyModules,
} from './src/authoring/taxonomy-files.ts';
import { TemplateSchema, templatesModule } from './src/authoring/template-file.ts';
import { KinshipSchema, TitleNamesSchema, titlesModule } from './src/authoring/title-files.ts';
import { WordFileSchema, wordModules } from './src/authoring/word-files.ts';

/**
 * The taxonomy; what plans are made of (norms and pieces of work of the commonest occupations, free courses); and which
 * deeds of a CV show what an ad asks for; the words by which lines and names are told apart; and the names of jobs.
 */
export default defineContent({
  collections: {
    plans: { files: 'content/plans/*.yaml', schema: PlanGuideSchema },
    steps: { files: 'content/plans/steps/*.yaml', schema: StepFileSchema },
    courses: { files: 'content/courses.yaml', schema: CourseFileSchema },
    relations: { files: 'content/relations/*.yaml', schema: RelationFileSchema },
    signs: { files: 'content/signs/*.yaml', schema: SignsFileSchema },
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
      steps,
      courses,
      relations,
      signs,
      words,
      titleNames,
      kinship,
      questions,
      deedNouns,
      templates,
      ...taxonomy
    } = files;
    return {
      'plan-guides.ts': plansModule({ plans, steps, courses }, taxonomyIds(taxonomy), report),
      'relations.ts': relationsModule(relations, report),
      'signs.ts': signsModule(signs, report),
      'suggestions.ts': suggestionsModule(questions, deedNouns),
      'templates.ts': templatesModule(templates),
      'titles.ts': titlesModule(titleNames, kinship, report),
      ...wordModules(words),
      ...taxonomyModules(taxonomy, report),
    };
  },
});

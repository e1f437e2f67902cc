import { defineContent } from '@aura/content-tools';
import {
  CourseFileSchema,
  plansModule,
  PlanGuideSchema,
  StepFileSchema,
} from './src/authoring/plan-guide-file.ts';
import { RelationFileSchema, relationsModule } from './src/authoring/relations.ts';
import { SignsFileSchema, signsModule } from './src/authoring/signs-file.ts';
import {
  DeedFileSchema,
  OccupationFileSchema,
  SkillFileSchema,
  taxonomyIds,
  taxonomyModules,
} from './src/authoring/taxonomy-files.ts';

/**
 * The taxonomy; what plans are made of (norms and pieces of work of the commonest occupations, free courses); and which
 * deeds of a CV show what an ad asks for; and the words by which lines are told apart.
 */
export default defineContent({
  collections: {
    plans: { files: 'content/plans/*.yaml', schema: PlanGuideSchema },
    steps: { files: 'content/plans/steps/*.yaml', schema: StepFileSchema },
    courses: { files: 'content/courses.yaml', schema: CourseFileSchema },
    relations: { files: 'content/relations/*.yaml', schema: RelationFileSchema },
    signs: { files: 'content/signs/*.yaml', schema: SignsFileSchema },
    skills: { files: 'content/taxonomy/skills/*.yaml', schema: SkillFileSchema },
    occupations: { files: 'content/taxonomy/occupations/*.yaml', schema: OccupationFileSchema },
    deeds: { files: 'content/taxonomy/deeds.yaml', schema: DeedFileSchema },
  },
  compile({ plans, steps, courses, relations, signs, ...taxonomy }, report) {
    return {
      'plan-guides.ts': plansModule({ plans, steps, courses }, taxonomyIds(taxonomy), report),
      'relations.ts': relationsModule(relations, report),
      'signs.ts': signsModule(signs, report),
      ...taxonomyModules(taxonomy, report),
    };
  },
});

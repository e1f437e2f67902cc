import { defineContent } from '@aura/content-tools';
import { plansModule, PlanGuideSchema } from './src/authoring/plan-guide-file.ts';
import { RelationFileSchema, relationsModule } from './src/authoring/relations.ts';
import {
  DeedFileSchema,
  OccupationFileSchema,
  SkillFileSchema,
  taxonomyIds,
  taxonomyModules,
} from './src/authoring/taxonomy-files.ts';

/**
 * The taxonomy; what a plan is made of (norms, free courses and pieces of work of the commonest occupations); and which
 * deeds of a CV show what an ad asks for.
 */
export default defineContent({
  collections: {
    plans: { files: 'content/plans/*.yaml', schema: PlanGuideSchema },
    relations: { files: 'content/relations/*.yaml', schema: RelationFileSchema },
    skills: { files: 'content/taxonomy/skills/*.yaml', schema: SkillFileSchema },
    occupations: { files: 'content/taxonomy/occupations/*.yaml', schema: OccupationFileSchema },
    deeds: { files: 'content/taxonomy/deeds.yaml', schema: DeedFileSchema },
  },
  compile({ plans, relations, ...taxonomy }, report) {
    return {
      'plan-guides.ts': plansModule(plans, taxonomyIds(taxonomy), report),
      'relations.ts': relationsModule(relations, report),
      ...taxonomyModules(taxonomy, report),
    };
  },
});

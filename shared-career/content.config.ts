import { defineContent } from '@aura/content-tools';
import { plansModule, PlanGuideSchema } from './src/authoring/plan-guide-file.ts';
import {
  DeedFileSchema,
  OccupationFileSchema,
  SkillFileSchema,
  taxonomyIds,
  taxonomyModules,
} from './src/authoring/taxonomy-files.ts';

/** The taxonomy, and what a plan is made of: norms, free courses and pieces of work of the commonest occupations. */
export default defineContent({
  collections: {
    plans: { files: 'content/plans/*.yaml', schema: PlanGuideSchema },
    skills: { files: 'content/taxonomy/skills/*.yaml', schema: SkillFileSchema },
    occupations: { files: 'content/taxonomy/occupations/*.yaml', schema: OccupationFileSchema },
    deeds: { files: 'content/taxonomy/deeds.yaml', schema: DeedFileSchema },
  },
  compile: ({ plans, ...taxonomy }, report) => ({
    'plan-guides.ts': plansModule(plans, taxonomyIds(taxonomy), report),
    ...taxonomyModules(taxonomy, report),
  }),
});

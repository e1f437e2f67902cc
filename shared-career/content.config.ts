import { defineContent } from '@aura/content-tools';
import { plansModule, PlanGuideSchema } from './src/authoring/plan-guide-file.ts';

/** What a plan is made of: norms, free courses and pieces of work of the commonest occupations. */
export default defineContent({
  collections: { plans: { files: 'content/plans/*.yaml', schema: PlanGuideSchema } },
  compile: ({ plans }, report) => ({ 'plan-guides.ts': plansModule(plans, report) }),
});

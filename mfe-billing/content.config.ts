import { defineContent } from '@aura/content-tools';
import { PlansSchema, writePlansModule } from './src/authoring/plan-file.ts';

/** What the plans are called, cost and hold. */
export default defineContent({
  collections: { plans: { files: 'content/plans.yaml', schema: PlansSchema } },
  compile: ({ plans }, report) => ({ 'plans.ts': writePlansModule(plans, report) }),
});

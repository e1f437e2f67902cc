import { defineContent } from '@aura/content-tools';
import { PlansSchema, writePlansModule } from './src/authoring/plan-file.ts';

/** Names, prices and contents of the plans. */
export default defineContent({
  collections: { plans: { files: 'content/plans.yaml', schema: PlansSchema } },
  compile: ({ plans }, report) => ({ 'plans.ts': writePlansModule(plans, report) }),
});

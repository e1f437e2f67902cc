import { insightsCheckEndpoint } from '@aura/shared-domain';
import { definePart } from '../parts/define-part.ts';
import { checkInsights } from './check-insights.ts';

/** What a person is told by itself: tasks that are due, an access that ends, reviews. */
export default definePart({
  name: 'insights',
  routes(bind, deps) {
    bind(insightsCheckEndpoint, checkInsights(deps));
  },
});

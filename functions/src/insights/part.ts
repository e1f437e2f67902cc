import { insightsCheckEndpoint } from '@aura/shared-domain';
import { definePart } from '../parts/define-part.ts';
import { checkInsights } from './check-insights.ts';

/** Automatic notifications: due tasks, an access that ends, reviews. */
export default definePart({
  name: 'insights',
  routes(bind, deps) {
    bind(insightsCheckEndpoint, checkInsights(deps));
  },
});

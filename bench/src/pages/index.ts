/* What the journeys in the browser measure with. */
export { breaches } from './breaches.ts';
export { measurePage, type PageMeasurement } from './measure.ts';
export { observations, observe } from './observations.ts';
export { openSite, type OpenSite } from './serve.ts';

export { measureBlindAccuracy, measureRouterAccuracy, type RouterAccuracy } from './accuracy.ts';
export { routeMessage, type Route } from './route.ts';

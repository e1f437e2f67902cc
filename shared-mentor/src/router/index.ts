export { measureBlindAccuracy, measureRouterAccuracy, type RouterAccuracy } from './accuracy.ts';
export { classifyMessage, type Route } from './route.ts';

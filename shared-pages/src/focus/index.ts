export * from './fragment-target.ts';
export { useFocusWhenGone } from './use-focus-when-gone.ts';

import { BUDGETS } from './budgets.ts';
import type { PageMeasurement } from './measure.ts';

/** What a page is weighed by; see {@link BUDGETS}. */
export type Weighed = Pick<PageMeasurement, keyof typeof BUDGETS | 'path'>;

/** Every budget that a page breaks, each as a sentence. */
export function breaches(page: Weighed): string[] {
  return (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])
    .filter((name) => page[name] > BUDGETS[name])
    .map((name) => `${page.path}: ${name} is ${page[name]}, allowed are ${BUDGETS[name]}.`);
}

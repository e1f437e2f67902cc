import type { Step } from './state.ts';

const ROUTE = '/otimizador-curriculo';

export const HOME_PATH = ROUTE;
export const stepPath = (step: Step): string => `${ROUTE}?etapa=${step}`;
export const runPath = (runId: string): string => `${ROUTE}?versao=${encodeURIComponent(runId)}`;
export const comparePath = (before: string, after: string): string =>
  `${ROUTE}?comparar=${encodeURIComponent(before)},${encodeURIComponent(after)}`;

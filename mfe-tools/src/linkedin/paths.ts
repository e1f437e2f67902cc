import { buildToolPaths, type ToolPaths } from '../steps/tool-paths.ts';
import type { Step } from './state.ts';

export const { HOME_PATH, stepPath, runPath, comparePath }: ToolPaths<Step> =
  buildToolPaths('/otimizador-linkedin');

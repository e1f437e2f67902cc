import { type Tool, ToolSchema } from './limits.ts';

/** Tools with a limit as people know them. */
export const TOOL_NAMES: Readonly<Record<Tool, string>> = {
  diagnosticQuick: 'Diagnóstico rápido',
  resumeOptimizer: 'Otimizador de currículo',
  linkedinOptimizer: 'Otimizador de LinkedIn',
  jobSearch: 'Radar de vagas',
  interviewSimulator: 'Simulador de entrevista',
  mentorAI: 'Mentor de carreira',
};

/** Where each of them is; the quick diagnosis is a form of the whole one. */
const TOOL_PATHS: Readonly<Record<Exclude<Tool, 'diagnosticQuick'>, string>> = {
  resumeOptimizer: '/otimizador-curriculo',
  linkedinOptimizer: '/otimizador-linkedin',
  jobSearch: '/buscador-vagas',
  interviewSimulator: '/simulador-entrevista',
  mentorAI: '/mentor-ia',
};

/** The tool with a limit at a path, without what follows “?” or “#”; null for every other page. */
export const findToolAt = (path: string): Tool | null =>
  ToolSchema.options.find((tool) => tool !== 'diagnosticQuick' && TOOL_PATHS[tool] === path) ?? null;

import type { Tool } from './limits.ts';

/** Tools with a limit as people know them. */
export const TOOL_NAMES: Readonly<Record<Tool, string>> = {
  diagnosticQuick: 'Diagnóstico rápido',
  resumeOptimizer: 'Otimizador de currículo',
  linkedinOptimizer: 'Otimizador de LinkedIn',
  jobSearch: 'Radar de vagas',
  interviewSimulator: 'Simulador de entrevista',
  mentorAI: 'Mentor de carreira',
};
